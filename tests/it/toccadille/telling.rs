//! Moves, matches and their figures in words.

use tock::{
    session::{
        Player, Session,
        record::{GIVEN_UP, Record},
        toccadille::{Ended, Length, Match},
    },
    stats::toccadille as stats,
    telling::toccadille::{Names, Telling, figures, log::Log, standing, title},
    toccadille::{BySeat, End, Seat, notation, rules::HitScoring},
    words::{self, Language, Voice},
};

use crate::{
    matches::{bots, play, table},
    toccadille::text::{B0, Case},
};

fn names() -> Names {
    let human = |name: &str| Player::Human { name: name.to_owned() };
    Names::new(&BySeat([human("Ann"), human("")]))
}

/// Checks what a written move of a position is told as.
#[track_caller]
fn check(case: &Case, mv: &str, expected: &str) {
    let mv = notation::read(&case.view(), mv).unwrap_or_else(|it| panic!("{mv}: {it:?}"));
    let names = names();
    let told = Telling { rules: &case.rules, names: &names }.mv(&case.state, &mv);
    assert_eq!(told, expected, "{mv}");
}

/// Checks what it is listed as among the moves to choose from.
#[track_caller]
fn check_listed(case: &Case, mv: &str, expected: &str) {
    let mv = notation::read(&case.view(), mv).unwrap_or_else(|it| panic!("{mv}: {it:?}"));
    let names = names();
    assert_eq!(Telling { rules: &case.rules, names: &names }.written(&case.state, &mv), expected);
}

fn red(stones: &str, dice: &str) -> Case {
    Case::new(&format!("red {stones}; {B0}; {dice}"))
}

#[test]
fn a_move_is_told_by_what_its_stones_do() {
    let empty = Case::new("red h15; black h15; 5-3");
    check(&empty, "in/5 in/3", "enters on 5 and 3");
    check(&Case::new("red h15; black h15; 4-4"), "in/4 in/4", "enters two on 4");
    let last = red("1:3 2:2 3:3 4:2 5:2 6:2 h1", "6-2");
    check(&last, "in/2/8", "enters on 2 and goes on to 8");
    check(&last, "in/6 5/7", "enters on 6, 5 to 7");
    let huck = red("1:3 2:3 3:3 4:2 5:2 8:1 10:1", "4-2");
    check(&huck, "8/12 10/12", "8 to 12, 10 to 12, takes the huck");
    check(&huck, "10/12/16", "10 to 14 to 16");
    check(&red("1:3 2:3 3:3 4:2 5:2 6:2", "6-6"), "6/12 6/12", "two from 6 to 12, takes the huck");
    let force = red("1:4 2:3 3:3 4:2 5:1 7:1 8:1", "6-5");
    check(&force, "7/12 8/12 force", "7 to 12, 8 to 12, takes the huck by force");
    let leaves = red("1:4 2:3 3:3 4:2 5:1 12:2", "5-3");
    check(&leaves, "12/17 12/15", "12 to 17, 12 to 15, leaves the huck");
}

#[test]
fn in_a_list_a_move_is_written_and_told_is_only_what_does_not_stand_there() {
    let huck = red("1:3 2:3 3:3 4:2 5:2 8:1 10:1", "4-2");
    check_listed(&huck, "10/12/16", "10/14/16");
    check_listed(&huck, "8/12 10/12", "8/12 10/12: takes the huck");
    let single = "black 24:3 23:3 22:3 21:2 20:2 17:1 15:1";
    let hits = Case::new(&format!("red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; {single}; 6-2"));
    check_listed(&hits, "9/15/17", "9/15*/17*: hits on 15 and 17, 2 marks");
    check_listed(&Case::new("red 12:15; black 1:15; 1-1"), "pass", "pass: can play neither die");
}

#[test]
fn hits_and_marks_are_told() {
    let single = "black 24:3 23:3 22:3 21:2 20:2 17:1 15:1";
    let case = Case::new(&format!("red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; {single}; 6-2"));
    check(&case, "9/15/17", "9 to 15 to 17, hits on 15 and 17, 2 marks");
    check(&case, "9/11/17", "9 to 11 to 17, hits on 17, 1 mark");
    let throw = |it: &mut tock::toccadille::rules::Switches| it.hit_scoring = HitScoring::OnThrow;
    let thrown = Case::by(&format!("red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; {single}; 6-2"), throw);
    let hits = tock::telling::toccadille::struck(&thrown.view());
    assert_eq!(hits.as_deref(), Some("hits on 15 and 17, 2 marks"));
}

