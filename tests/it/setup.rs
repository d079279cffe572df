//! Setting up a game: what each row does, what is offered the next time, files, switches, games to go on with.

use std::{fs, path::Path};

use assert_cmd::assert::OutputAssertExt;
use predicates::str::contains;
use tempfile::TempDir;
use tock::{
    bot::Level,
    profile::{Library, Request},
    session::{Agreed, Hands, Moment, NewGame, Player, Session, Store, TakingBack},
    tock::{BySeat, Seat, rules::Guards},
    tui::{
        Colours, Glyphs, Model, Msg, Options, Start, Theme, Tint,
        canvas::Hit,
        keys::{Code, Context, Input},
        model::Shown,
        setup::{List, Row, Said, SetUp, Who},
    },
};

use crate::{
    cli::Account,
    screens::{draw, options, press, text},
    touch::{click_at, key, look, playing},
};

/// A form on the screen, and the folders it works in.
struct Form {
    options: Options,
    model: Model,
}

impl Form {
    fn new(folder: &TempDir) -> Self {
        Self::with(Options { rules: ("english".to_owned(), vec![]), ..options(Theme::FULL, folder) })
    }

    fn with(options: Options) -> Self {
        Self { model: Model::new(Start::SetUp, options.clone()), options }
    }

    fn again(&self) -> Self {
        Self::with(self.options.clone())
    }

    #[track_caller]
    fn setup(&self) -> &SetUp {
        match &self.model.shown {
            Shown::SetUp(setup) => setup,
            Shown::Play(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => {
                panic!("a game has begun")
            }
        }
    }

    #[track_caller]
    fn session(&self) -> &Session {
        playing(&self.model).session()
    }

    fn key(&mut self, code: Code) {
        key(&mut self.model, code);
    }

    /// Goes to a row as the keyboard does.
    #[track_caller]
    fn go(&mut self, row: Row) {
        let rows = self.setup().rows().len();
        for _ in 0..rows {
            if self.setup().at() == row {
                return;
            }
            self.key(Code::Tab);
        }
        panic!("{row:?} is not among {:?}", self.setup().rows());
    }

    /// Goes to a row and presses keys there.
    #[track_caller]
    fn at(&mut self, row: Row, keys: &str) {
        self.go(row);
        press(&mut self.model, keys);
    }

    #[track_caller]
    fn start(&mut self) {
        self.at(Row::Start, ">");
        self.session();
    }

    #[track_caller]
    fn profile(&self) -> &str {
        &self.setup().profiles[self.setup().profile].name
    }

    fn variant(&self, name: &str) -> Row {
        Row::Variant(self.setup().variants().iter().position(|it| it.0.name == name).unwrap())
    }

    /// Returns all that is said beside the form, the faults marked.
    #[track_caller]
    fn said(&self) -> String {
        let said = self.setup().about.iter().map(|it| match it {
            Said::Title(text) | Said::Heading(text) | Said::Text(text) | Said::Point(text) | Said::Faint(text) => {
                text.clone()
            }
            Said::Fault(text) => format!("! {text}"),
            Said::Player { text, note, .. } | Said::Side { text, note, .. } => format!("{text} {note}"),
            Said::Table => String::new(),
        });
        said.collect::<Vec<_>>().join("\n")
    }

    /// Clicks where this text stands.
    #[track_caller]
    fn click(&mut self, text: &str) {
        self.click_at(text, 0);
    }

    #[track_caller]
    fn click_at(&mut self, wanted: &str, beside: u16) {
        let lines = look(&mut self.model, (120, 40));
        let place = lines.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(wanted)?;
            Some((line[..at].chars().count() as u16, row as u16))
        });
        let (column, row) = place.unwrap_or_else(|| panic!("{wanted} is not on\n{lines}"));
        click_at(&mut self.model, (column + beside, row));
    }
}

