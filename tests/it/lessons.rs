//! Lessons: each can be taken to its end, explains what is wrong, and lets nobody through who only presses Enter.

use std::collections::{BTreeMap, BTreeSet};

use tempfile::TempDir;
use tock::{
    choose::Choice,
    learn::{Lesson, Step, Verdict, names},
    profile::{Library, Request, tock::is_face_value},
    tock::{Move, Rank, Rules, View, notation::read_all},
    tui::{
        Model, Start, Theme,
        canvas::wrap,
        keys::Context,
        learn::Stage,
        model::Shown,
        play::{Item, Mode, Play},
    },
    words,
};

use crate::{
    screens::{draw, options, press, text},
    touch::click,
};

/// Returns the lessons on the screen, after some keys.
pub fn school(theme: Theme, name: Option<&str>, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    school_in(&store, theme, name, keys)
}

fn school_in(store: &TempDir, theme: Theme, name: Option<&str>, keys: &str) -> Model {
    let mut model = Model::new(Start::Learn(name.map(str::to_owned)), options(theme, store));
    model.begin();
    press(&mut model, keys);
    model
}

fn lessons() -> impl Iterator<Item = Lesson> {
    names().map(|it| Lesson::named(it).unwrap_or_else(|| panic!("the file of lesson {it} is faulty")))
}

fn steps() -> impl Iterator<Item = (String, Step)> {
    let named = |lesson: Lesson| {
        let name = lesson.name();
        lesson.steps.into_iter().enumerate().map(move |(index, it)| (format!("{name} {}", index + 1), it))
    };
    lessons().flat_map(named)
}

