//! Why not?, typed moves, lists of whole moves, single moves and the pointer of the mouse, at the table.

use ratatui::style::Modifier;
use tempfile::TempDir;
use tock::{
    bot::Crew,
    position::tock::{Case, read},
    profile::Library,
    report::Source,
    session::{Beginning, NewGame, Player, Session},
    tock::{BySeat, Move, Seat, Spot},
    tui::{
        Cmd, Model, Msg, Start, Theme,
        bots::{Seated, think},
        canvas::Hit,
        keys::{Action, Code, Context, Input},
        model::Over,
        play::{Item, Mode},
    },
};

use crate::{
    screens::{draw, options, press, text},
    touch::{self, click_at, key, playing as play},
};

const SIZE: (u16, u16) = (120, 45);

/// Sits down at a position, seat A at the keyboard.
fn sit(text: &str) -> Model {
    let case: Case = read(&Source::new("test", text), None, &Library::default(), &[]).expect("a position");
    let player = |seat| match seat {
        Seat::A => Some(Player::Human { name: "Ann".to_owned() }),
        _ => case.position.table.contains(seat).then(|| Player::Bot { level: "random".to_owned() }),
    };
    let game = NewGame::new(&case.table, BySeat::from_fn(player), 1);
    let session = Session::begin_as(Beginning::at(&game, &case.position).expect("it begins"), None).expect("it begins");
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::Game(Box::new(session)), options(Theme::FULL, &store));
    model.begin();
    look(&mut model);
    model
}

/// Draws the screen, so that it can be clicked.
fn look(model: &mut Model) -> String {
    touch::look(model, SIZE)
}

fn cell(model: &Model, hit: Hit) -> (u16, u16) {
    touch::cell(model, SIZE, hit).expect("it is on the screen")
}

fn click(model: &mut Model, hit: Hit) {
    touch::click(model, SIZE, hit);
    look(model);
}

fn hover(model: &mut Model, hit: Hit) {
    look(model);
    let (column, row) = cell(model, hit);
    model.update(Msg::Input(Input::Hover { column, row }));
    look(model);
}

fn spot(text: &str) -> Hit {
    Hit::Spot(text.parse::<Spot>().expect("a spot"))
}

fn notice(model: &Model) -> &str {
    play(model).notice.as_ref().map_or("", |it| it.text.as_str())
}

/// Returns the last move that was made at the keyboard, in notation.
fn made(model: &Model) -> Option<String> {
    play(model).session().record().events().iter().rev().find_map(|it| match it {
        tock::game::Event::Move(mv) => Some(mv.to_string()),
        tock::game::Event::Chance(_) => None,
    })
}

/// Types text as it is, with `\n` for Enter.
fn write(model: &mut Model, typed: &str) {
    for letter in typed.chars() {
        let code = if letter == '\n' { Code::Enter } else { Code::Char(letter) };
        key(model, code);
    }
    look(model);
}

fn tab(model: &mut Model) {
    key(model, Code::Tab);
    look(model);
}

/// B's marble has just come out: B14 cannot pass it with the 8, B3 can.
const BARRED: &str = "rules = 'french'\nturn = 'A'\n[A]\nmarbles = ['B14']\nhand = ['2', '3', '8', '9']\n\
     [B]\nmarbles = ['B18']\n[C]\n[D]\n";
const SEVEN: &str = "rules = 'french'\nturn = 'A'\n[A]\nmarbles = ['B3', 'C1', 'D2', 'A15']\nhand = ['7', '9', 'J']\n\
     [B]\nmarbles = ['B10']\n[C]\n[D]\n";
const STUCK: &str = "rules = 'french'\nturn = 'A'\n[A]\nmarbles = ['B14']\nhand = ['8', '9', '10']\n\
     [B]\nmarbles = ['B18']\n[C]\n[D]\n";
