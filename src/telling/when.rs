//! When something was, as people tell it.

use chrono::{DateTime, Datelike, FixedOffset, Local};

use crate::say;

/// Returns when a stamp of a record was, as seen from now and from here: `today 14:05`, `12 Nov`; none if it is no stamp.
pub fn told(stamp: &str) -> Option<String> {
    let then = DateTime::parse_from_rfc3339(stamp).ok()?;
    // The clock may have been set forward or back since: each moment has its own distance from UTC.
    Some(told_from(then.with_timezone(&Local).fixed_offset(), Local::now().fixed_offset()))
}

fn told_from(then: DateTime<FixedOffset>, now: DateTime<FixedOffset>) -> String {
    let time = then.format("%H:%M").to_string();
    match now.date_naive().signed_duration_since(then.date_naive()).num_days() {
        0 => say!("when-today", time = time),
        1 => say!("when-yesterday", time = time),
        _ if now.year() == then.year() => say!("when-this-year", day = then.day(), month = month(then)),
        _ => say!("when-long-ago", day = then.day(), month = month(then), year = then.year().to_string()),
    }
}

fn month(then: DateTime<FixedOffset>) -> String {
    say!("when-month", month = then.month())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_near_are_named_and_days_far_are_dated() {
        let at = |text| DateTime::parse_from_rfc3339(text).unwrap();
        for (then, expected) in [
            ("2026-03-01T00:05:00+01:00", "today 00:05"),
            ("2026-02-28T23:59:59+01:00", "yesterday 23:59"),
            ("2026-02-27T12:00:00+01:00", "27 Feb"),
            ("2025-12-31T23:00:00+01:00", "31 Dec 2025"),
            ("2026-05-04T10:00:00+02:00", "4 May"),
        ] {
            assert_eq!(told_from(at(then), at("2026-03-01T20:15:30+01:00")), expected, "{then}");
        }
        assert_eq!(told("soon"), None);
        assert!(told("2001-06-15T12:00:00Z").unwrap().ends_with("Jun 2001"));
    }
}