/// Returns what somebody does with the view of a step.
fn at<T>(step: &Step, with: impl FnOnce(&View<'_>) -> T) -> T {
    let session = step.begin("Ann").expect("the position can be played");
    with(&session.view(step.case.position.turn))
}

fn table(model: &Model) -> &Play {
    let Shown::Learn(learn) = &model.shown else { panic!("no lessons") };
    learn.play().expect("a lesson")
}

fn stage(model: &Model) -> Stage {
    let Shown::Learn(learn) = &model.shown else { panic!("no lessons") };
    learn.taken().expect("a lesson").stage.clone()
}

/// Makes a move with keys: a number for the card, then the arrows and Enter.
#[track_caller]
fn make(model: &mut Model, mv: &Move) {
    let (seat, card) = {
        let play = table(model);
        let seat = play.session().to_move().expect("somebody's turn");
        let wanted = |it: &Item| match it {
            Item::Card(card) => Some(card.rank()) == mv.rank(),
            Item::Pass => *mv == Move::Pass,
        };
        (seat, play.items(seat).iter().position(wanted).expect("the card is held") + 1)
    };
    press(model, &card.to_string());
    for _ in 0..20 {
        let play = table(model);
        let Mode::Way(choice) = play.mode() else { return };
        let view = play.view(seat);
        let leads = |index: usize| {
            let mut choice: Choice = choice.clone();
            choice.look_at(index);
            let same = |it: Move| it.rank() == mv.rank() && view.board_after(&it) == view.board_after(mv);
            match choice.pick(&view) {
                Some(whole) => same(whole),
                None => choice.aim(&view, mv),
            }
        };
        let index = (0..choice.offers().len()).find(|it| leads(*it)).unwrap_or_else(|| panic!("no way to {mv}"));
        let steps = (index + choice.offers().len() - choice.cursor()) % choice.offers().len();
        press(model, &"_".repeat(steps));
        press(model, ">");
    }
}

#[test]
fn every_lesson_is_taken_to_its_end_with_the_moves_it_asks_for() {
    let store = TempDir::new().unwrap();
    for lesson in lessons() {
        let mut model = school_in(&store, Theme::FULL, Some(lesson.name()), "");
        for (index, step) in lesson.steps.iter().enumerate() {
            let mv = at(step, |view| read_all(view, &step.accepted()[0]).expect("a legal move")[0]);
            make(&mut model, &mv);
            assert_eq!(stage(&model), Stage::Done, "{} {}", lesson.name(), index + 1);
            let screen = text(&draw(&model, 80, 24).0);
            let last = index + 1 == lesson.steps.len();
            assert!(screen.contains(if last { "That is all of this lesson" } else { "Enter goes on." }), "{screen}");
            press(&mut model, ">");
        }
        assert_eq!(model.context(), Context::Lessons, "{}", lesson.name());
    }
    // All of it is known the next time.
    let Shown::Learn(learn) = school_in(&store, Theme::FULL, None, "").shown else { panic!("no lessons") };
    assert_eq!(learn.progress.len(), names().len());
}

#[test]
fn every_move_that_is_asked_for_is_legal_and_right() {
    for (name, step) in steps() {
        for text in step.accepted() {
            let verdict = at(&step, |view| read_all(view, text).map(|it| step.judge(view, &it[0])));
            assert_eq!(verdict, Ok(Verdict::Right), "{name}: {text}");
        }
    }
}

#[test]
fn every_other_move_and_every_card_that_cannot_be_played_is_explained() {
    let mut explained = 0;
    for (name, step) in steps() {
        at(&step, |view| {
            let moves = view.legal_moves();
            let wrong: Vec<_> = moves.iter().filter(|it| step.judge(view, it) != Verdict::Right).collect();
            for mv in &wrong {
                let Verdict::Wrong(why) = step.judge(view, mv) else { continue };
                assert!(10 < why.len(), "{name}: {mv} is not explained");
                explained += 1;
            }
            let mut blocked = 0;
            for rank in Rank::ALL.into_iter().filter(|it| view.hand().first_of(*it).is_some()) {
                if !moves.iter().any(|it| it.rank() == Some(rank)) && !view.is_extra_play() {
                    assert!(step.blocked(rank).is_some(), "{name}: it is not explained why {rank} cannot be played");
                    blocked += 1;
                }
            }
            assert!(0 < wrong.len() + blocked, "{name}: there is nothing to choose");
        });
    }
    assert!(100 < explained, "{explained}");
}

#[test]
fn a_wrong_move_is_explained_and_not_made() {
    let mut tried = 0;
    for (name, step) in steps() {
        let lesson = name.split(' ').next().expect("a name");
        if !name.ends_with(" 1") {
            continue;
        }
        let wrong = at(&step, |view| {
            view.legal_moves()
                .into_iter()
                .find(|it| matches!(it, Move::Play(_)) && step.judge(view, it) != Verdict::Right)
        });
        let Some(mv) = wrong else { continue };
        let mut model = school(Theme::FULL, Some(lesson), "");
        make(&mut model, &mv);
        let Stage::Task(Some(why)) = stage(&model) else { panic!("{name}: {mv} is not explained") };
        assert_eq!(table(&model).session().record().moves(), 0, "{name}");
        let words: Vec<_> = why.split(' ').take(3).collect();
        assert!(text(&draw(&model, 80, 24).0).contains(&words.join(" ")), "{name}: {why}");
        tried += 1;
    }
    assert!(10 < tried, "{tried}");
}

#[test]
fn a_card_that_cannot_be_played_is_explained_by_the_lesson() {
    let model = school(Theme::FULL, Some("coming-out"), "2");
    let screen = text(&draw(&model, 80, 24).0);
    assert!(screen.contains("A nine moves a marble that"), "{screen}");
}

#[test]
fn pressing_enter_alone_gets_nowhere() {
    for lesson in lessons() {
        let store = TempDir::new().unwrap();
        let mut model = school_in(&store, Theme::FULL, Some(lesson.name()), "");
        for _ in 0..100 {
            let screen = text(&draw(&model, 100, 30).0);
            assert!(!screen.contains("Enter plays it") && !screen.contains("Not this one"), "{screen}");
            press(&mut model, ">");
            assert_ne!(model.context(), Context::Lesson, "{}", lesson.name());
        }
        assert!(text(&draw(&model, 100, 30).0).contains("Choose a card first"), "{}", lesson.name());
        let Shown::Learn(learn) = &model.shown else { panic!("no lessons") };
        assert!(learn.progress.is_empty());
        assert_eq!(learn.taken().map(|it| it.place().0), Some(1));
    }
}

#[test]
fn every_special_card_of_both_profiles_has_a_lesson() {
    let mut special = 0;
    for profile in ["french", "english"] {
        let rules: Rules = Library::default().resolve(&Request::named(profile)).unwrap().rules;
        let in_deck = |rank: &Rank| !rules.actions(*rank).is_empty();
        for rank in Rank::ALL.into_iter().filter(|it| in_deck(it) && !is_face_value(&rules, *it)) {
            special += 1;
            let taught = steps().any(|(_, step)| {
                let same = step.case.table.rules.actions(rank) == rules.actions(rank);
                same && step.accepted().iter().any(|it| it.split(' ').next() == Some(rank.name()))
            });
            assert!(taught, "{profile}: no lesson teaches {rank}");
        }
    }
    assert!(10 < special);
}

#[test]
fn every_text_of_the_lessons_is_said_somewhere_and_none_is_long() {
    let file = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en/lessons.ftl")).unwrap();
    let written: BTreeSet<_> = file.lines().filter_map(|it| it.split_once(" = ")).map(|it| it.0.to_owned()).collect();
    let mut said: BTreeSet<String> =
        names().flat_map(|it| [format!("learn-{it}"), format!("learn-{it}-about")]).collect();
    said.extend(steps().flat_map(|(_, it)| it.keys()));
    assert_eq!(written, said);
    let lengths: BTreeMap<usize, &String> = said.iter().map(|it| (wrap(&words::say(it, &[]), 40).len(), it)).collect();
    assert!(lengths.keys().all(|it| *it <= 7), "{lengths:?}");
    assert!(names().all(|it| tock::learn::about(it).len() <= 36));
}

#[test]
fn a_lesson_can_be_taken_by_mouse_alone() {
    use tock::tui::{canvas::Hit, keys::Action};
    let mut model = school(Theme::FULL, None, "");
    click(&mut model, (80, 24), Hit::Item(0));
    assert_eq!(model.context(), Context::Card);
    click(&mut model, (80, 24), Hit::Card(0));
    assert_eq!(model.context(), Context::Way);
    click(&mut model, (80, 24), Hit::Item(0));
    assert_eq!(model.context(), Context::Lesson);
    click(&mut model, (80, 24), Hit::Do(Action::Confirm));
    let Shown::Learn(learn) = &model.shown else { panic!("no lessons") };
    assert_eq!(learn.taken().map(tock::tui::learn::Taken::place), Some((2, 3)));
}

#[test]
fn lessons_are_reached_from_the_set_up_screen_and_lead_back() {
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::SetUp, options(Theme::FULL, &store));
    press(&mut model, "l");
    assert_eq!(model.context(), Context::Lessons);
    press(&mut model, ">");
    assert_eq!(model.context(), Context::Card);
    press(&mut model, "<");
    assert_eq!(model.context(), Context::Lessons);
    press(&mut model, "<");
    assert_eq!(model.context(), Context::SetUp);
}
