//! Settings: where they come from, which holds, and what is said of a faulty file.

use assert_cmd::assert::OutputAssertExt;
use predicates::{prelude::PredicateBooleanExt, str::contains};

use crate::cli::Account;

const USUAL: &str = ".config/tock/config.toml";

#[test]
fn settings_and_games_are_kept_where_the_base_directories_say() {
    let account = Account::new();
    let home = account.path("").display().to_string();
    let home = home.trim_end_matches('/');
    let usual =
        format!("settings: {home}/{USUAL}\nrules: {home}/.config/tock/rules\ngames: {home}/.local/share/tock\n");
    account.tock("config path").assert().success().stdout(usual).stderr("");
    let mut elsewhere = account.tock("config path");
    elsewhere.env("XDG_CONFIG_HOME", "/c").env("XDG_DATA_HOME", "/d");
    elsewhere.assert().success().stdout("settings: /c/tock/config.toml\nrules: /c/tock/rules\ngames: /d/tock\n");
    let mut named = account.tock("config path");
    named.env("TOCK_CONFIG", "/mine.toml").env("TOCK_DATA", "/games");
    named.assert().success().stdout(contains("settings: /mine.toml\n").and(contains("games: /games\n")));
    let mut flags = account.tock("--config /other.toml --data /there config path");
    flags.env("TOCK_CONFIG", "/mine.toml").env("TOCK_DATA", "/games");
    flags.assert().success().stdout(contains("settings: /other.toml\n").and(contains("games: /there\n")));
    account.tock("--no-config config path").assert().success().stdout(contains("settings: none"));
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let account = Account::new();
    account.write(USUAL, "rules = \"french\"\nname = \"Ann\"\ncolor = \"always\"\ndata = \"games\"\n");
    let shown = account.tock("config show").assert().success().stderr("");
    for (setting, origin) in [
        ("rules = \"french\"", "line 1"),
        ("variants = []", "# default"),
        ("name = \"Ann\"", "line 2"),
        ("lang = \"en\"", "# default"),
        ("cards = \"auto\"", "# default"),
        ("ascii = false", "# default"),
        ("color = \"always\"", "line 3"),
        ("speed = \"normal\"", "# default"),
        ("theme = \"auto\"", "# default"),
        ("hand-on = \"ask\"", "# default"),
        (".config/tock/games\"", "line 4"),
    ] {
        let text = String::from_utf8_lossy(&shown.get_output().stdout).into_owned();
        let line = text.lines().find(|it| it.contains(setting)).unwrap_or_else(|| panic!("no {setting} in\n{text}"));
        assert!(line.ends_with(origin), "{line}");
    }
    let mut environment = account.tock("config show");
    environment.env("NO_COLOR", "1");
    environment.assert().success().stdout(contains("color = \"never\"").and(contains("NO_COLOR in the environment")));
    let mut flag = account.tock("config show --color always --ascii");
    flag.env("NO_COLOR", "1");
    flag.assert().success().stdout(contains("# --color").and(contains("# --ascii")));
    account.tock("config show --no-config").assert().success().stdout(contains("line").not());
}

#[test]
fn what_is_shown_is_a_settings_file_that_says_the_same() {
    let account = Account::new();
    account.write(USUAL, "variants = [\"joker\", \"solo\"]\nname = 'Zoë \"Z\"'\nascii = true\n");
    let shown = account.tock("config show").output().expect("it runs").stdout;
    let again = String::from_utf8(shown).expect("text");
    account.write("again.toml", &again);
    let values = |text: &str| {
        text.lines().map(|it| it.rsplit_once("  # ").expect("an origin").0.trim_end().to_owned()).collect::<Vec<_>>()
    };
    let second = account.tock("--config again.toml config show").output().expect("it runs").stdout;
    assert_eq!(values(&again), values(&String::from_utf8(second).expect("text")));
}

