//! Rows of text in columns by their measured width: the first to the left, all others to the right.

use unicode_width::UnicodeWidthStr;

/// The gap between two columns.
const GAP: usize = 2;

/// Returns the rows as lines, every column as wide as its widest text.
pub fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|it| it.get(column)).map(|it| it.width()).max().unwrap_or(0);
    let widths: Vec<_> = (0..count).map(width).collect();
    rows.iter().map(|row| laid_out(row, &widths)).collect()
}

fn laid_out(row: &[String], widths: &[usize]) -> String {
    let mut line = String::new();
    for (column, (text, width)) in row.iter().zip(widths).enumerate() {
        let blank = " ".repeat(width.saturating_sub(text.width()));
        match column {
            0 => line.extend([text.as_str(), &blank]),
            _ => line.extend([&" ".repeat(GAP), blank.as_str(), text]),
        }
    }
    line.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them() {
        let row = |texts: &[&str]| texts.iter().map(|it| (*it).to_owned()).collect();
        let rows: Vec<Vec<String>> = vec![row(&["bot", "won"]), row(&["日本", "7"]), row(&["a", "100", "x"])];
        assert_eq!(columns(&rows), ["bot   won", "日本    7", "a     100  x"]);
    }
}
