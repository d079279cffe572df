//! A match of Toccadille set up on the screen: what is chosen is what begins, and what is offered the next time.

use tempfile::TempDir;
use tock::{
    session::{
        Player, Session, Store, TakingBack, record,
        toccadille::{Length, Match},
    },
    toccadille::{Seat, rules::Entry},
    tui::{
        Model, Options, Start, Theme,
        keys::{Code, Context},
        model::Shown,
        setup::{Row, SetUp},
    },
};

use crate::{
    screens::{options, press},
    touch::{click_at, key, look},
};

struct Form {
    options: Options,
    model: Model,
}

impl Form {
    fn new(folder: &TempDir) -> Self {
        Self::with(options(Theme::FULL, folder))
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
    fn session(&self) -> &Session<Match> {
        match &self.model.shown {
            Shown::Match(play) => play.session(),
            Shown::SetUp(setup) => panic!("no match has begun: {:?}", setup.notice),
            Shown::Play(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => panic!("no match is played"),
        }
    }

    #[track_caller]
    fn at(&mut self, row: Row, keys: &str) {
        for _ in 0..self.setup().rows().len() {
            if self.setup().at() == row {
                break;
            }
            key(&mut self.model, Code::Tab);
        }
        assert_eq!(self.setup().at(), row, "among {:?}", self.setup().rows());
        press(&mut self.model, keys);
    }

    /// Chooses the profile of Toccadille.
    fn choose(&mut self) {
        for _ in 0..5 {
            if self.setup().profile_name() == "toccadille" {
                return;
            }
            self.at(Row::Profile, "]");
        }
        panic!("there is no such profile");
    }

    fn variant(&self, name: &str) -> Row {
        Row::Variant(self.setup().variants().iter().position(|it| it.0.name == name).unwrap())
    }
}

#[test]
fn the_profile_decides_which_game_the_form_is_about_and_each_keeps_its_choices() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    let is_of_tock = |form: &Form| form.setup().rows().contains(&Row::Players);
    assert!(is_of_tock(&form));
    let variants = form.setup().variants().len();
    form.choose();
    assert!(!is_of_tock(&form) && form.setup().rows().contains(&Row::Side(Seat::Black)));
    assert!(form.setup().variants().iter().all(|it| it.0.name != "joker"));
    form.at(form.variant("alvensleben-1853"), " ");
    form.at(Row::Profile, "[");
    assert!(is_of_tock(&form) && form.setup().variants().len() == variants);
    assert!(form.setup().variants().iter().any(|it| it.1 && it.0.name == "joker"));
    form.at(Row::Profile, "]");
    assert!(form.setup().variants().iter().any(|it| it.1 && it.0.name == "alvensleben-1853"));
}

#[test]
fn what_is_chosen_begins_and_is_offered_again() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.choose();
    form.at(form.variant("alvensleben-1853"), ">");
    form.at(Row::Side(Seat::Black), "]");
    form.at(Row::SideName(Seat::Red), ">");
    (0..20).for_each(|_| drop(key(&mut form.model, Code::Backspace)));
    press(&mut form.model, "Cleo>");
    form.at(Row::Length, "]");
    form.at(Row::Count, ">");
    (0..5).for_each(|_| drop(key(&mut form.model, Code::Backspace)));
    press(&mut form.model, "7>]");
    form.at(Row::Seed, ">42>");
    form.at(Row::Practice, " ");
    form.at(Row::Start, ">");
    let header = form.session().record().header().clone();
    assert_eq!((header.rules.as_str(), &header.variants[..]), ("toccadille", &["alvensleben-1853".to_owned()][..]));
    assert_eq!((header.set_up, header.seed), (Length::Points(8), Some(42)));
    assert_eq!(header.agreed.taking_back, TakingBack::Practice);
    assert_eq!(header.players[Seat::Red], Player::Human { name: "Cleo".to_owned() });
    assert_eq!(header.players[Seat::Black], Player::Bot { level: "strong".to_owned() });
    assert_eq!(form.session().rules().entry, Entry::Talon);
    let store = Store::new(folder.path());
    let path = store.find(&store.names().unwrap()[0]).unwrap();
    assert_eq!(record::load::<Match>(&path).unwrap().record.header(), &header);
    let mut again = form.again();
    assert_eq!(again.setup().profile_name(), "toccadille");
    again.at(Row::Start, ">");
    let begun = again.session().record().header();
    assert_eq!((&begun.variants, begun.set_up, &begun.players), (&header.variants, header.set_up, &header.players));
    assert_ne!(begun.seed, Some(42), "each match is thrown anew");
}