#[test]
fn every_fault_of_a_settings_file_is_told_at_once() {
    let account = Account::new();
    account.write(USUAL, "rule = \"french\"\nvariants = \"joker\"\nascii = 1\ncolor = \"blue\"\ndata = \"\"\n");
    for command in ["config check", "config show", "moves x.toml"] {
        let asked = account.tock(command).assert().code(1).stdout("");
        let told = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
        for part in [
            "config.toml:1:1",
            "no setting `rule`",
            "did you mean `rules`",
            "config.toml:2:12",
            "a list of texts",
            "config.toml:3:9",
            "true or false",
            "config.toml:4:9",
            "auto, always or never",
            "config.toml:5:8",
            "^^^",
        ] {
            assert!(told.contains(part), "{command}: {part:?} is missing in\n{told}");
        }
    }
    account.tock("config path").assert().success();
    account.tock("--no-config config check").assert().success();
    account.tock("completions bash").assert().success();
}

#[test]
fn a_settings_file_that_was_asked_for_must_be_there() {
    let account = Account::new();
    account.tock("config check").assert().success().stdout(contains("no settings file"));
    account.tock("--config missing.toml config check").assert().code(1).stderr(contains("missing.toml cannot be read"));
    account.write(USUAL, "name = \"Ann\"\n");
    account.tock("config check").assert().success().stdout(contains("no faults"));
    account.write(USUAL, "name = \n[[[");
    account.tock("config check").assert().code(1).stderr(contains("this is no TOML"));
}

#[test]
fn a_theme_that_is_not_there_is_told_with_those_that_are() {
    let account = Account::new();
    account.write(USUAL, "theme = \"drak\"\n");
    account
        .tock("config show")
        .assert()
        .code(1)
        .stderr(contains("config.toml:1:9").and(contains("did you mean `dark`")).and(contains("high-contrast")));
    account.write(USUAL, "theme = \"colour-blind\"\n");
    account.tock("config show").assert().success().stdout(contains("theme = \"colour-blind\"").and(contains("line 1")));
    let mut flag = account.tock("config show --theme color-blind");
    flag.assert().success().stdout(contains("theme = \"colour-blind\"").and(contains("# --theme")));
    account.tock("--theme drak").assert().code(2).stderr(contains("drak").and(contains("high-contrast")));
}

#[test]
#[cfg(feature = "tui")]
fn keys_that_are_set_are_shown_and_listed() {
    let account = Account::new();
    account.write(USUAL, "speed = \"off\"\n[keys]\ntheme = \"f2\"\nconfirm = [\"enter\", \"z\", \"ctrl-a\"]\n");
    account.tock("config check").assert().success();
    let shown = account.tock("config show").assert().success();
    let text = String::from_utf8_lossy(&shown.get_output().stdout).into_owned();
    let keys: Vec<_> = text.lines().skip_while(|it| *it != "[keys]").collect();
    assert!(keys[1].starts_with("theme = [\"f2\"]") && keys[1].ends_with("line 3"), "{text}");
    assert!(keys[2].starts_with("confirm = [\"enter\", \"z\", \"ctrl-a\"]") && keys[2].ends_with("line 4"), "{text}");
    account.write("again.toml", &text);
    account.tock("--config again.toml config check").assert().success();
    let listed = account.tock("config keys").assert().success();
    let text = String::from_utf8_lossy(&listed.get_output().stdout).into_owned();
    for line in ["[keys]", "theme = [\"f2\"]", "# rules = [\"r\"]", "# quit = [\"q\"]"] {
        assert!(text.lines().any(|it| it.starts_with(line)), "{line:?} is missing in\n{text}");
    }
}

#[test]
#[cfg(feature = "tui")]
fn the_list_of_keys_is_a_settings_file_that_changes_nothing() {
    let account = Account::new();
    let listed = account.tock("config keys").output().expect("it runs").stdout;
    let text = String::from_utf8(listed).expect("text");
    let (head, lines) = text.split_once("[keys]\n").expect("a table");
    assert!(head.lines().all(|it| it.starts_with('#') || it.is_empty()), "{head}");
    let bare: Vec<_> = lines.lines().map(|it| it.trim_start_matches("# ")).collect();
    account.write("all.toml", &format!("[keys]\n{}", bare.join("\n")));
    account.tock("--config all.toml config check").assert().success();
}