#[test]
fn what_is_not_played_and_what_is_borne_off_is_told() {
    let one = Case::new("red 10:1 o14; black 14:2 17:2 18:2 19:2 1:7; 6-1");
    check(&one, "10/16", "10 to 16, the 1 is not played");
    check(&Case::new("red 12:15; black 1:15; 1-1"), "pass", "can play neither die");
    let off = Case::new("red 22:1 24:2 o12; black 1:15; 3-1");
    check(&off, "22/off 24/off", "bears off from 24 and 22");
    let last = Case::new("red 22:1 24:1 o13; black 1:15; 6-5");
    check(&last, "22/off 24/off", "bears off from 22 and 24, 2 marks, all stones are off");
    let penalty = Case::by("red 12:15; black 1:15; 1-1", |it| it.unplayable_penalty = 1);
    check(&penalty, "pass", "can play neither die, Black gets 2 marks");
}

/// Returns a match that bots have played to its end.
fn played(rules: &str, length: Length, seed: u64) -> Session<Match> {
    let table = table(rules);
    let mut session = Session::begin_as(bots(&table, length, seed).beginning(), None).expect("a match begins");
    play(&mut session, seed);
    session
}

fn lines(record: &Record<Match>) -> Vec<String> {
    let mut log = Log::default();
    log.follow(record);
    log.lines().iter().map(tock::telling::toccadille::log::Line::sentence).collect()
}

#[test]
fn a_match_is_told_from_the_first_throw_to_the_last_word() {
    let session = played("toccadille", Length::Games(2), 5);
    let told = lines(session.record());
    let moves = told.iter().filter(|it| it.contains(" plays ")).count();
    assert_eq!(moves, session.record().moves());
    assert!(told[0].contains(" throws ") && told[0].ends_with(" begins."), "{}", told[0]);
    let games = told.iter().filter(|it| it.contains(" wins the game, ") || it.ends_with(" wins the game!")).count();
    let drawn = told.iter().filter(|it| it.contains("is drawn")).count();
    assert!(games + drawn >= 2, "{told:#?}");
    assert!(told.iter().any(|it| it.starts_with("Game 2 begins")), "{told:#?}");
    let last = told.last().expect("something has happened");
    assert!(last.contains("the match, ") || last.starts_with("The match is drawn"), "{last}");
    assert_eq!(standing(session.state(), session.rules(), &names_of(&session)).as_ref(), Some(last));
}

fn names_of(session: &Session<Match>) -> Names {
    Names::new(session.record().players())
}

#[test]
fn matches_are_told_in_every_language_by_all_rules() {
    for (rules, seed) in [
        ("toccadille", 1),
        ("toccadille own_side_bands=\"free\"", 2),
        ("toccadille alvensleben-1853", 3),
        ("toccadille toccategli-18c", 4),
        ("toccadille opening=\"low_single_die\" unplayable_penalty=1 next_starter=\"throw_off\"", 5),
    ] {
        let session = played(rules, Length::Games(3), seed);
        let figures = stats::of(session.record());
        for language in Language::all() {
            words::speak(Voice { language, ..Voice::default() });
            let names = names_of(&session);
            let mut told = lines(session.record());
            told.push(title(session.record().header()));
            told.extend(figures::facts(&figures, &names));
            told.extend(Seat::ALL.map(|it| figures::sentence(&figures.seats[it], names.name(it))));
            told.extend(figures::columns(&figures).into_iter().map(|it| it.heading));
            for line in told {
                assert!(!line.is_empty() && !line.contains(['<', '{', '\u{2068}']), "{rules}: {line}");
            }
            words::speak(Voice::default());
        }
    }
}

#[test]
fn the_figures_add_up_to_the_record() {
    for seed in 1..=6 {
        let session = played("toccadille", Length::Games(3), seed);
        let stats = stats::of(session.record());
        assert_eq!(stats.games.len(), 3);
        let throws: u32 = Seat::ALL.iter().map(|it| stats.seats[*it].throws).sum();
        assert_eq!((throws, stats.throws() as usize), (stats.throws(), session.record().moves()));
        for seat in Seat::ALL {
            let marks = stats.games.iter().map(|it| u32::from(it.marks.last().expect("some")[seat])).sum::<u32>();
            assert_eq!(stats.seats[seat].marks, marks);
            assert_eq!(stats.seats[seat].points, u32::from(session.state().score()[seat]));
        }
        for game in &stats.games {
            let Some(End::Won { by, value }) = game.end else { continue };
            assert_eq!(game.marks.last().expect("some")[by], 12);
            assert!((1..=4).contains(&value));
        }
    }
}

#[test]
fn what_is_taken_back_is_told_no_more_and_a_game_given_up_is() {
    let mut session = played("toccadille", Length::Games(1), 9);
    let mut log = Log::default();
    log.follow(session.record());
    let whole = log.lines().to_vec();
    session.undo(3).expect("three moves were made");
    log.follow(session.record());
    assert!(log.lines().len() < whole.len() && whole.starts_with(log.lines()));
    let end = Ended::Stopped(GIVEN_UP.to_owned());
    assert_eq!(tock::telling::toccadille::ended(&end, &names()), "The game was given up.");
    let won = Ended::Played(End::Won { by: Seat::Black, value: 4 });
    assert_eq!(tock::telling::toccadille::ended(&won, &names()), "Black wins the game, fourfold!");
}
