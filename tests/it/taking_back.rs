//! A move can be taken back until it is handed on, and nothing hidden is learnt by that.

use std::{collections::BTreeSet, fs, path::Path};

use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use ratatui::buffer::Buffer;
use tempfile::TempDir;
use tock::{
    bot::Crew,
    config::HandOn,
    session::{
        Agreed, Hands, NewGame, Player, Session, TakingBack,
        record::{self, Record},
    },
    tock::{BySeat, Seat, SeatSet, State},
    tui::{
        Cmd, Model, Msg, Options, Speed, Start, Theme,
        bots::{Seated, think},
        keys::{Code, Context},
        motion::Motion,
        play::{Mode, Seating},
        telling,
    },
};

use crate::{
    screens::{draw, options, press, text},
    session::{bots, play, table},
    touch::{self, playing},
};

/// Begins a game at the keyboard, kept in a file.
fn begin(rules: &str, players: usize, humans: &str, seed: u64, path: &Path) -> Session {
    begin_so(rules, players, humans, seed, Agreed::default(), path)
}

fn begin_so(rules: &str, players: usize, humans: &str, seed: u64, agreed: Agreed, path: &Path) -> Session {
    let table = table(rules);
    let seats = SeatSet::seated(players);
    let player = |seat: Seat| match humans.contains(&seat.to_string()) {
        true => Player::Human { name: format!("Player {seat}") },
        false => Player::Bot { level: "random".to_owned() },
    };
    let players = BySeat::from_fn(|it| seats.contains(it).then(|| player(it)));
    Session::begin_at(&NewGame { players, agreed, first: Some(Seat::A), ..bots(&table, seats.len(), seed) }, path)
        .unwrap()
}

/// Returns the model of a game on the screen.
fn shown(session: Session) -> Model {
    shown_by(session, |it| it)
}

fn shown_by(session: Session, change: impl Fn(Options) -> Options) -> Model {
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::Game(Box::new(session)), change(options(Theme::FULL, &store)));
    model.begin();
    model
}

fn screen(model: &Model) -> Buffer {
    draw(model, 100, 30).0
}

/// Plays the card that is looked at as it is offered first, up to handing it on.
#[track_caller]
fn make(model: &mut Model) {
    if model.context() == Context::Curtain {
        press(model, ">");
    }
    for _ in 0..10 {
        match model.context() {
            Context::Card | Context::Way => drop(press(model, ">")),
            _ => break,
        }
    }
    assert_eq!(model.context(), Context::Made, "{}", text(&screen(model)));
}

fn kept(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("game.jsonl")).unwrap()
}

fn game(rules: &str, players: usize, humans: &str, seed: u64) -> (TempDir, Model) {
    let folder = TempDir::new().unwrap();
    let session = begin(rules, players, humans, seed, &folder.path().join("game.jsonl"));
    (folder, shown(session))
}

#[test]
fn a_move_is_shown_without_the_card_that_is_drawn_after_it_until_it_is_handed_on() {
    let (_folder, mut model) = game("english", 2, "AC", 5);
    press(&mut model, ">");
    let before = playing(&model).view(Seat::A).hand();
    make(&mut model);
    let play = playing(&model);
    assert_eq!((play.view(Seat::A).hand_len(Seat::A), play.drawn()), (4, 1));
    assert!(play.view(Seat::A).hand().iter().all(|it| before.contains(it)));
    assert_eq!(play.session().record().moves(), 1, "it is on the disk");
    let seen = text(&screen(&model));
    assert!(seen.contains("1 card is drawn") && seen.contains("hand the turn on"), "{seen}");
    press(&mut model, ">");
    assert_eq!(model.context(), Context::Curtain);
    assert_eq!(playing(&model).session().view(Seat::A).hand_len(Seat::A), 5);
}