#[test]
fn every_row_has_its_effect_on_the_game() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.at(Row::Profile, "]");
    assert_eq!(form.profile(), "french");
    form.at(form.variant("solo"), ">");
    form.at(Row::Players, "]]");
    assert_eq!(form.setup().players, 3);
    form.at(Row::Who(Seat::B), "[[");
    assert_eq!(form.setup().chairs[Seat::B].who, Who::Human);
    form.at(Row::Name(Seat::B), ">Bea>");
    form.at(Row::Who(Seat::C), "[");
    form.at(Row::Colour(Seat::A), "]]]]");
    form.at(Row::First, "[[");
    form.at(Row::Seed, ">12345>");
    form.start();
    let header = form.session().record().header();
    assert_eq!((header.rules.as_str(), &header.variants[..]), ("french", &["solo".to_owned()][..]));
    assert_eq!(header.set_up.seats.len(), 3);
    assert_eq!(header.players[Seat::A], Some(Player::Human { name: "Ann".to_owned() }));
    assert_eq!(header.players[Seat::B], Some(Player::Human { name: "Bea".to_owned() }));
    assert_eq!(header.players[Seat::C], Some(Player::Bot { level: Level::Random.name().to_owned() }));
    assert_eq!(header.set_up.colours[Seat::A].as_deref(), Some("magenta"));
    assert_eq!(header.seed, Some(12345));
    assert_eq!(form.session().to_move(), Some(Seat::B));
}

#[test]
fn a_single_switch_is_changed_as_by_set() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.at(Row::House, ">");
    assert_eq!(form.model.context(), Context::Switches);
    look_at_switch(&mut form, "post.guards");
    assert!(form.said().contains("Which marbles on their own post are guarded"), "{}", form.said());
    press(&mut form.model, "]");
    assert_eq!(form.setup().table().unwrap().rules.post.guards, Guards::None);
    assert!(form.said().contains("--set 'post.guards=\"none\"'"), "{}", form.said());
    // As the profile has it again, it is no longer a change; and a key says the same.
    press(&mut form.model, "[");
    assert_eq!(form.setup().tock.set, []);
    press(&mut form.model, "]");
    form.key(Code::Backspace);
    assert_eq!(form.setup().tock.set, []);
    press(&mut form.model, "]<");
    form.start();
    let set = &form.session().record().header().set;
    assert_eq!(serde_json::to_string(set).unwrap(), "{\"post.guards\":\"none\"}");
    assert_eq!(form.again().setup().tock.set.len(), 1);
}

#[test]
fn numbers_are_typed_without_the_signs_of_toml_and_faults_are_told_at_once() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.at(Row::Profile, "]");
    form.at(Row::House, ">");
    look_at_switch(&mut form, "deal.schedule");
    press(&mut form.model, ">");
    assert_eq!(form.model.context(), Context::Text);
    form.key(Code::End);
    for _ in 0..20 {
        form.key(Code::Backspace);
    }
    press(&mut form.model, "6 5>");
    assert_eq!(form.setup().table().unwrap().rules.deal.schedule, [6, 5]);
    press(&mut form.model, ">");
    form.key(Code::End);
    for _ in 0..20 {
        form.key(Code::Backspace);
    }
    press(&mut form.model, "99>");
    assert!(form.setup().table().is_none());
    assert!(form.said().contains("! "), "{}", form.said());
    press(&mut form.model, "<");
    form.at(Row::Start, ">");
    assert!(form.setup().notice.is_some());
    form.at(Row::House, ">");
    look_at_switch(&mut form, "deal.schedule");
    form.key(Code::Delete);
    assert!(form.setup().table().is_some());
}

#[track_caller]
fn look_at_switch(form: &mut Form, name: &str) {
    form.key(Code::Home);
    for _ in 0..60 {
        let Some(List::Switches(list)) = &form.setup().list else { panic!("no list of switches") };
        if list.choices[list.at].switch.to_string() == name {
            return;
        }
        form.key(Code::Down);
    }
    panic!("{name} is not in the list");
}

#[test]
fn the_last_set_up_is_offered_first_without_its_seed() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.at(Row::Profile, "]");
    form.at(form.variant("joker"), ">");
    form.at(Row::Who(Seat::C), "[");
    form.at(Row::Who(Seat::C), "[");
    form.at(Row::Name(Seat::C), ">Cleo>");
    form.at(Row::Colour(Seat::A), "]");
    form.at(Row::First, "]");
    form.at(Row::Seed, ">7>");
    form.at(Row::Practice, "]");
    form.at(Row::OpenHands, ">");
    form.start();
    let agreed = Agreed { taking_back: TakingBack::Practice, hands: Hands::Open };
    assert_eq!(form.session().agreed(), agreed);
    let again = form.again();
    let setup = again.setup();
    assert_eq!(setup.agreed, agreed);
    assert_eq!((again.profile(), setup.seed.as_str(), setup.first, setup.at()), ("french", "", None, Row::Start));
    let on: Vec<_> = setup.variants().iter().filter(|it| it.1).map(|it| it.0.name.as_str()).collect();
    assert_eq!(on, ["joker"]);
    assert_eq!((setup.chairs[Seat::C].who, setup.chairs[Seat::C].name.as_str()), (Who::Human, "Cleo"));
    assert_eq!((setup.chairs[Seat::A].tint, setup.chairs[Seat::B].tint), (Tint::Blue, Tint::Red));
    // Half a file, or one of another time, is as good as none.
    let path = folder.path().join("set-up.json");
    let whole = fs::read_to_string(&path).unwrap();
    for broken in [&whole[..whole.len() / 2], "", "null", &whole.replace("\"set_up\": 1", "\"set_up\": 99")] {
        fs::write(&path, broken).unwrap();
        assert_eq!((form.again().profile(), &form.again().setup().notice), ("english", &None), "{broken}");
    }
}