const ENGLISH: &str = "rules = 'english'\nturn = 'A'\n[A]\nmarbles = ['B14']\nhand = ['8', '9', '10', '2', 'Q']\n\
     [B]\nmarbles = ['B18']\n[C]\n[D]\n";

const PASSES: &str = "B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)";

#[test]
fn a_card_that_cannot_be_played_says_why_when_it_is_chosen() {
    let why = format!(
        "8 cannot be played:\n{PASSES}\n\
         Nothing can be thrown away either: a card that can be played must be: 2 can (rule 6.4)"
    );
    for by_number in [true, false] {
        let mut model = sit(BARRED);
        let (place, count) = (place(&model, "8"), play(&model).items(Seat::A).len());
        let steps = (place + count - play(&model).cursor()) % count;
        press(&mut model, &if by_number { (place + 1).to_string() } else { "_".repeat(steps) + ">" });
        assert!(notice(&model).starts_with('8'), "{}", notice(&model));
        assert!(notice(&model).contains(&why[2..]), "{}", notice(&model));
        assert_eq!(model.context(), Context::Card);
        // It stays until the next key.
        press(&mut model, "_");
        assert_eq!(notice(&model), "");
    }
    let mut model = sit(BARRED);
    let eight = Hit::Card(place(&model, "8"));
    click(&mut model, eight);
    assert!(notice(&model).contains(PASSES), "{}", notice(&model));
}

#[test]
fn a_card_that_can_only_be_thrown_away_is_taken_up_with_the_reason() {
    let mut model = sit(ENGLISH);
    let items = play(&model).items(Seat::A);
    let eight = items.iter().position(|it| matches!(it, Item::Card(card) if card.rank().name() == "8"));
    click(&mut model, Hit::Card(eight.unwrap()));
    assert_eq!(model.context(), Context::Way);
    let why = "B14 – B's marble stands on its own post, B18: only B's marbles may pass it (rule 4.4)";
    assert!(notice(&model).contains(why), "{}", notice(&model));
    assert!(look(&mut model).contains("throw the card away"));
}

#[test]
fn a_marble_or_square_says_which_cards_move_it_before_a_card_is_chosen() {
    let mut model = sit(BARRED);
    click(&mut model, spot("B14"));
    assert!(notice(&model).starts_with("The marble on B14 can be moved by: 2"), "{}", notice(&model));
    click(&mut model, spot("B16"));
    assert!(notice(&model).starts_with("To B16 leads: 2"), "{}", notice(&model));
    click(&mut model, spot("C9"));
    assert_eq!(notice(&model), "No card leads to C9.");
    let mut model = sit(STUCK);
    click(&mut model, spot("B14"));
    assert!(notice(&model).starts_with("No card moves the marble on B14:\n"), "{}", notice(&model));
    assert_eq!(notice(&model).matches(PASSES).count(), 3, "{}", notice(&model));
}

#[test]
fn a_marble_or_square_that_is_not_possible_says_why_while_a_card_is_used() {
    let mut model = take(sit(SEVEN), "9");
    click(&mut model, spot("D10"));
    assert_eq!(notice(&model), "from B3 to D10 it is 43 steps, the card walks exactly 9 (rule 4.1)");
    click(&mut model, spot("B10"));
    assert_eq!(notice(&model), "from B3 to B10 it is 7 steps, the card walks exactly 9 (rule 4.1)");
    click(&mut model, spot("A15"));
    assert!(
        notice(&model).contains("A15 – A's marbles may not step onto or over their own post"),
        "{}",
        notice(&model)
    );
    // Where a marble can go that is not chosen yet it is chosen at once.
    let mut model = take(sit(SEVEN), "7");
    click(&mut model, spot("B10"));
    assert_eq!((notice(&model), made(&model)), ("", None));
    assert!(play(&model).marks().arrives.contains("B10".parse::<Spot>().unwrap()));
    click(&mut model, spot("B10"));
    assert_eq!(made(&model).as_deref(), Some("7 B3-B10"));
    let mut model = take(sit(SEVEN), "7");
    click(&mut model, spot("B3"));
    click(&mut model, spot("B3"));
    click(&mut model, spot("B12"));
    assert_eq!(notice(&model), "from B3 to B12 it is 9 steps, 7 are left (rule 4.1)");
}

