//! What a match on the screen shows to somebody who sees it for the first time.

use tock::{
    game::Event,
    session::{Player, TakingBack},
    stats::toccadille as stats,
    telling::toccadille as telling,
    toccadille::Seat,
    tui::{
        Msg,
        keys::{Code, Context, Input, Key},
        toccadille::board::letter,
    },
    words::{self, Language, Voice},
};

use super::{BOUT, Bout, Length, at, board, bout, ended, every_bout, shown};
use crate::screens::{Case, ENGLISH, PLAIN, draw, game, play, press, text};

#[test]
fn stones_bear_the_first_letter_of_their_colour_in_every_language() {
    for language in Language::all() {
        words::speak(Voice { language, ..Voice::default() });
        let letters = Seat::ALL.map(letter);
        let colours = Seat::ALL.map(|it| telling::name(&Player::Human { name: String::new() }, it));
        words::speak(Voice::default());
        assert_ne!(letters[0], letters[1], "{}", language.tag());
        for (letter, colour) in letters.into_iter().zip(colours) {
            assert!(
                letter.is_ascii_uppercase() && colour.starts_with(letter),
                "{}: {letter}, {colour}",
                language.tag()
            );
        }
    }
}

#[test]
fn the_help_speaks_of_nothing_that_only_the_other_game_has() {
    for (name, mut model) in every_bout(PLAIN) {
        model.update(Msg::Input(Input::Key(Key { code: Code::F(1), ctrl: false })));
        let page = text(&draw(&model, 160, 70).0);
        for word in ["card", "square", "marble"] {
            assert!(!page.contains(word), "{name}: {word} in\n{page}");
        }
    }
}

#[test]
fn a_move_that_could_not_be_another_is_handed_on_at_once() {
    for taking_back in [TakingBack::WithinTurn, TakingBack::Practice] {
        let mut model = bout(&Bout { moves: 0, taking_back, ..BOUT }, PLAIN, "");
        let before = board(&model);
        assert!(shown(&model).only().is_some(), "whoever enters has no choice");
        press(&mut model, ">");
        assert_eq!((model.context(), shown(&model).session().record().moves()), (Context::Stone, 1));
        press(&mut model, "u");
        assert_eq!(board(&model) == before, taking_back == TakingBack::Practice);
    }
}

#[test]
fn the_names_of_bots_are_never_cut_where_the_score_is_in_the_line_at_the_top() {
    for (level, name) in [("random", "Random Black"), ("greedy", "Greedy Black"), ("strong", "Strong Black")] {
        let model = bout(&Bout { bot: Some(level), moves: 0, ..BOUT }, PLAIN, "");
        let screen = text(&draw(&model, 80, 24).0);
        let (top, rest) = screen.split_once('\n').expect("there are many lines");
        assert!(top.contains("Ann 0 : 0") && rest.contains(name), "{screen}");
    }
}

#[test]
fn the_score_is_in_the_line_at_the_top_whatever_the_match_is_called() {
    let rules = "toccadille alvensleben-1853 stones=16";
    for length in [Length::Games(3), Length::Points(65535), Length::Open] {
        let bout_of = Bout { rules, length, moves: 0, taking_back: TakingBack::Practice, ..BOUT };
        let model = bout(&bout_of, PLAIN, "");
        for width in [80, 90, 100, 120, 160] {
            let screen = text(&draw(&model, width, 24).0);
            let top = screen.lines().next().expect("there are many lines");
            assert!(top.contains(" 0 : 0 "), "{width}: {top}");
        }
    }
}

#[test]
fn the_points_of_a_match_are_among_the_figures_however_narrow_the_screen_is() {
    let model = ended(3, PLAIN);
    let screen = text(&draw(&model, 80, 24).0);
    assert!(screen.contains("marks  best throw  points"), "{screen}");
}