#[test]
fn rules_that_are_gone_since_the_last_game_are_told_in_one_line() {
    let folder = TempDir::new().unwrap();
    let house = folder.path().join("house.toml");
    let extra = folder.path().join("variants").join("extra.toml");
    fs::create_dir_all(extra.parent().unwrap()).unwrap();
    fs::write(&house, "name = \"House\"\nbase = \"french\"\n").unwrap();
    fs::write(&extra, "name = \"Extra\"\n[home]\njump = true\n").unwrap();
    let mut form = Form::new(&folder);
    for path in [&house, &extra] {
        type_path(&mut form, path);
    }
    form.at(Row::Who(Seat::B), "[[");
    form.start();
    assert_eq!(form.again().setup().notice, None);
    assert_eq!(Path::new(form.again().profile()), house);
    fs::remove_file(&extra).unwrap();
    let again = form.again();
    let notice = again.setup().notice.clone().unwrap();
    assert!(notice.starts_with("extra is left out") && !notice.contains('\n'), "{notice}");
    assert_eq!(Path::new(again.profile()), house);
    fs::remove_file(&house).unwrap();
    let mut again = form.again();
    let notice = again.setup().notice.clone().unwrap();
    assert!(notice.starts_with("house of the last game is not to be had"), "{notice}");
    assert!(notice.contains("english is offered instead") && !notice.contains('\n'), "{notice}");
    assert!(again.said().contains(&notice));
    assert_eq!((again.profile(), again.setup().chairs[Seat::B].who), ("english", Who::Human));
    again.start();
}

#[track_caller]
fn type_path(form: &mut Form, path: &Path) {
    form.at(Row::Browse, ">/");
    form.key(Code::End);
    for _ in 0..form.setup().line.as_ref().unwrap().text().len() {
        form.key(Code::Backspace);
    }
    form.model.update(Msg::Input(Input::Paste(path.display().to_string())));
    press(&mut form.model, ">");
}

#[test]
fn a_file_is_chosen_by_looking_for_it() {
    let folder = TempDir::new().unwrap();
    let own = folder.path().join("rules");
    fs::create_dir_all(own.join("more")).unwrap();
    fs::write(own.join("more").join("house.toml"), "name = \"House\"\nbase = \"french\"\n").unwrap();
    fs::write(own.join("faulty.toml"), "name = \"Faulty\"\nbase = \"frensh\"\n").unwrap();
    fs::write(own.join("notes.txt"), "no rules").unwrap();
    let library = Library::new(Some(own.clone()));
    let usual = options(Theme::FULL, &folder);
    let mut form = Form::with(Options { library, rules: ("english".to_owned(), vec![]), ..usual });
    form.at(Row::Browse, ">");
    let names = |form: &Form| match &form.setup().list {
        Some(List::Files(list)) => list.entries.iter().map(|it| it.name.clone()).collect::<Vec<_>>(),
        _ => vec![],
    };
    assert_eq!(names(&form), ["..", "more", "faulty.toml"]);
    press(&mut form.model, "_");
    assert!(form.said().contains("! ") && form.said().contains("frensh"), "{}", form.said());
    press(&mut form.model, ">");
    assert_eq!(form.model.context(), Context::Files, "a faulty file is not chosen");
    assert_eq!(form.said().matches("frensh").count(), 1, "its fault is told once: {}", form.said());
    press(&mut form.model, "^>");
    assert_eq!(names(&form), ["..", "house.toml"]);
    form.key(Code::Backspace);
    assert_eq!(names(&form), ["..", "more", "faulty.toml"]);
    press(&mut form.model, ">");
    assert!(form.said().contains("House"), "{}", form.said());
    press(&mut form.model, ">");
    assert_eq!(Path::new(form.profile()), own.join("more").join("house.toml"));
    type_path(&mut form, &own.join("nothing.toml"));
    assert!(form.said().contains("there is no file"), "{}", form.said());
    press(&mut form.model, "<");
    form.start();
    assert_eq!(form.session().record().header().rules, own.join("more").join("house.toml").display().to_string());
}

