//! Hints: asked of the strongest bot, shown with reasons, taken up by key or mouse, and never in the way.

use tock::{
    bot::{Crew, Effort, Level},
    game::Event,
    tock::Move,
    tui::{
        Cmd, Model, Msg, Theme,
        bots::{Thinking, advise},
        canvas::Hit,
        keys::{Code, Context},
        model::Shown,
    },
};

use crate::{
    screens::{Case, ENGLISH, FRENCH, draw, play, press, text},
    touch::{cells, click_at, key, look},
};

/// Presses a key; returns what the model asks to be thought out.
fn asks(model: &mut Model, letter: char) -> Option<Box<Thinking>> {
    let cmds = key(model, Code::Char(letter));
    cmds.into_iter().find_map(|it| match it {
        Cmd::Advise(asked) => Some(asked),
        _ => None,
    })
}

/// Returns a crew that thinks no longer than a test can wait, and the same on every machine.
pub fn quick_crew() -> Crew {
    Crew::default().with_effort(Effort::Deals(2))
}

/// Gives the model the hint it has asked for; returns the move that is advised.
fn answer(model: &mut Model, asked: &Thinking) -> Move {
    let advice = Box::new(advise(&quick_crew(), asked));
    let mv = advice.best.mv;
    model.update(Msg::Advised { ticket: asked.ticket, advice });
    mv
}

/// Returns a game with a hint on the screen.
pub fn hinted(case: &Case, theme: Theme) -> Model {
    let mut model = play(case, theme, "");
    let asked = asks(&mut model, 'h').expect("a hint is asked for");
    answer(&mut model, &asked);
    model
}

fn moves(model: &Model) -> Vec<Move> {
    let Shown::Play(play) = &model.shown else { return vec![] };
    let events = play.session().record().events().iter();
    events.filter_map(|it| if let Event::Move(mv) = it { Some(*mv) } else { None }).collect()
}

#[test]
fn a_hint_taken_up_is_one_key_away_from_being_played() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..40 {
        for case in [Case { seed, ..FRENCH }, Case { seed, humans: 1, variants: &["lose-a-turn"], ..ENGLISH }] {
            let mut model = play(&case, Theme::FULL, "");
            let before = moves(&model);
            let Some(asked) = asks(&mut model, 'h') else { continue };
            assert_eq!((model.context(), asked.level.as_str()), (Context::Card, Level::BEST.name()));
            let mv = answer(&mut model, &asked);
            assert_eq!(model.context(), Context::Hint);
            press(&mut model, ">");
            assert_eq!(moves(&model), before, "nothing is played yet");
            press(&mut model, ">");
            let after = moves(&model);
            let played = after.get(before.len()).copied();
            let same = |it: Move| mv.card().map_or(it, |card| it.with_card(card));
            assert_eq!(played.map(same), Some(mv), "seed {seed}");
            kinds.insert(format!("{:?}", mv.rank()));
        }
    }
    assert!(5 < kinds.len(), "{kinds:?}");
}

#[test]
fn the_mouse_takes_a_hint_up_too() {
    let mut model = hinted(&FRENCH, Theme::FULL);
    look(&mut model, (80, 24));
    let is_hint = |it: &(u16, u16)| matches!(model.hits.at(it.0, it.1), Some(Hit::Do(_)));
    let cell = cells((80, 20)).skip(80).find(is_hint).expect("the hint can be clicked");
    click_at(&mut model, cell);
    assert_eq!(model.context(), Context::Way);
}

#[test]
fn a_hint_can_be_closed_and_asked_for_while_choosing_how() {
    let mut model = hinted(&FRENCH, Theme::FULL);
    press(&mut model, "<");
    assert_eq!(model.context(), Context::Card);
    press(&mut model, ">");
    assert_eq!(model.context(), Context::Way);
    let asked = asks(&mut model, 'H').expect("a hint is asked for");
    answer(&mut model, &asked);
    assert_eq!(model.context(), Context::Hint);
    press(&mut model, "h");
    assert_eq!(model.context(), Context::Way);
}

#[test]
fn a_hint_that_comes_too_late_is_forgotten() {
    let alone = Case { humans: 4, ..FRENCH };
    let mut model = play(&alone, Theme::FULL, ">");
    let asked = asks(&mut model, 'h').expect("a hint is asked for");
    // The player moves meanwhile, and the next one uncovers the cards.
    let before = moves(&model).len();
    for _ in 0..9 {
        if before < moves(&model).len() {
            break;
        }
        press(&mut model, ">");
    }
    for _ in 0..3 {
        if model.context() != Context::Card {
            press(&mut model, ">");
        }
    }
    answer(&mut model, &asked);
    assert_eq!(model.context(), Context::Card);
    let again = asks(&mut model, 'h').expect("a hint is asked for");
    assert!(again.ticket != asked.ticket && again.seat != asked.seat);
}

#[test]
fn reasons_are_shown_with_their_weight_and_the_runner_up_with_what_makes_it_worse() {
    let mut with_runner_up = 0;
    for seed in 0..30 {
        let model = hinted(&Case { seed, ..FRENCH }, Theme::FULL);
        let Shown::Play(play) = &model.shown else { continue };
        let told = play.told_hint().expect("a hint");
        let screen = text(&draw(&model, 120, 45).0);
        assert!(screen.contains("Hint from Master"), "{screen}");
        assert!(screen.contains(&told.notation), "{} is not in\n{screen}", told.notation);
        for (steps, _) in &told.reasons {
            assert!(screen.contains(steps.as_str()), "{screen}");
        }
        if let Some(next) = told.next.filter(|it| it.behind.is_some()) {
            with_runner_up += 1;
            assert!(!next.reasons.is_empty() && next.reasons.iter().all(|it| it.0.starts_with('-')), "{next:?}");
        }
    }
    assert!(10 < with_runner_up);
}