#[test]
fn a_throw_that_a_position_came_with_is_counted_as_thrown() {
    let mut model = at("red 10:1 o14; black 14:2 17:2 18:2 19:2 1:7; 6-1", PLAIN, "");
    press(&mut model, ">");
    let stats = stats::of(shown(&model).session().record());
    assert_eq!((stats.seats[Seat::Red].throws, stats.seats[Seat::Red].dice_left), (1, 1));
    assert_eq!(stats.throws(), stats.seats[Seat::Red].throws + stats.seats[Seat::Black].throws);
}

#[test]
fn a_hint_is_not_cut_in_the_middle_of_a_reason() {
    for language in Language::all() {
        words::speak(Voice { language, ..Voice::default() });
        let (_, model) = every_bout(PLAIN).into_iter().find(|it| it.0 == "match-hint").expect("it is a screen");
        let told = shown(&model).told_hint().expect("a hint is given");
        let reasons: Vec<_> = told.reasons.iter().chain(told.next.iter().flat_map(|it| &it.reasons)).collect();
        for height in 17..40 {
            let screen = text(&draw(&model, 80, height).0);
            let place = |line: &str| line.find("Ann  ").map(|it| line[..it].chars().count().saturating_sub(5));
            // Where the board leaves no room beside it, a hint is one line.
            let Some(column) = screen.lines().skip(1).find_map(place) else { continue };
            let panel = screen.lines().map(|it| it.chars().skip(column).collect::<String>());
            let said = panel.flat_map(|it| it.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
            let said = said.collect::<Vec<_>>().join(" ");
            for (steps, reason) in &reasons {
                let begin: Vec<_> = reason.split_whitespace().take(2).collect();
                let begun = format!("{steps} {}", begin.join(" "));
                let whole = format!("{steps} {}", reason.split_whitespace().collect::<Vec<_>>().join(" "));
                assert!(!said.contains(&begun) || said.contains(&whole), "{} {height}:\n{screen}", language.tag());
            }
        }
        words::speak(Voice::default());
    }
}

#[test]
fn the_last_line_calls_it_as_the_panel_does_what_handing_on_does() {
    let whole = game(&Case { moves: 5000, ..ENGLISH });
    let before_the_end = Case { moves: whole.record().moves() - 1, ..ENGLISH };
    let Some(Event::Move(last)) = whole.record().events().last() else { panic!("no move ends the game") };
    let on = |rest: &str, typed: &str| at(&format!("red 14:5 16:5 18:5 {rest}"), PLAIN, &format!(":{typed}>"));
    for (name, model, word) in [
        ("a turn", bout(&BOUT, PLAIN, "1111"), "hand on"),
        ("a doublet", on("; black 5:15; 2-2", "14/16 18/20"), "throw again"),
        ("the end", on("m11; black 5:13 19:1 20:1; 4-2", "16/20* 16/18"), "end the game"),
        ("a card", play(&ENGLISH, PLAIN, ">>>"), "hand on"),
        ("the last marble", play(&before_the_end, PLAIN, &format!(">:{last}>")), "end the game"),
    ] {
        for (width, height) in [(80, 24), (120, 40)] {
            let screen = text(&draw(&model, width, height).0);
            assert_eq!(model.context(), Context::Made, "{name}:\n{screen}");
            let last = screen.lines().last().unwrap_or_default();
            assert!(last.trim_start().starts_with(&format!("Enter {word}  ")), "{name}:\n{screen}");
            assert!(1 < screen.matches(word).count() || word == "hand on", "{name}:\n{screen}");
        }
    }
}

#[test]
fn where_nothing_stands_against_any_stone_what_is_said_of_them_is_true() {
    for (name, model, said, not) in [
        ("all in hand", at("red h15; black h15; 4-2", PLAIN, "w"), "All stones are in hand", "Every stone"),
        ("some in hand", at("red 1:3 2:2 h10; black h15; 4-2", PLAIN, "w"), "1 and 2", "Every stone"),
        ("none in hand", at("red 1:8 7:7; black 24:15; 2-1", PLAIN, "w"), "Every stone can be moved", "in hand"),
    ] {
        let screen = text(&draw(&model, 100, 30).0);
        assert!(screen.contains(said) && !screen.contains(not), "{name}:\n{screen}");
    }
}