/// Takes up the card of this rank.
fn take(mut model: Model, rank: &str) -> Model {
    let card = Hit::Card(place(&model, rank));
    click(&mut model, card);
    model
}

/// Returns where the card of this rank lies in the hand.
fn place(model: &Model, rank: &str) -> usize {
    let is_it = |it: &Item| matches!(it, Item::Card(card) if card.rank().name() == rank);
    play(model).items(Seat::A).iter().position(is_it).expect("a card of the hand")
}

#[test]
fn a_key_lists_of_every_card_why_it_cannot_be_played() {
    let mut model = sit(STUCK);
    press(&mut model, "w");
    assert!(matches!(model.over, Some(Over::Page(_))));
    let shown = look(&mut model);
    assert!(shown.contains("Why not?") && shown.matches("B14 – B's marble on B18").count() == 3, "{shown}");
    press(&mut model, "<");
    let mut model = sit(BARRED);
    press(&mut model, "w");
    let shown = look(&mut model);
    assert!(shown.contains("8♠") || shown.contains('8'), "{shown}");
    assert!(shown.contains("a card that can be played must be: 2"), "{shown}");
}

#[test]
fn the_log_says_why_a_card_was_thrown_away() {
    let mut model = sit(STUCK);
    press(&mut model, "1>");
    assert!(made(&model).unwrap().starts_with("discard"));
    let line = play(&model).log.lines().iter().find(|it| it.seat == Some(Seat::A)).unwrap().clone();
    assert_eq!(line.text, format!("thrown away: {PASSES}"));
}

#[test]
fn a_move_is_typed_in_notation() {
    for (typed, written) in [
        (":9 b3-b12\n", "9 B3-B12"),
        ("/7 c1-c4 b3-b7\n", "7 C1-C4 B3-B7"),
        (":j b10<>c1\n", "J C1<>B10"),
        (":7B3 - B10\n", "7 B3-B10"),
        (":9 b3\n", "9 B3-B12"),
    ] {
        let mut model = sit(SEVEN);
        write(&mut model, typed);
        assert_eq!(made(&model).as_deref(), Some(written), "{typed}: {}", notice(&model));
    }
}

#[test]
fn what_fits_is_listed_while_a_move_is_typed_and_completed_by_tab() {
    let mut model = sit(SEVEN);
    write(&mut model, ":");
    assert_eq!(model.context(), Context::Find);
    let all = play(&model).find().unwrap().found().len();
    assert_eq!(all, play(&model).view(Seat::A).legal_moves().len());
    write(&mut model, "9");
    let nines = play(&model).find().unwrap().found().to_vec();
    assert!(nines.len() < all && nines.iter().all(|it| it.to_string().starts_with("9 ")), "{nines:?}");
    // One alone is shown at once, on the board too.
    write(&mut model, " b3");
    assert_eq!(play(&model).find().unwrap().current().map(ToString::to_string).as_deref(), Some("9 B3-B12"));
    assert!(play(&model).marks().arrives.contains("B12".parse::<Spot>().unwrap()));
    tab(&mut model);
    assert_eq!(play(&model).find().unwrap().text(), "9 B3-B12");
    press(&mut model, "<");
    assert_eq!(model.context(), Context::Card);
    // Of several the common beginning is completed, and then one after another is looked at.
    write(&mut model, ":9 ");
    tab(&mut model);
    assert!(play(&model).find().unwrap().cursor().is_some());
}