#[test]
#[cfg(feature = "tui")]
fn every_fault_of_keys_is_told_with_its_place_and_the_way_out() {
    let account = Account::new();
    for (line, parts) in [
        ("hin = \"i\"", &["config.toml:2:1", "no action `hin`", "tock config keys"][..]),
        ("them = \"i\"", &["did you mean `theme`"]),
        ("theme = \"entr\"", &["config.toml:2:9", "no key \"entr\"", "did you mean `enter`", "f1 to f12"]),
        ("theme = \"alt-x\"", &["no key \"alt-x\"", "ctrl- and a letter"]),
        ("theme = \"\"", &["no key \"\""]),
        ("theme = [\"i\", 7]", &["config.toml:2:15", "the name of a key in quotes", "not a whole number"]),
        ("theme = []", &["config.toml:2:9", "given no key"]),
        ("theme = \"esc\"", &["`esc` cannot be given", "Esc leads back"]),
        ("theme = \"ctrl-c\"", &["`ctrl-c` cannot be given"]),
        ("theme = \"ctrl-m\"", &["`ctrl-m` cannot be given"]),
        ("theme = \"7\"", &["`7` cannot be given", "digits choose"]),
        ("rules = \"t\"", &["config.toml:2:9", "`t` cannot do `rules`", "does `turn-board`", "another key"]),
        ("theme = \"i\"\nrules = [\"r\", \"i\"]", &["config.toml:3:15", "`i` cannot do `rules`", "does `theme`"]),
        ("theme = \"R\"", &["cannot do `theme`"]),
    ] {
        account.write(USUAL, &format!("[keys]\n{line}\n"));
        for command in ["config check", "config show", "config keys", "play"] {
            let asked = account.tock(command).assert().stdout("");
            let told = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
            // Without a terminal nothing is played, whatever the settings say.
            let parts = if command == "play" { &["terminal"] } else { parts };
            assert!(!asked.get_output().status.success(), "{line}");
            for part in parts {
                assert!(told.contains(part), "{command}, {line}: {part:?} is missing in\n{told}");
            }
        }
    }
    account.write(USUAL, "keys = 3\n");
    account.tock("config check").assert().code(1).stderr(contains("config.toml:1:8").and(contains("[keys]")));
    account.write(USUAL, "ascii = 3\n[keys]\nhin = \"i\"\n");
    account.tock("config check").assert().code(1).stderr(contains("config.toml:1:9").and(contains("config.toml:3:1")));
}

#[test]
fn plain_signs_are_used_where_the_locale_or_the_settings_say_so() {
    let account = Account::new();
    let shown = |variables: &[(&str, &str)]| {
        let output = account.tock("config show").envs(variables.iter().copied()).output().expect("it runs").stdout;
        let text = String::from_utf8(output).expect("text");
        let line = text.lines().find(|it| it.starts_with("ascii")).expect("the setting");
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for (variables, expected) in [
        (&[][..], "ascii = false # default"),
        (&[("LANG", "C")], "ascii = true # LANG in the environment"),
        (&[("LANG", "de_DE.UTF-8")], "ascii = false # default"),
        (&[("LANG", "C.utf8")], "ascii = false # default"),
        (&[("LANG", "C.UTF-8"), ("LC_ALL", "POSIX")], "ascii = true # LC_ALL in the environment"),
        (&[("LANG", "C"), ("LC_CTYPE", "fr_FR.UTF-8")], "ascii = false # default"),
    ] {
        assert_eq!(shown(variables), expected, "{variables:?}");
    }
    account.write(USUAL, "ascii = false\nspeed = \"quick\"\n");
    account.tock("config check").assert().code(1).stderr(contains("off, fast, normal or slow"));
    account.write(USUAL, "ascii = false\nspeed = \"slow\"\n");
    assert!(shown(&[("LANG", "C")]).starts_with("ascii = false # "));
    account
        .tock("config show --speed off")
        .assert()
        .success()
        .stdout(contains("speed = \"off\"").and(contains("--speed")));
}