#[test]
fn no_two_seats_ever_have_the_same_colour() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    for (number, seat) in Seat::ALL.into_iter().cycle().take(40).enumerate() {
        if form.setup().seats().contains(seat) {
            form.at(Row::Colour(seat), if number % 3 == 0 { "[" } else { "]]" });
        }
        let tints = Seat::ALL.map(|it| form.setup().chairs[it].tint);
        assert!(tints.iter().enumerate().all(|(at, it)| !tints[..at].contains(it)), "{tints:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("no-folder");
    fs::write(&file, "").unwrap();
    let mut form = Form::with(Options { store: Store::new(&file), ..options(Theme::FULL, &folder) });
    form.at(Row::Seed, ">42>");
    form.at(Row::Colour(Seat::A), "]");
    form.at(Row::Start, ">");
    assert_eq!(form.said().matches("--data").count(), 1, "the way out is told once: {}", form.said());
    assert_eq!((form.setup().seed.as_str(), form.setup().chairs[Seat::A].tint), ("42", Tint::Blue));
}

#[test]
fn colours_are_chosen_by_flags_too() {
    let account = Account::new();
    let arguments = "play --plain --bots 4 --rules french --marbles A=cyan --marbles D=red --record game.jsonl";
    account.tock(arguments).assert().code(0);
    let record = fs::read_to_string(account.path("game.jsonl")).unwrap();
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["colours"], serde_json::json!({ "A": "cyan", "D": "red" }));
    let wrong = account.tock("play --plain --bots 4 --rules french --marbles A=pink").assert().code(2);
    wrong.stderr(contains("marbles are red, blue, green, yellow, magenta or cyan"));
}

/// Keeps games that go on, and returns their names.
fn keep_games(folder: &TempDir, count: u64) -> Vec<String> {
    let table = Library::default().resolve(&Request::named("french")).unwrap();
    let names = ["Ann", "Bob", "Cleopatra", "Dirk"];
    let begin = |seed| {
        let players = BySeat::from_fn(|it| Some(Player::Human { name: names[it.index()].to_owned() }));
        let game = NewGame { when: Some(Moment::now()), ..NewGame::new(&table, players, seed) };
        let session = Store::new(folder.path()).begin(&game).unwrap();
        session.path().unwrap().file_stem().unwrap().to_string_lossy().into_owned()
    };
    (0..count).map(begin).collect()
}

#[test]
fn games_to_go_on_with_are_offered_and_all_of_them_are_in_a_list() {
    let folder = TempDir::new().unwrap();
    let names = keep_games(&folder, 5);
    let mut form = Form::new(&folder);
    assert_eq!((form.setup().games.len(), form.setup().more_games), (3, true));
    form.at(Row::Game(0), "");
    assert!(form.said().contains("Cleopatra") && form.said().contains("0/4 home"), "{}", form.said());
    assert!(form.said().contains("Begun today"), "{}", form.said());
    form.at(Row::AllGames, ">");
    form.key(Code::End);
    press(&mut form.model, ">");
    let path = form.session().path().unwrap().file_stem().unwrap().to_string_lossy().into_owned();
    assert_eq!(Some(&path), names.iter().min());
    // A record that cannot be read is told, and stays.
    let broken = folder.path().join("games").join("2001-01-01-120000.jsonl");
    fs::write(&broken, "{\"tock\": 99}\n").unwrap();
    let mut form = form.again();
    form.at(Row::AllGames, ">");
    form.key(Code::End);
    assert!(form.said().contains("newer"), "{}", form.said());
    press(&mut form.model, ">");
    assert!(form.setup().notice.is_some() && broken.exists());
}