#[test]
fn an_impossible_move_that_is_typed_is_explained_and_a_malformed_one_marked() {
    for (typed, said) in [
        (":8 b14-c4\n", "B's marble on B18 has just come out: nothing may pass it (rule 4.4)"),
        (":8 b14-c9\n", "from B14 to C9 it is 13 steps, the card walks exactly 8 (rule 4.1)"),
        (":8 b14-z9\n", "Not possible: “Z9” is no square, no slot and no start area."),
        (":q b14-c8\n", "Not possible: there is no Q in hand."),
        (":hello\n", "Not possible: “HELLO” is no card."),
        (":8 jumps\n", "Not possible: “JUMPS” does not say what to do."),
        (":discard 8\n", "a card that can be played must be: 2 can (rule 6.4)"),
        (":pass\n", "only an extra play may be kept for later (rule 6.8)"),
        (":\n", "2 moves begin so: go on typing, or choose one."),
    ] {
        let mut model = sit(BARRED);
        write(&mut model, typed);
        assert_eq!(made(&model), None, "{typed}");
        assert_eq!(notice(&model), said, "{typed}");
        assert_eq!(model.context(), Context::Find);
    }
    let mut model = sit(BARRED);
    write(&mut model, ":8 b14-z9\n");
    let find = play(&model).find().unwrap();
    assert_eq!(&find.text()[find.fault().unwrap()], "z9");
}

#[test]
fn pasted_text_is_typed_and_plays_nothing_by_itself() {
    let mut model = sit(SEVEN);
    write(&mut model, ":");
    model.update(Msg::Input(Input::Paste("7 B3-B7\nC1-C4\n".to_owned())));
    assert_eq!((play(&model).find().unwrap().text(), made(&model)), ("7 B3-B7 C1-C4 ", None));
    write(&mut model, "\n");
    assert_eq!(made(&model).as_deref(), Some("7 B3-B7 C1-C4"));
}

#[test]
fn every_way_to_use_a_card_is_listed_filtered_and_played() {
    let mut model = take(sit(SEVEN), "7");
    press(&mut model, "a");
    let sevens: Vec<Move> = play(&model).find().unwrap().found().to_vec();
    assert!(60 < sevens.len(), "{}", sevens.len());
    // One is looked at from the start, and shown on the board.
    assert_eq!(play(&model).shown_move(), sevens.first());
    press(&mut model, "__");
    assert_eq!(play(&model).shown_move(), sevens.get(2));
    // Parts may be typed in any order.
    write(&mut model, "c1-c4 b3-b7");
    let found = play(&model).find().unwrap().found().to_vec();
    assert!(found.iter().any(|it| it.to_string() == "7 B3-B7 C1-C4"), "{found:?}");
    assert!(found.len() < 10, "{found:?}");
    let wanted = found[0].to_string();
    press(&mut model, ">");
    assert_eq!(made(&model), Some(wanted));
}

#[test]
fn a_listed_move_is_played_by_clicks_alone() {
    let mut model = take(sit(SEVEN), "7");
    click(&mut model, Hit::Do(Action::All));
    let third = play(&model).find().unwrap().found()[2].to_string();
    click(&mut model, Hit::Item(2));
    assert_eq!(made(&model), None);
    click(&mut model, Hit::Item(2));
    assert_eq!(made(&model), Some(third));
    let mut model = take(sit(SEVEN), "7");
    click(&mut model, Hit::Do(Action::All));
    click(&mut model, Hit::Do(Action::Back));
    assert_eq!(model.context(), Context::Way);
    click(&mut model, Hit::Do(Action::Back));
    assert_eq!(model.context(), Context::Card);
}

#[test]
fn a_single_legal_move_is_shown_at_once_and_played_with_one_key() {
    let mut model = sit(&STUCK.replace("'8', '9', '10'", "'8', '2', '9'").replace("'B14'", "'B17', 'Ah2'"));
    assert!(look(&mut model).contains("only one move is possible"), "{}", look(&mut model));
    assert!(play(&model).marks().arrives.contains("Ah4".parse::<Spot>().unwrap()));
    press(&mut model, ">");
    assert_eq!(made(&model).as_deref(), Some("2 Ah2-Ah4"));
}

