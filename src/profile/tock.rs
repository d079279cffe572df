//! The switches of Tock as text: the one table from which profiles are read and written, shown, and described by a
//! schema.
//!
//! A switch is a place in [`Switches`]: the kind of place says which values it takes and how they are written.

pub mod cards;

use serde_json::{Value as Json, json};

use crate::tock::rules::{
    Action, Blocks, Cards, Control, Deal, DealMode, Deck, End, Guards, Home, Land, Landing, NoMove, Obligation,
    OwnCrossing, Post, RestOfCard, Seats, Size, Start, StartOnOwn, StarterHelp, Switch, Switches, Teams, TurnSwitches,
};

/// The word for "there is none", where a switch may be absent.
pub const NONE: &str = "none";

/// The switches a profile must set: they have no default, and no other switch asks for them.
pub const NEEDED: [Switch; 2] = [Switch::SeatsCounts, Switch::DealMode];

/// A value of a switch as a text gives it: spelling and range checked, sense not yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// One of the names the switch knows.
    Name(&'static str),
    /// Yes or no.
    Flag(bool),
    /// A number in the range of the switch.
    Number(u8),
    /// Numbers in the range of the switch.
    Numbers(Vec<u8>),
    /// What a card may be used for.
    Actions(Vec<Action>),
    /// There is none.
    None,
}

/// Which values a switch takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these names.
    Names(Vec<&'static str>),
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
        /// Whether [`NONE`] is allowed instead.
        or_none: bool,
    },
    /// A list of whole numbers.
    Numbers {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// A list of actions.
    Actions,
}

/// Where a switch keeps its value.
enum Slot<'a> {
    Name(&'a mut dyn Word),
    Flag(&'a mut bool),
    Number(&'a mut u8),
    NumberOrNone(&'a mut Option<u8>),
    Numbers(&'a mut Vec<u8>),
    Actions(&'a mut Option<Vec<Action>>),
}

/// A value that is written as a name.
trait Word {
    fn names(&self) -> Vec<&'static str>;
    fn name(&self) -> &'static str;
    fn set(&mut self, name: &str);
}

/// A type whose values all have names.
pub(super) trait Named: Copy + PartialEq + 'static {
    /// Every value with its name.
    const NAMES: &'static [(&'static str, Self)];

    /// Returns the value of this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(it, _)| *it == name).map(|(_, it)| *it)
    }

    /// Returns the name of this value.
    fn name_of(self) -> &'static str {
        Self::NAMES.iter().find(|(_, it)| *it == self).map_or("", |(it, _)| it)
    }
}

impl<T: Named> Word for T {
    fn names(&self) -> Vec<&'static str> {
        T::NAMES.iter().map(|(it, _)| *it).collect()
    }

    fn name(&self) -> &'static str {
        self.name_of()
    }

    fn set(&mut self, name: &str) {
        if let Some(value) = T::named(name) {
            *self = value;
        }
    }
}

macro_rules! names {
    ($($type:ident: $($name:literal = $value:ident),+;)*) => {
        $(impl Named for $type {
            const NAMES: &'static [(&'static str, Self)] = &[$(($name, Self::$value)),+];
        })*
    };
}

names! {
    Teams: "none" = None, "opposite" = Opposite;
    DealMode: "refill" = Refill, "play_out" = PlayOut;
    StarterHelp: "none" = None, "redraw_until_starter" = RedrawUntilStarter;
    Obligation: "forced" = Forced, "may_discard" = MayDiscard;
    NoMove: "discard_one" = DiscardOne;
    Control: "own" = Own, "partner_when_finished" = PartnerWhenFinished;
    StartOnOwn: "illegal" = Illegal, "capture_unguarded" = CaptureUnguarded;
    Guards: "none" = None, "fresh" = Fresh, "standing" = Standing;
    Blocks: "nobody" = Nobody, "others" = Others, "everyone" = Everyone;
    OwnCrossing: "free" = Free, "never" = Never;
    Landing: "illegal" = Illegal, "capture" = Capture;
    RestOfCard: "partner" = Partner, "forfeit" = Forfeit;
}

