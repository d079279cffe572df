//! The table in French: its screens, what fits, what is typed, and a whole game in a French terminal.

use tock::{
    letters,
    tock::{Move, Rank, Suit},
    tui::{
        Glyphs, Model, Msg, Theme,
        keys::{Code, Input, Key},
        model::Shown,
    },
    words::{self, Language, Voice},
};

use crate::{
    cli::Account,
    plain::said,
    screens::{ASCII, Case, ENGLISH, FRENCH, draw, edit, every_model, play, press, replay, set_up, seven, text},
    terminal::Shown as Terminal,
};

/// Speaks French as long as it is there.
pub struct InFrench;

impl InFrench {
    pub fn begin() -> Self {
        words::speak(Voice { language: Language::named("fr").expect("it is spoken"), ..Voice::default() });
        Self
    }
}

impl Drop for InFrench {
    fn drop(&mut self) {
        words::speak(Voice::default());
    }
}

#[test]
fn the_main_screens_look_like_this() {
    let _french = InFrench::begin();
    let over = Case { moves: 5000, seed: 3, ..FRENCH };
    let house = Case { variants: &["joker"], set: &["home.jump=true", "deal.schedule=[6, 6]"], ..FRENCH };
    let screens: [(&str, &dyn Fn(Theme) -> Model); 17] = [
        ("set-up", &|it| set_up(it, "")),
        ("switches", &|it| set_up(it, "^^^^^^^>")),
        ("card", &|it| play(&FRENCH, it, "")),
        ("way", &|it| play(&FRENCH, it, ">")),
        ("seven", &seven),
        ("hint", &|it| crate::hints::hinted(&FRENCH, it)),
        ("why", &|it| play(&FRENCH, it, "w")),
        ("made", &|it| play(&ENGLISH, it, ">>>")),
        ("curtain", &|it| play(&ENGLISH, it, "")),
        ("help", &|it| play(&FRENCH, it, "?")),
        ("rules", &|it| play(&house, it, "rn")),
        ("leave", &|it| play(&FRENCH, it, "q")),
        ("over", &|it| play(&over, it, "")),
        ("replay", &|it| replay(it, "llllllllllll")),
        ("edit", &|it| edit(it, "")),
        ("lessons", &|it| crate::lessons::school(it, None, "_")),
        ("lesson-wrong", &|it| crate::lessons::school(it, Some("king"), "2>")),
    ];
    for (name, model) in screens {
        for (width, height) in [(80, 24), (120, 40)] {
            let picture = text(&draw(&model(Theme::FULL), width, height).0);
            insta::assert_snapshot!(format!("{name}-{width}x{height}"), picture);
        }
        let ascii = text(&draw(&model(ASCII), 80, 24).0);
        assert!(ascii.is_ascii(), "{ascii}");
        insta::assert_snapshot!(format!("{name}-ascii"), ascii);
    }
}

