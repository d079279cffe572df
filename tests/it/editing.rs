//! Positions set up by hand on the screen: what is placed is what is saved, listed and played on from.

use std::{fs, path::PathBuf};

use assert_cmd::assert::OutputAssertExt;
use predicates::str::contains;
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;
use tock::{
    position::tock::{Case, open, read},
    profile::Library,
    report::Source,
    session::{Store, record},
    tock::{Board, Position, Seat, SeatSet, Spot, State},
    tui::{
        Cmd, Exit, Model, Start, Theme,
        canvas::Hit,
        edit::{Edit, Part},
        editing::Editing,
        keys::Code,
        model::{Over, Shown},
        replay::Replay,
    },
};

use crate::{
    cli::Account,
    screens::{options, press},
    session::{bots, play, table},
    touch::{click, edited, key, look, replayed},
};

fn empty(rules: &str) -> Case {
    let position = Position::empty(SeatSet::seated(4));
    Case { table: table(rules), position }
}

fn case(text: &str) -> Case {
    read(&Source::new("test", text), None, &Library::default(), &[]).unwrap_or_else(|it| panic!("{}", it.complaints()))
}

struct Screen {
    model: Model,
    folder: TempDir,
}

impl Screen {
    fn new(case: Case) -> Self {
        let folder = TempDir::new().unwrap();
        let edit = Box::new(Edit::new(case, None));
        Self { model: Model::new(Start::Edit(edit), options(Theme::FULL, &folder)), folder }
    }

    fn press(&mut self, keys: &str) -> Vec<Cmd> {
        press(&mut self.model, keys)
    }

    fn code(&mut self, code: Code) {
        key(&mut self.model, code);
    }

    fn edit(&self) -> &Edit {
        edited(&self.model)
    }

    fn draw(&mut self, width: u16, height: u16) -> String {
        look(&mut self.model, (width, height))
    }

    /// Clicks where a click means this.
    #[track_caller]
    fn click(&mut self, hit: Hit) {
        click(&mut self.model, (80, 24), hit);
    }

    fn go_to(&mut self, spot: &str) {
        let spot: Spot = spot.parse().unwrap();
        for _ in 0..200 {
            if self.edit().cursor() == spot {
                return;
            }
            self.code(Code::PageDown);
        }
        panic!("{spot} is not on the way");
    }

    fn save(&mut self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        self.press("s");
        for _ in 0..200 {
            self.code(Code::Backspace);
        }
        self.press(path.to_str().unwrap());
        self.press(">");
        path
    }

    fn notice(&self) -> String {
        self.edit().notice().map(|it| it.text.clone()).unwrap_or_default()
    }
}

#[test]
fn a_position_is_set_up_with_keys_alone() {
    let mut screen = Screen::new(empty("french"));
    screen.go_to("B3");
    screen.press("a");
    screen.go_to("C5");
    screen.press("b");
    screen.go_to("A18");
    screen.press("a");
    // The cards of the last seat: a seven, then by the palette a jack.
    screen.press("7\t");
    assert_eq!(screen.edit().part(), Part::Cards);
    for _ in 0..3 {
        screen.code(Code::Right);
    }
    screen.press("0");
    screen.code(Code::Right);
    screen.press(">");
    let expected = case(
        "rules = 'french'\nturn = 'A'\n[A]\nmarbles = ['A18', 'B3']\nhand = ['7', '10', 'J']\n[B]\nmarbles = ['C5']\n[C]\n[D]",
    );
    assert_eq!(screen.edit().case(), expected);
    screen.press("\t");
    screen.code(Code::Backspace);
    assert_eq!(screen.edit().case(), expected);
    screen.press("uuuuu");
    assert_eq!(screen.edit().case().position.hands[Seat::A].len(), 0);
    screen.press("yyyyyy");
    assert_eq!(screen.edit().case(), expected);
    let path = screen.save("quarrel");
    assert!(screen.notice().contains("quarrel.toml"), "{}", screen.notice());
    assert_eq!(open(&path.with_extension("toml"), &Library::default(), &[]).unwrap(), expected);
}