/// Returns the switches as they are where no profile says otherwise.
///
/// Those without a default hold a value that is never used: a profile must set them, see [`has_default`].
///
/// Source: `rules/README.md`, 8.
pub fn defaults() -> Switches {
    Switches {
        seats: Seats { counts: vec![], teams: Teams::None },
        board: Size { sections: 4, section_length: 18, doorstep: 1, home: 4, marbles: 4, shortcut: None },
        deck: Deck { jokers: 0 },
        deal: Deal { mode: DealMode::Refill, hand: None, schedule: vec![], starter_help: StarterHelp::None },
        turn: TurnSwitches {
            obligation: Obligation::Forced,
            no_move: NoMove::DiscardOne,
            control: Control::PartnerWhenFinished,
        },
        start: Start { on_own: StartOnOwn::Illegal },
        post: Post {
            guards: Guards::Fresh,
            blocks: Blocks::Everyone,
            owner_swap_out: true,
            own_crossing: OwnCrossing::Free,
        },
        land: Land { on_own: Landing::Capture, on_partner: Landing::Capture },
        home: Home { jump: false, enter_backward: false, foreign_moved_may_enter: false },
        end: End { rest_of_card: RestOfCard::Partner },
        cards: Cards::default(),
    }
}

/// Tells whether a switch has a value where no profile sets it. The actions of a card that is not listed are its face
/// value, which is no default of the switch.
pub fn has_default(switch: Switch) -> bool {
    !NEEDED.contains(&switch) && json(&defaults(), switch).is_some()
}

fn slot(switches: &mut Switches, switch: Switch) -> Slot<'_> {
    let Switches { seats, board, deck, deal, turn, start, post, land, home, end, cards } = switches;
    match switch {
        Switch::SeatsCounts => Slot::Numbers(&mut seats.counts),
        Switch::SeatsTeams => Slot::Name(&mut seats.teams),
        Switch::BoardSections => Slot::Number(&mut board.sections),
        Switch::BoardSectionLength => Slot::Number(&mut board.section_length),
        Switch::BoardDoorstep => Slot::Number(&mut board.doorstep),
        Switch::BoardHome => Slot::Number(&mut board.home),
        Switch::BoardMarbles => Slot::Number(&mut board.marbles),
        Switch::BoardShortcut => Slot::NumberOrNone(&mut board.shortcut),
        Switch::DeckJokers => Slot::Number(&mut deck.jokers),
        Switch::DealMode => Slot::Name(&mut deal.mode),
        Switch::DealHand => Slot::NumberOrNone(&mut deal.hand),
        Switch::DealSchedule => Slot::Numbers(&mut deal.schedule),
        Switch::DealStarterHelp => Slot::Name(&mut deal.starter_help),
        Switch::TurnObligation => Slot::Name(&mut turn.obligation),
        Switch::TurnNoMove => Slot::Name(&mut turn.no_move),
        Switch::TurnControl => Slot::Name(&mut turn.control),
        Switch::StartOnOwn => Slot::Name(&mut start.on_own),
        Switch::PostGuards => Slot::Name(&mut post.guards),
        Switch::PostBlocks => Slot::Name(&mut post.blocks),
        Switch::PostOwnerSwapOut => Slot::Flag(&mut post.owner_swap_out),
        Switch::PostOwnCrossing => Slot::Name(&mut post.own_crossing),
        Switch::LandOnOwn => Slot::Name(&mut land.on_own),
        Switch::LandOnPartner => Slot::Name(&mut land.on_partner),
        Switch::HomeJump => Slot::Flag(&mut home.jump),
        Switch::HomeEnterBackward => Slot::Flag(&mut home.enter_backward),
        Switch::HomeForeignMovedMayEnter => Slot::Flag(&mut home.foreign_moved_may_enter),
        Switch::EndRestOfCard => Slot::Name(&mut end.rest_of_card),
        Switch::Cards(rank) => Slot::Actions(cards.listing(rank)),
    }
}