#[test]
fn everything_is_set_with_the_mouse() {
    let folder = TempDir::new().unwrap();
    keep_games(&folder, 4);
    fs::remove_file(folder.path().join("set-up.json")).unwrap();
    let mut form = Form::new(&folder);
    form.click_at("◄english", 0);
    assert_eq!(form.profile(), "toccadille");
    form.click_at("◄toccadille", 0);
    assert_eq!(form.profile(), "french");
    form.click("] solo");
    form.click_at("Players ◄4►", 10);
    form.click_at("Players ◄2►", 10);
    assert_eq!(form.setup().players, 3);
    form.click("Bot, greedy");
    assert_eq!(form.setup().chairs[Seat::B].who, Who::Bot(Level::Steady));
    form.click_at("◄Bot, steady", 0);
    form.click_at("◄Bot, greedy", 0);
    form.click_at("◄Bot, random", 0);
    assert_eq!(form.setup().chairs[Seat::B].who, Who::Human);
    form.click("(no name)");
    form.model.update(Msg::Input(Input::Paste("Bea\n".to_owned())));
    form.click("blue");
    assert_eq!(form.setup().chairs[Seat::B].name, "Bea");
    assert_eq!(form.setup().chairs[Seat::B].tint, Tint::Green);
    form.click("by chance");
    assert_eq!(form.setup().first, Some(Seat::A));
    form.click_at("Seed by chance", 6);
    form.model.update(Msg::Input(Input::Paste("99".to_owned())));
    form.click("House rules");
    form.click("guards");
    form.click_at("◄fresh", 0);
    assert_eq!(form.setup().table().unwrap().rules.post.guards, Guards::None);
    form.model.update(Msg::Input(Input::Wheel { column: 0, row: 5, lines: 1 }));
    form.click("Tock: a new game");
    assert_eq!((form.model.context(), form.setup().seed.as_str()), (Context::SetUp, "99"));
    form.click("All games");
    assert_eq!(form.model.context(), Context::Games);
    form.click("Tock: a new game");
    form.click("Browse");
    assert_eq!(form.model.context(), Context::Files);
    form.click("Tock: a new game");
    form.click("[ Start the game ]");
    assert_eq!(form.session().record().header().seed, Some(99));
}

#[test]
fn the_row_looked_at_is_on_the_screen_in_every_size() {
    let folder = TempDir::new().unwrap();
    keep_games(&folder, 5);
    let mut form = Form::new(&folder);
    for row in form.setup().rows() {
        form.go(row);
        let index = form.setup().rows().iter().position(|it| *it == row).unwrap();
        for (width, height) in [(34, 8), (40, 18), (60, 22), (76, 12), (80, 24), (100, 30), (120, 40), (200, 60)] {
            let (_, hits) = draw(&form.model, width, height);
            let is_there = (0..height).any(|y| (0..width).any(|x| hits.at(x, y) == Some(Hit::Item(index))));
            assert!(is_there, "{row:?} in {width} x {height}");
        }
    }
    form.at(Row::House, ">");
    for at in 0..40 {
        for (width, height) in [(34, 8), (80, 24), (120, 40)] {
            let (_, hits) = draw(&form.model, width, height);
            let is_there = (0..height).any(|y| (0..width).any(|x| hits.at(x, y) == Some(Hit::Item(at))));
            assert!(is_there, "switch {at} in {width} x {height}");
        }
        form.key(Code::Down);
    }
}

#[test]
fn the_set_up_looks_like_this() {
    let ascii = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };
    let check = |name: &str, theme: Theme, keys: &[(Row, &str)]| {
        let folder = TempDir::new().unwrap();
        let mut form =
            Form::with(Options { rules: ("french".to_owned(), vec!["joker".to_owned()]), ..options(theme, &folder) });
        for (row, keys) in keys {
            form.at(*row, keys);
        }
        for (width, height) in [(80, 24), (100, 30), (120, 40)] {
            let picture = text(&draw(&form.model, width, height).0);
            assert!(theme != ascii || picture.is_ascii(), "{picture}");
            insta::assert_snapshot!(format!("{name}-{width}x{height}"), picture);
        }
    };
    check("form", Theme::FULL, &[]);
    check("form-ascii", ascii, &[]);
    check("profile", Theme::FULL, &[(Row::Profile, "")]);
    check("variant", Theme::FULL, &[(Row::Variant(1), "")]);
    check("name", Theme::FULL, &[(Row::Name(Seat::A), ">")]);
    check("switches", Theme::FULL, &[(Row::House, ">__l")]);
    check("switches-ascii", ascii, &[(Row::House, ">_________")]);
}
