//! Lists the message files of `locales/`, a folder a language, so that a new language needs no code.
//!
//! Cargo runs this again whenever a file is added or goes, which macros that include a folder do not notice.

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=locales");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    let mut languages = vec![];
    for language in names(&root)? {
        let folder = root.join(&language);
        let entry = |file: String| format!("({file:?}, include_str!({:?}))", folder.join(&file).display().to_string());
        let files: Vec<_> = names(&folder)?.into_iter().map(entry).collect();
        languages.push(format!("({language:?}, &[{}])", files.join(",\n")));
    }
    let list = format!("&[{}]\n", languages.join(",\n"));
    fs::write(Path::new(&env::var("OUT_DIR")?).join("locales.rs"), list)?;
    Ok(())
}

/// Returns the names of what lies in a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = vec![];
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().into_string().map_err(|name| format!("{} is no text", name.display()))?;
        if !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