#[test]
fn what_the_pointer_is_over_is_shown_and_nothing_else_changes() {
    let mut model = take(sit(SEVEN), "9");
    let before = play(&model).mode().clone();
    for (over, arrives) in [(spot("C10"), "C10"), (spot("D11"), "D11"), (spot("B12"), "B12")] {
        hover(&mut model, over);
        assert!(play(&model).marks().arrives.contains(arrives.parse::<Spot>().unwrap()), "{arrives}");
        assert_eq!(play(&model).mode(), &before);
    }
    hover(&mut model, Hit::Item(1));
    assert_eq!(play(&model).shown_offer(), Some(1));
    // Over the same thing nothing is drawn anew.
    let (column, row) = cell(&model, Hit::Item(1));
    assert!(model.ignores(&Msg::Input(Input::Hover { column, row })));
    // What was seen before needs one click only.
    click_where_it_is(&mut model, Hit::Item(1));
    assert!(made(&model).unwrap().starts_with("9 "));
    // A card under the pointer shows what it can do.
    let mut model = sit(SEVEN);
    hover(&mut model, Hit::Card(1));
    assert!(!play(&model).marks().may_leave.is_empty());
}

fn click_where_it_is(model: &mut Model, hit: Hit) {
    let cell = cell(model, hit);
    click_at(model, cell);
}

#[test]
fn every_target_of_a_card_is_marked_not_only_the_one_looked_at() {
    let model = take(sit(SEVEN), "9");
    let marks = play(&model).marks();
    for to in ["B12", "C10", "D11"] {
        assert!(marks.may_arrive.contains(to.parse::<Spot>().unwrap()), "{to}");
    }
    // Of a seven's marble too, before it is chosen.
    let model = take(sit(SEVEN), "7");
    let marks = play(&model).marks();
    assert!(matches!(play(&model).mode(), Mode::Way(_)));
    assert!(1 < marks.may_leave.len() && 3 < marks.may_arrive.len(), "{marks:?}");
    let (buffer, _) = draw(&model, 120, 45);
    assert!(buffer.content().iter().any(|it| it.modifier.contains(Modifier::BOLD)));
}

#[test]
fn whatever_the_keys_do_is_a_click_away() {
    let mut model = sit(SEVEN);
    // The footer has the way to all keys and the way out at every width.
    for width in [80, 60, 40] {
        let (_, hits) = draw(&model, width, 24);
        for action in [Action::Help, Action::Quit] {
            let there = (0..width).any(|column| hits.at(column, 23) == Some(Hit::Do(action)));
            assert!(there, "{action:?} at {width}");
        }
    }
    // What it has no room for is a click away on the page of the keys.
    for action in [Action::Why, Action::Type, Action::All, Action::TurnBoard, Action::GiveUp, Action::Rules] {
        click(&mut model, Hit::Do(Action::Help));
        click(&mut model, Hit::Below(action));
        let expected = match action {
            Action::Why | Action::Rules => Context::Page,
            Action::Type | Action::All => Context::Find,
            Action::GiveUp => Context::Question,
            _ => Context::Card,
        };
        assert_eq!(model.context(), expected, "{action:?}");
        if model.context() != Context::Card {
            press(&mut model, "<");
        }
    }
}