#[test]
fn nothing_is_cut_where_english_is_not() {
    let sizes = [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)];
    let cut = || -> Vec<(&str, Vec<(String, usize)>)> {
        let count = |model: &Model, (width, height): (u16, u16)| {
            let picture = text(&draw(model, width, height).0);
            // A word with … opens a list; elsewhere the sign says that something is missing.
            let cuts = picture.matches('…').count();
            (picture, cuts)
        };
        every_model(Theme::FULL).iter().map(|(name, it)| (*name, sizes.map(|size| count(it, size)).to_vec())).collect()
    };
    let english = cut();
    let _french = InFrench::begin();
    let mut faults = vec![];
    for ((name, before), (_, after)) in english.iter().zip(cut()) {
        for ((size, (_, allowed)), (picture, found)) in sizes.iter().zip(before).zip(after) {
            if *allowed < found {
                faults.push(format!("{name} {size:?}: {found} instead of {allowed}\n{picture}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn every_glyph_is_one_cell_wide_and_plain_ones_are_ascii() {
    let _french = InFrench::begin();
    for (theme, (width, height)) in
        [(Theme::FULL, (80, 24)), (Theme::FULL, (200, 60)), (ASCII, (80, 24)), (ASCII, (120, 40))]
    {
        for (name, model) in every_model(theme) {
            let (buffer, _) = draw(&model, width, height);
            for cell in buffer.content() {
                assert_eq!(unicode_width::UnicodeWidthStr::width(cell.symbol()), 1, "{name}: {:?}", cell.symbol());
                assert!(theme.glyphs == Glyphs::Unicode || cell.symbol().is_ascii(), "{name}: {:?}", cell.symbol());
            }
        }
    }
}

#[test]
fn moves_are_typed_with_the_letters_of_either_language() {
    let typed = [
        ("V A5<>C9", "J A5<>C9"),
        ("va5<>c9", "J A5<>C9"),
        ("J A5<>C9", "J A5<>C9"),
        ("d b3-b15", "Q B3-B15"),
        ("dd5-d17", "Q D5-D17"),
        ("dd", "QD"),
        ("rs a1-a14", "KS A1-A14"),
        ("R start-A18", "K start-A18"),
        ("rstart-a18", "K start-A18"),
        ("K START-A18", "K start-A18"),
        ("discard v", "discard J"),
        ("défausse D", "discard Q"),
        ("Passe", "pass"),
        ("d", "Q"),
        ("d5-d6", "D5-D6"),
        ("aa5-a6", "A A5-A6"),
        ("7b3-b7 c1-c4", "7 B3-B7 C1-C4"),
    ];
    let french = InFrench::begin();
    for (typed, written) in typed {
        assert_eq!(letters::read(typed), written, "{typed}");
    }
    drop(french);
    // In English too, but for what is a section there, and for words of French.
    for (typed, written) in typed.into_iter().filter(|it| !["d", "Passe", "défausse D"].contains(&it.0)) {
        assert_eq!(letters::read(typed), written, "{typed}");
    }
    assert_eq!(letters::read("d"), "D");
}

#[test]
fn cards_have_the_letters_of_the_language_or_those_that_are_asked_for() {
    let shown = || {
        let ranks = [Rank::Ace, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Joker].map(letters::rank);
        format!("{} {}", ranks.join(" "), Suit::ALL.map(letters::suit).join(""))
    };
    assert_eq!(shown(), "A 10 J Q K joker SHDC");
    let _french = InFrench::begin();
    assert_eq!(shown(), "A 10 V D R joker PCKT");
    let model = play(&FRENCH, Theme::FULL, "");
    let Shown::Play(table) = &model.shown else { panic!("a game is played") };
    let legal = table.view(table.session().to_move().expect("a turn")).legal_moves();
    for mv in &legal {
        // What is shown can be typed, and means the move itself.
        assert_eq!(letters::read(&letters::notation(mv)), mv.to_string());
    }
    words::speak(Voice { cards: Some(Language::default()), ..words::voice() });
    assert_eq!(shown(), "A 10 J Q K joker SHDC");
    assert_eq!(letters::notation(&Move::Pass), "pass");
}

#[test]
fn the_language_changes_in_the_middle_of_whatever_is_shown() {
    let _english = InFrench;
    let f4 = |model: &mut Model| model.update(Msg::Input(Input::Key(Key { code: Code::F(4), ctrl: false })));
    let record = |model: &Model| match &model.shown {
        Shown::Play(play) => format!("{:?}", play.session().record().events()),
        Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => String::new(),
    };
    let lesson = || crate::lessons::school(Theme::FULL, Some("seven"), "");
    for (mut model, english, french) in [
        (set_up(Theme::FULL, ""), "Start the game", "Commencer la partie"),
        (play(&FRENCH, Theme::FULL, ""), "deals 5 cards to everyone", "donne 5 cartes à chacun"),
        (play(&FRENCH, Theme::FULL, "?"), "next language", "langue suivante"),
        (play(&FRENCH, Theme::FULL, "r"), "Opposite seats are a team", "Les places opposées font équipe"),
        (play(&FRENCH, Theme::FULL, "q"), "Leave the game?", "Quitter la partie ?"),
        (replay(Theme::FULL, "llll"), "Move 4 of", "Coup 4 sur"),
        (edit(Theme::FULL, ""), "legal moves", "coups permis"),
        (lesson(), "shared out", "répartir"),
    ] {
        let (before, pages) = (record(&model), ["help", "rules"]);
        assert!(!pages.is_empty());
        for (says, not) in [(english, french), (french, english), (english, french)] {
            let picture = text(&draw(&model, 120, 45).0).replace('\u{a0}', " ");
            assert!(picture.contains(says) && !picture.contains(not), "{says:?} is not in\n{picture}");
            f4(&mut model);
        }
        assert_eq!(record(&model), before);
        words::speak(Voice::default());
    }
    let mut model = play(&FRENCH, Theme::FULL, "");
    f4(&mut model);
    press(&mut model, ">");
    let picture = text(&draw(&model, 80, 24).0);
    assert!(picture.contains("La table parle") || picture.contains("Échap"), "{picture}");
}

/// A game that is short: one marble each on the smallest board.
const SHORT: &str = "play --rules french --variant solo --players 2 --set board.home=1 --set board.marbles=1 \
                     --set board.section_length=12 --seat A=human:Anne --seat C=human:Zoé --first A --seed 5";

#[test]
fn a_whole_game_is_played_in_a_french_terminal() {
    let account = Account::new();
    let mut shown = Terminal::new(&account, SHORT, &[("LANG", "fr_CA.UTF-8")]);
    shown.wait_for("Joueur suivant");
    let is_over = |it: &Terminal| it.text().contains("gagne la partie\u{a0}!");
    for _ in 0..8000 {
        if is_over(&shown) {
            break;
        }
        shown.press_and_see("\r");
    }
    assert!(is_over(&shown), "{}", shown.text());
    shown.press("v");
    shown.wait_for("Coup 0 sur");
    shown.press("\x1bOS");
    shown.wait_for("Move 0 of");
    shown.press("q");
    shown.wait_for("rematch");
    shown.press("q");
    let (status, said) = shown.end();
    assert!(status == 0 && said.contains("wins the game"), "{said}");
}

#[test]
fn a_game_in_lines_is_spoken_to_in_french_or_english_with_shift_or_without() {
    let lines = "plateau\nboard\nmain\nrègles\nregles\nconseil\npourquoi\nR\ncoups\n&\n\nabandonner\noui\n";
    let arguments = "--lang fr play --plain --bots 1 --seat A=human:Anne --seed 3 --first A";
    let (status, text) = said(&Account::new(), arguments, lines);
    assert_eq!(status, 0, "{text}");
    let text = text.replace('\u{a0}', " ");
    for part in ["C’est au tour d’Anne", "Votre main : ", "Conseil du niveau", "La partie a été abandonnée."] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    assert!(!text.contains("n’est pas compris"), "{text}");
    let (_, plain) = said(&Account::new(), &format!("--ascii {arguments}"), lines);
    assert!(plain.is_ascii() && plain.contains("C'est au tour d'Anne"), "{plain}");
}