#[test]
fn a_position_is_set_up_with_the_mouse_alone() {
    let mut screen = Screen::new(empty("french"));
    let spot = |text: &str| Hit::Spot(text.parse().unwrap());
    screen.click(spot("B3"));
    screen.click(Hit::Item(1));
    screen.click(spot("C5"));
    screen.click(spot("D1"));
    screen.click(spot("D1"));
    screen.click(Hit::Item(100 + 6));
    screen.click(Hit::Item(100 + 10));
    screen.click(Hit::Item(100 + 2));
    screen.click(Hit::Card(0));
    screen.click(Hit::Do(tock::tui::keys::Action::NextTurn));
    let expected =
        case("rules = 'french'\nturn = 'B'\n[A]\nmarbles = ['B3']\n[B]\nmarbles = ['C5']\nhand = ['7', 'J']\n[C]\n[D]");
    assert_eq!(screen.edit().case(), expected);
    let moves = screen.edit().moves().len();
    assert!(1 < moves);
    screen.click(Hit::Item(1000 + 1));
    assert_eq!(screen.edit().part(), Part::Moves);
    assert!(screen.draw(80, 24).contains(&format!("B has {moves} legal moves.")));
    screen.click(Hit::Do(tock::tui::keys::Action::PlayFrom));
    screen.click(Hit::Item(2));
    assert!(matches!(screen.model.shown, Shown::Play(_)));
}

#[test]
fn what_is_saved_loads_the_same_and_moves_lists_what_the_screen_lists() {
    let mut possible = 0;
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = ["french joker", "english", "french solo", "french lose-a-turn", "english team fast-track"];
        let mut screen = Screen::new(empty(rules.choose(&mut rng).unwrap()));
        for _ in 0..120 {
            match rng.random_range(0..10) {
                0..3 => screen.code(*[Code::Up, Code::Down, Code::Left, Code::Right].choose(&mut rng).unwrap()),
                3 => (0..rng.random_range(0..40)).for_each(|_| screen.code(Code::PageDown)),
                4..6 => drop(screen.press(["a", "b", "c", "d"].choose(&mut rng).unwrap())),
                6..8 => drop(screen.press(["1", "4", "7", "9", "0"].choose(&mut rng).unwrap())),
                8 => drop(screen.press(["n", "i", "u", "y", "x", "\t", ">"].choose(&mut rng).unwrap())),
                _ => drop(screen.press(["e1<", "e3<", "e5<", "e2<", "e4<"].choose(&mut rng).unwrap())),
            }
        }
        let case = screen.edit().case();
        if let Some(fault) = screen.edit().fault().map(str::to_owned) {
            screen.press("s");
            assert!(!fault.contains('\n') && screen.notice().contains(&fault), "{fault}");
            assert!(screen.model.over.is_none());
            continue;
        }
        possible += 1;
        let path = screen.save(&format!("{seed}.toml"));
        assert!(path.exists(), "{}", screen.notice());
        let loaded = open(&path, &Library::default(), &[]).unwrap_or_else(|it| panic!("{}", it.complaints()));
        assert_eq!(loaded, case, "seed {seed}");
        let account = Account::new();
        let listed: String = screen.edit().moves().iter().map(|it| format!("{it}\n")).collect::<Vec<_>>().concat();
        account.tock(&format!("moves {}", path.display())).assert().success().stdout(listed);
    }
    assert!(10 < possible, "{possible}");
}

#[test]
fn what_is_impossible_is_said_in_one_line_and_neither_saved_nor_played() {
    let mut screen = Screen::new(empty("french"));
    for square in ["B1", "B2", "B3", "B4", "B5"] {
        screen.go_to(square);
        screen.press("a");
    }
    let fault = screen.edit().fault().unwrap().to_owned();
    assert!(fault.contains("A cannot have 5 marbles"), "{fault}");
    screen.draw(80, 24);
    screen.press("p");
    assert!(screen.model.over.is_none() && screen.notice().contains(&fault));
    screen.press("s");
    assert!(screen.model.over.is_none() && screen.notice().contains(&fault));
    screen.press("u");
    assert_eq!(screen.edit().fault(), None);
    for _ in 0..4 {
        screen.press("7");
    }
    screen.press("7");
    assert!(screen.notice().contains("only 4 cards of rank 7"), "{}", screen.notice());
    assert_eq!(screen.edit().case().position.hands[Seat::A].len(), 4);
}