#[test]
fn a_move_that_is_taken_back_leaves_everything_as_it_was() {
    for key in [Code::Char('u'), Code::Char('U'), Code::Esc, Code::Backspace] {
        let (folder, mut model) = game("english", 2, "AC", 5);
        press(&mut model, ">");
        let before = screen(&model);
        make(&mut model);
        assert_ne!(screen(&model), before);
        touch::key(&mut model, key);
        assert_eq!(text(&screen(&model)), text(&before));
        assert_eq!(kept(&folder).lines().last(), Some(r#"{"undo":1}"#));
    }
}

#[test]
fn a_move_is_handed_on_or_taken_back_by_mouse() {
    for (label, context) in [("hand the turn on", Context::Curtain), ("take the move back", Context::Card)] {
        let (_folder, mut model) = game("english", 2, "AC", 5);
        make(&mut model);
        let shown = touch::look(&mut model, (100, 30));
        // The same words may stand in the sentence above.
        let lines = shown.lines().enumerate().collect::<Vec<_>>();
        let (row, line) = lines.into_iter().rfind(|it| it.1.contains(label)).unwrap();
        let column = line.split(label).next().unwrap().chars().count();
        touch::click_at(&mut model, (column as u16, row as u16));
        assert_eq!(model.context(), context, "{label}");
    }
}

#[test]
fn the_same_move_made_again_gives_the_same_cards() {
    for rules in ["english", "french joker", "english lose-a-turn"] {
        let (_folder, mut model) = game(rules, 4, "ABCD", 5);
        for turn in 0..60 {
            make(&mut model);
            let events = playing(&model).session().record().events().to_vec();
            if turn % 2 == 0 {
                press(&mut model, "u");
                make(&mut model);
            }
            assert_eq!(playing(&model).session().record().events(), events);
            press(&mut model, ">");
            if model.context() == Context::Over {
                break;
            }
        }
    }
}

#[test]
fn a_turn_that_is_handed_on_is_not_taken_back() {
    let (_folder, mut model) = game("english", 2, "AC", 5);
    press(&mut model, ">u");
    assert!(text(&screen(&model)).contains("There is no move to take back."));
    make(&mut model);
    press(&mut model, ">");
    let moves = playing(&model).session().record().moves();
    for keys in ["u", ">u"] {
        press(&mut model, keys);
        let seen = text(&screen(&model));
        assert!(seen.contains("The turn was handed on"), "{seen}");
        assert_eq!(playing(&model).session().record().moves(), moves);
    }
}

/// Writes the game of a record anew with those cards of the stock in another order that lie there still.
fn with_another_stock(record: &str, lying: usize) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let last = lines.iter().rposition(|it| it.starts_with(r#"{"shuffle""#)).unwrap();
    let mut shuffle: serde_json::Value = serde_json::from_str(&lines[last]).unwrap();
    let cards = shuffle["shuffle"].as_array_mut().unwrap();
    let drawn = cards.len() - lying;
    cards[drawn..].reverse();
    lines[last] = shuffle.to_string();
    lines.join("\n") + "\n"
}

#[test]
fn what_is_seen_before_handing_on_does_not_depend_on_the_stock() {
    let mut seen_to_differ = 0;
    let mut contexts = BTreeSet::new();
    for (rules, players) in [("english", 2), ("english lose-a-turn", 3), ("french joker", 4), ("english fast-track", 4)]
    {
        for (seed, moves) in (0..12).map(|it| (it, 7 * it as usize)) {
            let folder = TempDir::new().unwrap();
            let paths = ["one.jsonl", "other.jsonl"].map(|it| folder.path().join(it));
            let mut session = begin(rules, players, "ABCD", seed, &paths[0]);
            play(&mut session, moves);
            let lying = session.state().stock().len();
            drop(session);
            fs::write(&paths[1], with_another_stock(&fs::read_to_string(&paths[0]).unwrap(), lying)).unwrap();
            let mut models = paths.map(|it| shown(Session::resume(&it).unwrap().0));
            for _ in 0..12 {
                let screens = models.each_ref().map(screen);
                assert_eq!(text(&screens[0]), text(&screens[1]), "{rules} {seed}");
                assert_eq!(screens[0], screens[1]);
                assert_eq!(models[0].context(), models[1].context());
                contexts.insert(format!("{:?}", models[0].context()));
                if models[0].context() == Context::Made {
                    break;
                }
                for model in &mut models {
                    press(model, ">");
                }
            }
            let [one, other] = models.each_ref().map(|it| *playing(it).session().record().state());
            seen_to_differ += usize::from(one.hand(one.to_move()) != other.hand(one.to_move()) || one != other);
        }
    }
    assert!(20 < seen_to_differ, "the stocks make no difference");
    assert!(contexts.contains("Made") && contexts.contains("Way"), "{contexts:?}");
}

#[test]
fn a_card_that_was_turned_up_cannot_be_put_back() {
    // A joker of the French rules has a card drawn, and one more play.
    for seed in 0..200 {
        let (_folder, mut model) = game("french joker", 4, "ABCD", seed);
        press(&mut model, ">");
        let joker = playing(&model).view(Seat::A).hand().iter().position(|it| it.to_string() == "joker");
        let Some(joker) = joker else { continue };
        press(&mut model, &(joker + 1).to_string());
        make(&mut model);
        let seen = text(&screen(&model));
        assert!(seen.contains("stands.") && seen.contains("turn up what is drawn"), "{seen}");
        press(&mut model, ">");
        if model.context() != Context::Card {
            continue;
        }
        press(&mut model, "u");
        let seen = text(&screen(&model));
        assert!(seen.contains("A card was turned up"), "{seen}");
        assert_eq!(playing(&model).session().record().moves(), 1);
        return;
    }
    panic!("nobody gets a joker");
}

/// Lets marbles walk to where they go; returns what is to be done then.
fn walked(model: &mut Model, mut cmds: Vec<Cmd>) -> Vec<Cmd> {
    while let Some(Cmd::Wait { ticket, .. }) = cmds.first()
        && Motion::is_for_motion(*ticket)
    {
        let ticket = *ticket;
        cmds = model.update(Msg::Waited { ticket });
    }
    cmds
}

#[test]
fn handed_on_by_itself_a_move_waits_for_the_pause_of_the_speed() {
    for (speed, context) in [(Speed::Off, Context::Curtain), (Speed::Fast, Context::Made)] {
        let folder = TempDir::new().unwrap();
        let session = begin("english", 2, "AC", 5, &folder.path().join("game.jsonl"));
        let mut model = shown_by(session, |it| Options { speed, hand_on: HandOn::Auto, ..it });
        press(&mut model, ">>");
        let cmds = touch::key(&mut model, Code::Enter);
        assert_eq!(model.context(), context);
        let cmds = walked(&mut model, cmds);
        let Some(Cmd::Wait { ticket, .. }) = cmds.first() else { continue };
        let ticket = *ticket;
        press(&mut model, "u>");
        assert_eq!(model.context(), Context::Way, "it is taken back");
        let cmds = touch::key(&mut model, Code::Enter);
        walked(&mut model, cmds);
        model.update(Msg::Waited { ticket });
        assert_eq!(model.context(), Context::Made, "the pause of the move before does not count");
        model.update(Msg::Waited { ticket: ticket + 1 });
        assert_eq!(model.context(), Context::Curtain);
    }
}

const PRACTICE: Agreed = Agreed { taking_back: TakingBack::Practice, hands: Hands::Closed };

fn at_the_table(rules: &str, players: usize, humans: &str, agreed: Agreed) -> (TempDir, Model) {
    let folder = TempDir::new().unwrap();
    let session = begin_so(rules, players, humans, 5, agreed, &folder.path().join("game.jsonl"));
    (folder, shown(session))
}

/// Lets bots think until somebody at the keyboard is asked.
pub fn let_bots_play(model: &mut Model, mut cmds: Vec<Cmd>) {
    let mut seated = Seated::new();
    while let Some(Cmd::Think(thinking)) = cmds.into_iter().find(|it| matches!(it, Cmd::Think(_))) {
        cmds = model.update(think(&Crew::default(), &mut seated, &thinking));
    }
}

fn on_disk(folder: &TempDir) -> Record {
    record::load::<State>(&folder.path().join("game.jsonl")).unwrap().record
}

#[test]
fn in_practice_moves_are_taken_back_as_far_as_one_likes_and_made_again() {
    let (folder, mut model) = at_the_table("english", 3, "A", PRACTICE);
    let mut decisions = vec![];
    for _ in 0..6 {
        decisions.push(playing(&model).session().record().events().to_vec());
        make(&mut model);
        let cmds = press(&mut model, ">");
        let_bots_play(&mut model, cmds);
    }
    decisions.push(playing(&model).session().record().events().to_vec());
    for before in decisions.iter().rev().skip(1) {
        press(&mut model, "u");
        assert_eq!((playing(&model).session().record().events(), model.context()), (&before[..], Context::Card));
    }
    press(&mut model, "u");
    assert!(text(&screen(&model)).contains("There is no move to take back."));
    for after in &decisions[1..] {
        press(&mut model, "y");
        assert_eq!(playing(&model).session().record().events(), after);
    }
    press(&mut model, "y");
    assert!(text(&screen(&model)).contains("nothing to go forward"));
    let (kept, record) = (on_disk(&folder), playing(&model).session().record());
    assert_eq!((kept.events(), kept.state(), kept.header().agreed), (record.events(), record.state(), PRACTICE));
}

#[test]
fn after_another_move_what_was_taken_back_is_forgotten() {
    let (_folder, mut model) = at_the_table("english", 3, "A", PRACTICE);
    for _ in 0..2 {
        make(&mut model);
        let cmds = press(&mut model, ">");
        let_bots_play(&mut model, cmds);
    }
    press(&mut model, "uu");
    let first = playing(&model).view(Seat::A).hand();
    make(&mut model);
    let same = playing(&model).session().record().events().last().cloned();
    press(&mut model, "u");
    let another = (1..=first.len()).find(|number| {
        press(&mut model, &number.to_string());
        make(&mut model);
        let differs = playing(&model).session().record().events().last().cloned() != same;
        if !differs {
            press(&mut model, "u");
        }
        differs
    });
    assert!(another.is_some(), "all cards are the same");
    let moves = playing(&model).session().record().moves();
    press(&mut model, "y");
    assert!(text(&screen(&model)).contains("nothing to go forward"), "{}", text(&screen(&model)));
    assert_eq!(playing(&model).session().record().moves(), moves);
}

#[test]
fn whatever_is_taken_back_and_made_again_the_record_on_the_disk_is_the_game() {
    for (seed, rules) in (0..).zip(["english", "french joker", "english lose-a-turn", "french"]) {
        for (agreed, humans) in [(PRACTICE, "AC"), (Agreed::default(), "ABCD")] {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let (folder, mut model) = at_the_table(rules, 4, humans, agreed);
            for step in 0..250 {
                let keys = [">", ">", ">", "1", "2", "3", "u", "y", "p"];
                let cmds = press(&mut model, keys.choose(&mut rng).unwrap());
                let_bots_play(&mut model, cmds);
                if step % 25 == 0 {
                    let (kept, record) = (on_disk(&folder), playing(&model).session().record());
                    assert_eq!((kept.events(), kept.state()), (record.events(), record.state()));
                    assert_eq!((kept.end(), kept.players()), (record.end(), record.players()));
                }
            }
        }
    }
}

#[test]
fn a_seat_goes_to_a_person_and_to_a_bot_while_bots_think() {
    let (folder, mut model) = at_the_table("english", 3, "A", Agreed::default());
    make(&mut model);
    let Some(Cmd::Think(thinking)) = press(&mut model, ">").into_iter().next() else { panic!("a bot is asked") };
    press(&mut model, "x2>Bea>");
    assert_eq!(model.context(), Context::Curtain, "now there are two, and the hand is covered");
    model.update(think(&Crew::default(), &mut Seated::new(), &thinking));
    assert_eq!(playing(&model).session().record().moves(), 1, "what the bot thought is dropped");
    assert_eq!(playing(&model).session().player(Seat::B), Some(&Player::Human { name: "Bea".to_owned() }));
    press(&mut model, ">");
    let seen = text(&screen(&model));
    assert!(seen.contains("Bea plays seat B"), "{seen}");
    // Both leave, and the game goes on between bots.
    press(&mut model, "x12");
    assert_eq!(model.context(), Context::Card, "it is still Bea's turn");
    let cmds = press(&mut model, "x22");
    assert!(matches!(cmds.first(), Some(Cmd::Think(_))));
    assert_eq!(model.context(), Context::Watch);
    assert_eq!(kept(&folder).matches(r#""player":"#).count(), 3);
    assert_eq!(on_disk(&folder).players(), playing(&model).session().record().players());
}

#[test]
fn the_board_follows_whoever_is_to_move_once_a_second_player_has_sat_down() {
    let (_folder, mut model) = at_the_table("english", 3, "A", Agreed::default());
    let south = |model: &Model| (playing(model).seating, playing(model).south());
    assert_eq!(south(&model), (Seating::Fixed(Seat::A), Seat::A));
    make(&mut model);
    press(&mut model, ">x2>Bea>");
    assert_eq!(south(&model), (Seating::Follow, Seat::B));
    // Whoever stays behind alone is not moved about.
    press(&mut model, ">x12");
    assert_eq!(south(&model), (Seating::Fixed(Seat::B), Seat::B));
    // A board that was turned by hand stays so.
    press(&mut model, "tx1>Ann>");
    assert_eq!(south(&model), (Seating::Fixed(Seat::C), Seat::C));
}

#[test]
fn whoever_sits_down_at_a_seat_finds_the_hand_of_it_covered() {
    let (_folder, mut model) = at_the_table("english", 3, "AB", Agreed::default());
    press(&mut model, ">");
    make(&mut model);
    press(&mut model, ">>");
    assert_eq!((model.context(), playing(&model).session().to_move()), (Context::Card, Some(Seat::B)));
    press(&mut model, "x2>!>");
    assert_eq!(playing(&model).session().player(Seat::B), Some(&Player::Human { name: "Player B!".to_owned() }));
    assert_eq!(model.context(), Context::Curtain);
}

#[test]
fn with_open_hands_nothing_is_covered_and_every_hand_is_seen() {
    let open = Agreed { hands: Hands::Open, ..Agreed::default() };
    let (_folder, mut model) = at_the_table("english", 2, "AC", open);
    assert_eq!(model.context(), Context::Card);
    let seen = text(&screen(&model));
    for card in playing(&model).view(Seat::C).hand().iter() {
        assert!(seen.contains(&telling::card(card, Theme::FULL)), "{card} is not in\n{seen}");
    }
    assert!(seen.contains("open hands"), "{seen}");
    make(&mut model);
    press(&mut model, ">");
    assert_eq!((model.context(), playing(&model).session().to_move()), (Context::Card, Some(Seat::C)));
}

#[test]
fn the_curtain_tells_all_that_a_player_missed_and_marks_what_hurt_them() {
    let mut hurt = 0;
    for seed in 0..40 {
        let (_folder, mut model) = game("english", 4, "ABCD", seed);
        for _ in 0..60 {
            make(&mut model);
            press(&mut model, ">");
            if model.context() != Context::Curtain {
                break;
            }
            let seen = text(&screen(&model));
            let Mode::Covered(seat) = *playing(&model).mode() else { panic!("the hands are covered") };
            let has_moved = playing(&model).log.lines().iter().any(|it| it.seat == Some(seat));
            let since = seen.contains("since you") || seen.contains("Since you");
            assert_eq!((since, seen.contains("so far")), (has_moved, !has_moved), "{seen}");
            hurt += usize::from(seen.contains("(yours!)"));
        }
    }
    assert!(0 < hurt);
}
