//! Finds the word that was meant.

/// Returns the word among `known` that is most like `word`, if any is like it.
pub fn nearest(word: &str, known: &[impl AsRef<str>]) -> Option<String> {
    // A longer word is a mistake of its own; comparing it would only take time.
    const LONGEST: usize = 40;
    if LONGEST < word.chars().count() {
        return None;
    }
    // Every one-letter word is one letter from every other.
    let allowed = |it: &str| it.chars().count() / 3;
    let all = known.iter().map(AsRef::as_ref).map(|it| (distance(word, it), it));
    all.filter(|(distance, it)| *distance <= allowed(it)).min_by_key(|it| it.0).map(|it| it.1.to_owned())
}

/// Returns how many letters must be added, dropped, changed or exchanged with the next to make `one` the `other`.
fn distance(one: &str, other: &str) -> usize {
    let lower = |it: &str| it.to_lowercase().chars().collect::<Vec<_>>();
    let (one, other) = (lower(one), lower(other));
    let mut rows = vec![(0..=other.len()).collect::<Vec<_>>()];
    for row in 1..=one.len() {
        let mut line = vec![row];
        for column in 1..=other.len() {
            let change = usize::from(one[row - 1] != other[column - 1]);
            let mut best =
                (rows[row - 1][column] + 1).min(line[column - 1] + 1).min(rows[row - 1][column - 1] + change);
            let exchanged =
                1 < row && 1 < column && one[row - 1] == other[column - 2] && one[row - 2] == other[column - 1];
            if exchanged {
                best = best.min(rows[row - 2][column - 2] + 1);
            }
            line.push(best);
        }
        rows.push(line);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_finds_the_word_that_was_meant() {
        let known: Vec<String> = ["counts", "teams", "own_crossing", "n"].map(String::from).to_vec();
        for (word, meant) in [
            ("conts", Some("counts")),
            ("tems", Some("teams")),
            ("taems", Some("teams")),
            ("own_crosing", Some("own_crossing")),
            ("Teams", Some("teams")),
            ("walrus", None),
            ("m", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, &known).as_deref(), meant, "for {word:?}");
        }
    }
}