#[test]
fn a_file_that_is_there_is_not_replaced_unasked() {
    let mut screen = Screen::new(case("rules = 'french'\nturn = 'A'\n[A]\nhand = ['7']\n[B]\n[C]\n[D]"));
    let path = screen.folder.path().join("old.toml");
    fs::write(&path, "precious").unwrap();
    screen.save("old.toml");
    assert!(matches!(screen.model.over, Some(Over::Ask(_))));
    screen.press("<");
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    screen.save("old.toml");
    screen.press("2");
    assert_eq!(open(&path, &Library::default(), &[]).unwrap(), screen.edit().case());
    // What was saved from here is replaced by saving again.
    screen.press("8s>");
    assert!(screen.model.over.is_none());
    assert_eq!(open(&path, &Library::default(), &[]).unwrap(), screen.edit().case());
    assert!(!screen.edit().is_changed());
    let files = fs::read_dir(screen.folder.path()).unwrap().filter(|it| it.as_ref().unwrap().path().is_file()).count();
    assert_eq!(files, 1);
    screen.save("no/such/folder.toml");
    assert!(screen.notice().starts_with("Not saved"), "{}", screen.notice());
}

#[test]
fn leaving_asks_what_becomes_of_changes() {
    let mut screen = Screen::new(empty("french"));
    assert!(matches!(&screen.press("q")[..], [Cmd::Leave(Exit::Left)]));
    screen.press("aq");
    assert!(matches!(screen.model.over, Some(Over::Ask(_))));
    assert!(screen.press("<").is_empty());
    assert!(matches!(&screen.press("q2")[..], [Cmd::Leave(Exit::Left)]));
}

#[test]
fn a_game_played_on_from_a_position_begins_there_and_is_kept() {
    let expected = case(
        "rules = 'french'\nvariants = ['joker']\nturn = 'C'\n[A]\nmarbles = ['B3']\nhand = ['7']\n[B]\nhand = ['4']\n[C]\nmarbles = ['C18~', 'Ch2']\nhand = ['9', 'joker']\n[D]",
    );
    let mut screen = Screen::new(expected.clone());
    screen.press("p2");
    let Shown::Play(play) = &screen.model.shown else { panic!("no game is shown") };
    assert_eq!(play.session().state().position(), expected.position);
    assert_eq!(play.session().to_move(), Some(Seat::C));
    let store = Store::new(screen.folder.path());
    let path = store.find(&store.names().unwrap()[0]).unwrap();
    assert_eq!(record::load::<State>(&path).unwrap().record.before(0).position(), expected.position);
}

#[test]
fn a_position_of_a_replay_is_set_up_by_hand_and_the_way_back_leads_there() {
    let rules = table("french joker");
    let mut session = tock::session::Session::begin(&bots(&rules, 4, 2)).unwrap();
    play(&mut session, 50);
    let folder = TempDir::new().unwrap();
    let replay = Box::new(Replay::new(session.record().clone(), tock::tui::Speed::Off));
    let model = Model::new(Start::Replay(replay), options(Theme::FULL, &folder));
    let mut screen = Screen { model, folder };
    screen.press("g30>e");
    let before = screen.edit().case().position;
    assert!(session.record().before(0) != *session.state() && before.board != Board::default());
    assert!(screen.press("q").is_empty());
    assert_eq!(replayed::<Replay>(&screen.model).state().position(), before);
}

#[test]
fn other_rules_keep_what_fits() {
    let mut screen = Screen::new(case(
        "rules = 'french'\nvariants = ['joker']\nturn = 'A'\n[A]\nmarbles = ['B3', 'A18']\nhand = ['joker', '7']\n[B]\n[C]\n[D]",
    ));
    screen.press("o");
    // The profiles come first: english, french; then the variants.
    screen.press("1<");
    let case = screen.edit().case();
    assert_eq!((case.table.profile.as_str(), case.position.board.marbles(Seat::A).len()), ("english", 2));
    screen.press("u");
    assert_eq!(screen.edit().case().table.profile, "french");
}

#[test]
fn a_game_is_played_from_a_position_file_by_a_script() {
    let account = Account::new();
    account.write(
        "end.toml",
        "rules = 'french'\nvariants = ['solo']\nturn = 'A'\n[A]\nmarbles = ['Ah4', 'Ah3', 'Ah2', 'A17']\nhand = ['A']\n[C]\nmarbles = ['C1']\nhand = ['2']\n",
    );
    let asked = account.tock("play --plain --position end.toml --bots 2 --seed 1").assert().success();
    asked.stdout(contains("wins the game!").count(1));
    account.tock("stats").assert().success().stdout(contains("french + solo"));
    account.tock("play --plain --position end.toml --rules english").assert().code(2);
    account.tock("play --plain --position none.toml").assert().code(1).stderr(contains("none.toml"));
    account.write("over.toml", "rules = 'french'\nturn = 'E'\n[A]\n");
    account.tock("play --plain --position over.toml").assert().code(1).stderr(contains("there is no seat E"));
}
