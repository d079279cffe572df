//! The date and time of day, as records and file names write them: UTC.

use std::time::{SystemTime, UNIX_EPOCH};

/// A moment, to the second, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    seconds: u64,
}

impl Moment {
    /// Returns this moment.
    pub fn now() -> Self {
        // A clock before 1970 is wrong anyway.
        Self { seconds: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs()) }
    }

    /// Returns the moment as records write it: `2026-03-01T20:15:30Z`.
    pub fn stamp(self) -> String {
        let ((year, month, day), (hour, minute, second)) = (self.date(), self.time());
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }

    /// Returns the moment as a file name, sorted by time when sorted by letters: `2026-03-01-201530`.
    pub fn name(self) -> String {
        let ((year, month, day), (hour, minute, second)) = (self.date(), self.time());
        format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
    }

    const fn time(self) -> (u64, u64, u64) {
        (self.seconds / 3600 % 24, self.seconds / 60 % 60, self.seconds % 60)
    }

    /// Returns year, month and day of the Gregorian calendar.
    const fn date(self) -> (u64, u64, u64) {
        // Counted from 1 March of the year 0, a leap day is the last of its year.
        let days = self.seconds / 86_400 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let month_day = day - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        (year + era * 400 + next, month, month_day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let stamp = |seconds| Moment { seconds }.stamp();
        assert_eq!(stamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(stamp(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(stamp(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(stamp(1_772_396_130), "2026-03-01T20:15:30Z");
        assert_eq!(Moment { seconds: 1_772_396_130 }.name(), "2026-03-01-201530");
        assert_eq!(stamp(4_107_542_399), "2100-02-28T23:59:59Z");
        assert_eq!(stamp(4_107_542_400), "2100-03-01T00:00:00Z");
    }
}
