//! One part of many seeds, for those who play on several machines.

use std::fmt;

use crate::{arena::plan::Seeds, say};

/// One of so many parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which one, from 1.
    pub number: u64,
    /// How many there are.
    pub count: u64,
}

/// Why there is no such part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoShard {
    /// The text does not look like `2/8`, or there are not so many.
    Text,
    /// A variable of a job array is missing, or holds no number.
    Variable(&'static str),
    /// The number of the task is none of the array's.
    Outside {
        /// The task.
        task: u64,
        /// The first task.
        first: u64,
        /// How many tasks there are.
        count: u64,
    },
}

impl Shard {
    /// Returns the part by its number, `1..=count`.
    pub fn new(number: u64, count: u64) -> Option<Self> {
        (1 <= number && number <= count).then_some(Self { number, count })
    }

    /// Reads a part, such as `2/8`.
    ///
    /// # Errors
    ///
    /// If it does not look so, or there are not so many.
    pub fn read(text: &str) -> Result<Self, NoShard> {
        let numbers = text.split_once('/').and_then(|(it, of)| Some((it.parse().ok()?, of.parse().ok()?)));
        numbers.and_then(|(number, count)| Self::new(number, count)).ok_or(NoShard::Text)
    }

    /// Returns the part that the environment of a Slurm job array asks for; none outside of one.
    ///
    /// Tasks are counted from `SLURM_ARRAY_TASK_MIN`, in steps of `SLURM_ARRAY_TASK_STEP`.
    ///
    /// # Errors
    ///
    /// If the variables do not fit together.
    pub fn from_slurm(variable: &dyn Fn(&str) -> Option<String>) -> Result<Option<Self>, NoShard> {
        const TASK: &str = "SLURM_ARRAY_TASK_ID";
        let number = |name, usual: Option<u64>| match variable(name) {
            Some(text) => text.trim().parse().map_err(|_| NoShard::Variable(name)),
            None => usual.ok_or(NoShard::Variable(name)),
        };
        if variable(TASK).is_none_or(|it| it.is_empty()) {
            return Ok(None);
        }
        let task = number(TASK, None)?;
        let count = number("SLURM_ARRAY_TASK_COUNT", None)?;
        let first = number("SLURM_ARRAY_TASK_MIN", Some(0))?;
        let step = number("SLURM_ARRAY_TASK_STEP", Some(1))?.max(1);
        let place = task.checked_sub(first).filter(|it| it % step == 0).map(|it| it / step);
        let shard = place.and_then(|it| Self::new(it + 1, count));
        shard.map(Some).ok_or(NoShard::Outside { task, first, count })
    }

    /// Returns the seeds of this part; parts differ by one seed at most. None if there are fewer seeds than parts.
    pub fn of(self, seeds: Seeds) -> Option<Seeds> {
        let Self { number, count } = self;
        let at = |part: u64| {
            let share = u128::from(seeds.len()) * u128::from(part) / u128::from(count);
            seeds.from + u64::try_from(share).unwrap_or(u64::MAX)
        };
        (count <= seeds.len()).then(|| Seeds { from: at(number - 1), to: at(number) })
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

impl fmt::Display for NoShard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Text => say!("arena-not-a-shard"),
            Self::Variable(name) => say!("arena-slurm-variable", name = *name),
            Self::Outside { task, first, count } => {
                let (task, first, count) = (task.to_string(), first.to_string(), count.to_string());
                say!("arena-slurm-outside", task = task, first = first, count = count)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_up_the_whole_and_differ_by_one_at_most() {
        for (seeds, count) in
            [(Seeds { from: 0, to: 10 }, 3), (Seeds { from: 5, to: 6 }, 1), (Seeds { from: 7, to: 1007 }, 40)]
        {
            let parts: Vec<_> = (1..=count).filter_map(|it| Shard::new(it, count)?.of(seeds)).collect();
            assert_eq!(parts.len() as u64, count);
            assert_eq!((parts[0].from, parts[parts.len() - 1].to), (seeds.from, seeds.to));
            assert!(parts.windows(2).all(|it| it[0].to == it[1].from));
            let lengths = || parts.iter().map(|it| it.len());
            assert!(lengths().max() <= lengths().min().map(|it| it + 1));
        }
        assert_eq!(Shard { number: 1, count: 3 }.of(Seeds { from: 0, to: 2 }), None);
    }

    #[test]
    fn a_part_is_read_as_it_is_written() {
        assert_eq!(Shard::read("2/8").map(|it| it.to_string()), Ok("2/8".to_owned()));
        for text in ["", "2", "0/8", "9/8", "2/", "/8", "-1/8", "2/8/8", "a/b"] {
            assert_eq!(Shard::read(text), Err(NoShard::Text), "{text}");
        }
    }

    #[test]
    fn a_job_array_says_which_part_is_meant() {
        let shard = |text: &str| {
            let pairs: Vec<_> = text.split_whitespace().filter_map(|it| it.split_once('=')).collect();
            let variable = |name: &str| {
                let short = name.strip_prefix("SLURM_ARRAY_TASK_")?;
                pairs.iter().find(|it| it.0 == short).map(|it| it.1.to_owned())
            };
            Shard::from_slurm(&variable)
        };
        let part = |number, count| Ok(Shard::new(number, count));
        assert_eq!(shard(""), Ok(None));
        assert_eq!(shard("ID=0 COUNT=40 MIN=0"), part(1, 40));
        assert_eq!(shard("ID=40 COUNT=40 MIN=1"), part(40, 40));
        assert_eq!(shard("ID=7 COUNT=3 MIN=3 STEP=2"), part(3, 3));
        assert_eq!(shard("ID=2 COUNT=3"), part(3, 3));
        assert_eq!(shard("ID=2"), Err(NoShard::Variable("SLURM_ARRAY_TASK_COUNT")));
        assert_eq!(shard("ID=two COUNT=3"), Err(NoShard::Variable("SLURM_ARRAY_TASK_ID")));
        assert_eq!(shard("ID=9 COUNT=3 MIN=1"), Err(NoShard::Outside { task: 9, first: 1, count: 3 }));
        assert_eq!(shard("ID=0 COUNT=3 MIN=1"), Err(NoShard::Outside { task: 0, first: 1, count: 3 }));
        assert_eq!(shard("ID=4 COUNT=3 MIN=1 STEP=2"), Err(NoShard::Outside { task: 4, first: 1, count: 3 }));
    }
}