#[test]
fn a_game_of_tock_keeps_what_was_chosen_for_a_match_and_the_other_way_round() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.choose();
    form.at(Row::Length, "]]");
    assert!(!form.setup().rows().contains(&Row::Count), "an open match has no length");
    form.at(Row::Start, ">");
    let mut tock = form.again();
    tock.at(Row::Profile, "[");
    tock.at(Row::Players, "[");
    let players = tock.setup().players;
    tock.at(Row::Start, ">");
    let mut again = tock.again();
    assert_eq!(again.setup().players, players);
    again.choose();
    again.at(Row::Start, ">");
    assert_eq!(again.session().record().header().set_up, Length::Open);
}

#[test]
fn a_switch_is_changed_for_one_match_and_shown_among_the_rules() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.choose();
    form.at(Row::House, ">");
    assert_eq!(form.model.context(), Context::Switches);
    let shown = look(&mut form.model, (100, 40));
    assert!(shown.contains("stones") && shown.contains("15"), "{shown}");
    // The first switch says how many stones there are.
    press(&mut form.model, "]");
    assert_eq!(form.setup().changes(), 1);
    press(&mut form.model, "<");
    let rules = {
        press(&mut form.model, "r");
        look(&mut form.model, (100, 40))
    };
    assert!(rules.contains("16"), "{rules}");
    press(&mut form.model, "<");
    form.at(Row::Start, ">");
    assert_eq!(form.session().rules().stones, 16);
    assert_eq!(form.session().record().header().set.len(), 1);
}

#[test]
fn a_match_that_is_not_finished_is_offered_to_go_on_with() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.choose();
    form.at(Row::Start, ">");
    let events = form.session().record().events().to_vec();
    let name = form.session().name().unwrap();
    drop(form.model);
    let mut form = Form::with(form.options);
    assert_eq!(form.setup().games[0].name, name);
    form.at(Row::Game(0), "");
    let shown = look(&mut form.model, (100, 30));
    assert!(shown.contains("Ann") && shown.contains("0/12") && !shown.contains("cannot be read"), "{shown}");
    press(&mut form.model, ">");
    assert!(form.session().record().events().starts_with(&events));
}

#[test]
fn it_is_set_up_by_mouse_alone() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.choose();
    let click = |form: &mut Form, word: &str| {
        let shown = look(&mut form.model, (100, 30));
        let column = |line: &str| line.find(word).map(|it| line[..it].chars().count() as u16);
        let found = shown.lines().enumerate().find_map(|(row, line)| Some((column(line)?, row as u16)));
        let at = found.unwrap_or_else(|| panic!("{word} is not there\n{shown}"));
        click_at(&mut form.model, at);
    };
    click(&mut form, "Bot, greedy");
    click(&mut form, "games");
    click(&mut form, "[ ] Practice");
    click(&mut form, "Start the game");
    let header = form.session().record().header();
    assert_eq!(header.players[Seat::Black], Player::Bot { level: "strong".to_owned() });
    assert_eq!((header.set_up, header.agreed.taking_back), (Length::Points(1), TakingBack::Practice));
}

#[test]
fn the_lessons_are_not_offered_where_they_are_about_the_other_game() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    let offers = |form: &mut Form| look(&mut form.model, (80, 24)).contains("l lessons");
    assert!(offers(&mut form));
    form.choose();
    assert!(!offers(&mut form));
}

#[test]
fn a_switch_is_shown_as_a_shell_wants_it() {
    let folder = TempDir::new().unwrap();
    let mut form = Form::new(&folder);
    form.choose();
    form.at(Row::House, ">");
    for (keys, flag) in [("", "--set stones=15"), ("_", "--set 'entry=\"first_quarter\"'")] {
        press(&mut form.model, keys);
        let screen = look(&mut form.model, (120, 40));
        assert!(screen.contains(flag), "{screen}");
    }
}
