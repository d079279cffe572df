//! What the evaluation weighs, as data: the files in `weights/`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::tock::rules::{DealMode, Rules};

/// What a step of an own marble is worth: the unit of all weights.
pub const STEP: i32 = 100;

/// What the evaluation weighs. Worths are in hundredths of a step of an own marble, shares in hundredths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weights {
    /// What being out is worth: a marble that is sent back loses this and its way.
    pub out: i32,
    /// What having any marble on the track is worth.
    pub any_out: i32,
    /// What each step of the second section is worth beyond one of the first.
    pub second: i32,
    /// What each step of the third section is worth beyond one of the first.
    pub third: i32,
    /// What each step of the last section before the doorstep is worth beyond that of any other.
    pub late: i32,
    /// What being in home is worth.
    pub home: i32,
    /// What each slot deeper in home is worth.
    pub deeper: i32,
    /// What is lost for each empty slot that a marble in home keeps others from.
    pub gap: i32,
    /// What each card of the deck is worth that leads into home from where a marble stands.
    pub lead_in: i32,
    /// What each card of the deck is worth that leads backward past most of the lap.
    pub back_door: i32,
    /// What each card of the deck costs by which opponents may drive a marble past its home.
    pub driven: i32,
    /// What the partner's marbles count.
    pub partner: i32,
    /// What the opponents' marbles count, all opponents together.
    pub opponents: i32,
    /// The part of what a marble would lose that is feared for if it will surely be hit before it can get away.
    pub fear: i32,
    /// The same if it may get away first.
    pub later: i32,
    /// The same for what the seat itself may hit with a card it keeps.
    pub aim: i32,
    /// What a marble loses that stands before a guarded post of another team.
    pub barred: i32,
    /// What the first card in hand is worth that brings a marble out while one waits.
    pub first_starter: i32,
    /// What any other such card is worth.
    pub starter: i32,
    /// What a card to be shared out is worth in hand.
    pub split: i32,
    /// What a card backward is worth in hand.
    pub backward: i32,
    /// What a card that swaps is worth in hand.
    pub swap: i32,
    /// What a card that tramples is worth in hand.
    pub trample: i32,
    /// What a card is worth in hand that has effects, or makes a turn lost.
    pub effect: i32,
    /// The part that counts of what the best card kept may bring.
    pub best_use: i32,
    /// The part that counts of what the others may bring.
    pub other_uses: i32,
    /// What each two marbles in home are worth together.
    pub two_home: i32,
    /// What is lost for each seat that plays before.
    pub wait: i32,
    /// What each card in hand is worth.
    pub card: i32,
    /// What a card drawn is worth.
    pub drawn: i32,
    /// What an extra play in hand is worth.
    pub extra_play: i32,
    /// What a turn is worth that the next seat loses.
    pub lost_turn: i32,
    /// By how many steps a side is ahead that is e times as likely to win as the other.
    pub spread: i32,
}

static GREEDY: LazyLock<Weights> = LazyLock::new(|| read(include_str!("weights/greedy.toml")));
static PLAY_OUT: LazyLock<Weights> = LazyLock::new(|| read(include_str!("weights/play-out.toml")));
static PLAY_OUT_STANDING: LazyLock<Weights> = LazyLock::new(|| read(include_str!("weights/play-out-standing.toml")));
static REFILL_STANDING: LazyLock<Weights> = LazyLock::new(|| read(include_str!("weights/refill-standing.toml")));
static REFILL: LazyLock<Weights> = LazyLock::new(|| read(include_str!("weights/refill.toml")));

fn read(text: &str) -> Weights {
    toml::from_str(text).expect("the weights are part of the program")
}

impl Weights {
    /// Returns the weights of the greedy bot, set by hand.
    pub fn by_hand() -> &'static Self {
        &GREEDY
    }

    /// Returns the weights tuned for rules like these.
    pub fn tuned(rules: &Rules) -> &'static Self {
        match rules.deal.mode {
            DealMode::PlayOut => &PLAY_OUT,
            DealMode::Refill => &REFILL,
        }
    }

    /// Returns the weights by which a position is judged where thought ends, for rules like these.
    pub fn judging(rules: &Rules) -> &'static Self {
        match rules.deal.mode {
            DealMode::PlayOut => &PLAY_OUT_STANDING,
            DealMode::Refill => &REFILL_STANDING,
        }
    }
}