/// Returns which values `switch` takes.
pub fn kind(switch: Switch) -> Kind {
    // A number that has no range of its own may be any that fits.
    let (min, max) = switch.range().unwrap_or((0, u8::MAX));
    match slot(&mut defaults(), switch) {
        Slot::Name(word) => Kind::Names(word.names()),
        Slot::Flag(_) => Kind::Flag,
        Slot::Number(_) => Kind::Number { min, max, or_none: false },
        Slot::NumberOrNone(_) => Kind::Number { min, max, or_none: true },
        Slot::Numbers(_) => Kind::Numbers { min, max },
        Slot::Actions(_) => Kind::Actions,
    }
}

/// Gives `switch` this value; one of another kind than the switch takes changes nothing.
pub fn put(switches: &mut Switches, switch: Switch, value: &Value) {
    match (slot(switches, switch), value) {
        (Slot::Name(slot), Value::Name(name)) => slot.set(name),
        (Slot::Flag(slot), Value::Flag(flag)) => *slot = *flag,
        (Slot::Number(slot), Value::Number(number)) => *slot = *number,
        (Slot::NumberOrNone(slot), Value::Number(number)) => *slot = Some(*number),
        (Slot::NumberOrNone(slot), Value::None) => *slot = None,
        (Slot::Numbers(slot), Value::Numbers(numbers)) => slot.clone_from(numbers),
        (Slot::Actions(slot), Value::Actions(actions)) => *slot = Some(actions.clone()),
        (
            Slot::Name(_)
            | Slot::Flag(_)
            | Slot::Number(_)
            | Slot::NumberOrNone(_)
            | Slot::Numbers(_)
            | Slot::Actions(_),
            _,
        ) => {}
    }
}

/// Returns the value of `switch` as a profile writes it, if there is one.
pub fn json(switches: &Switches, switch: Switch) -> Option<Json> {
    match slot(&mut switches.clone(), switch) {
        Slot::Name(word) => Some(word.name().into()),
        Slot::Flag(flag) => Some((*flag).into()),
        Slot::Number(number) => Some((*number).into()),
        Slot::NumberOrNone(number) => number.map(Into::into),
        Slot::Numbers(numbers) if numbers.is_empty() => None,
        Slot::Numbers(numbers) => Some(numbers.clone().into()),
        Slot::Actions(actions) => actions.as_deref().map(cards::json),
    }
}

/// Returns a value as a profile writes it.
pub fn value_json(value: &Value) -> Json {
    match value {
        Value::Name(name) => (*name).into(),
        Value::Flag(flag) => (*flag).into(),
        Value::Number(number) => (*number).into(),
        Value::Numbers(numbers) => numbers.clone().into(),
        Value::Actions(actions) => cards::json(actions),
        Value::None => NONE.into(),
    }
}

/// Returns the switch of this table and key.
pub fn find(table: &str, key: &str) -> Option<Switch> {
    Switch::all().find(|it| it.path() == (table, key))
}

/// Returns the names of the tables, in order.
pub fn tables() -> Vec<&'static str> {
    let mut tables: Vec<_> = Switch::all().map(|it| it.path().0).collect();
    tables.dedup();
    tables
}

/// Returns the keys of a table, in order.
pub fn keys(table: &str) -> Vec<&'static str> {
    Switch::all().map(Switch::path).filter(|it| it.0 == table).map(|it| it.1).collect()
}

/// Returns every switch that has a value, as nested tables.
pub fn resolved(switches: &Switches) -> Json {
    let mut tables = serde_json::Map::new();
    for switch in Switch::all() {
        let (table, key) = switch.path();
        if let Some(value) = json(switches, switch) {
            tables.entry(table).or_insert_with(|| json!({}))[key] = value;
        }
    }
    Json::Object(tables)
}