#[test]
fn a_whole_game_is_played_by_clicks_alone() {
    let mut model =
        sit("rules = 'french'\nvariants = ['solo', 'joker']\nturn = 'A'\n[A]\nmarbles = ['Ah4', 'Ah3', 'A15']\n\
         hand = ['7', '9', 'J', 'K']\n[B]\nmarbles = ['B10', 'Bh4']\n");
    let mut cmds = vec![];
    let mut bots = Seated::new();
    for step in 0..4000 {
        if model.context() == Context::Over {
            return;
        }
        for cmd in std::mem::take(&mut cmds) {
            let answer = match cmd {
                Cmd::Think(thinking) => think(&Crew::default(), &mut bots, &thinking),
                Cmd::Wait { ticket, .. } => Msg::Waited { ticket },
                _ => continue,
            };
            cmds.extend(model.update(answer));
        }
        look(&mut model);
        let hit = match play(&model).mode() {
            // Another card each time, and now and then one of the marbles and squares.
            Mode::Card if step % 5 == 0 => spot("B7"),
            Mode::Card => Hit::Card(step % play(&model).items(Seat::A).len()),
            Mode::Made { .. } => Hit::Do(Action::Confirm),
            Mode::Way(choice) if step % 3 == 0 => Hit::Item(step % choice.offers().len()),
            Mode::Way(choice) => Hit::Item(choice.cursor()),
            _ => continue,
        };
        if let Some(cell) = touch::cell(&model, SIZE, hit) {
            cmds.extend(click_at(&mut model, cell));
        }
    }
    panic!("the game did not come to an end");
}

#[test]
fn a_notice_too_long_for_its_place_is_framed() {
    let mut model = sit(STUCK);
    touch::click(&mut model, (40, 20), spot("B14"));
    let shown = text(&draw(&model, 40, 20).0);
    assert_eq!(shown.matches("B14 –").count(), 3, "{shown}");
}

#[test]
fn choices_speak_to_the_player_and_the_log_of_the_player() {
    let mut model = sit("rules = \"french\"\nturn = \"A\"\n[A]\nmarbles = [\"A18\", \"B3\"]\nhand = [\"K\"]\n\
         [B]\nmarbles = []\n[C]\nmarbles = [\"B9\"]\n[D]\nmarbles = []\n");
    press(&mut model, ">");
    let asked = look(&mut model);
    assert!(asked.contains("your own marble") && asked.contains("your partner"), "{asked}");
    assert!(!asked.contains("their own") && !asked.contains("their partner"), "{asked}");
    press(&mut model, ">");
    let told = play(&model).log.lines().iter().map(|it| it.text.clone()).collect::<String>();
    assert!(told.contains("sends back their own marble on B3 and their partner"), "{told}");
}

#[test]
fn a_card_that_can_only_be_thrown_away_is_not_said_to_be_of_use() {
    let mut model = sit("rules = \"french\"\nturn = \"A\"\n[A]\nmarbles = []\nhand = [\"8\", \"9\"]\n\
         [B]\nmarbles = []\n[C]\nmarbles = []\n[D]\nmarbles = []\n");
    press(&mut model, "1");
    let seen = look(&mut model);
    assert!(seen.contains("can only be thrown away"), "{seen}");
    assert!(!seen.contains("can be used"), "{seen}");
}

#[test]
fn a_key_that_does_nothing_and_the_mouse_given_away_are_said() {
    let mut model = sit("rules = \"french\"\nturn = \"A\"\n[A]\nmarbles = [\"B3\"]\nhand = [\"8\", \"9\"]\n\
         [B]\nmarbles = []\n[C]\nmarbles = []\n[D]\nmarbles = []\n");
    for keys in ["z", ">z"] {
        press(&mut model, keys);
        assert_eq!(notice(&model), "z does nothing here. ? shows all keys.", "{keys}");
    }
    press(&mut model, "é");
    assert!(!notice(&model).contains("does nothing"), "only what every terminal shows is shown");
    press(&mut model, "m");
    assert!(notice(&model).contains("belongs to the terminal"), "{}", notice(&model));
    press(&mut model, "m");
    assert!(notice(&model).contains("works at the table"), "{}", notice(&model));
    press(&mut model, "1");
    assert_eq!(notice(&model), "");
}
