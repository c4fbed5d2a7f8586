use crate::action::Offer;
use crate::card::Card;
use crate::plot::{Industry, Plot};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be seen to happen. Everybody sees everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Started { seat: Seat },
    TurnBegan { seat: Seat, round: u16 },
    Rolled { seat: Seat, dice: [u8; 2], double: bool },
    Moved { seat: Seat, place: Place, back: bool },
    StartIncome { seat: Seat, amount: u32 },
    ThirdDouble { seat: Seat },
    Inspected { seat: Seat },
    TriedDouble { seat: Seat, dice: [u8; 2], double: bool },
    FinePaid { seat: Seat, amount: u32 },
    Stayed { seat: Seat },
    Bought { seat: Seat, plot: Plot, amount: u32 },
    Declined { seat: Seat, plot: Plot },
    BidPlaced { seat: Seat, amount: u32 },
    Passed { seat: Seat },
    AuctionWon { seat: Seat, plot: Plot, amount: u32, to_seat: Seat, fee: u32 },
    AuctionFailed { plot: Plot },
    RentPaid { seat: Seat, to_seat: Seat, plot: Plot, amount: u32 },
    RentHalved { seat: Seat, card: Card, amount: u32 },
    Built { seat: Seat, plot: Plot, level: u8, amount: u32 },
    BuildingSold { seat: Seat, plot: Plot, level: u8, amount: u32 },
    IndustrySold { seat: Seat, industry: Industry, amount: u32 },
    Mortgaged { seat: Seat, plot: Plot, amount: u32 },
    Redeemed { seat: Seat, plot: Plot, amount: u32 },
    TradeOffered(Offered),
    TradeAccepted { seat: Seat, to_seat: Seat },
    TradeRejected { seat: Seat, to_seat: Seat },
    NoOffer { seat: Seat },
    CardDrawn { seat: Seat, card: Card },
    CardKept { seat: Seat, card: Card },
    CardUsed { seat: Seat, card: Card },
    CardDeclined { seat: Seat, card: Card },
    NowhereToGo { seat: Seat },
    Received { seat: Seat, amount: u32 },
    Paid { seat: Seat, amount: u32 },
    PaidSeat { seat: Seat, to_seat: Seat, amount: u32 },
    Donated { seat: Seat, amount: u32, fund: u32 },
    FundTaken { seat: Seat, amount: u32 },
    RatingMoved { seat: Seat, step: u8 },
    RatingStays { seat: Seat, step: u8 },
    Staked { seat: Seat, amount: u32, fund: u32 },
    ExchangeWon { seat: Seat, dice: [u8; 3], multiplier: u8, amount: u32 },
    ExchangeLost { seat: Seat, dice: [u8; 3], fund: u32 },
    InDebt { seat: Seat, amount: u32, missing: u32 },
    Bankrupt { seat: Seat },
    Resigned { seat: Seat },
    Leaving { seat: Seat },
    ClockRang { round: u16 },
    GameOver { winners: Vec<Seat>, results: Vec<SeatResult> },
}

/// A trade as it is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offered {
    pub seat: Seat,
    #[serde(flatten)]
    pub offer: Offer,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    pub seat: Seat,
    pub rank: u8,
    pub capital: i64,
    pub bonus: u32,
    pub bankrupt: bool,
}

/// Where a token stands, in words: a plot, or what else the cell is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Place(pub String);

impl Place {
    pub(crate) fn of(cell: crate::board::Cell) -> Place {
        use crate::board::Cell;
        let word = match cell {
            Cell::Plot(plot) => plot.word(),
            Cell::Start => "start",
            Cell::Trip => "trip",
            Cell::Deal => "deal",
            Cell::Charity => "charity",
            Cell::Investor => "investor",
            Cell::Inspection => "inspection",
            Cell::Exchange => "exchange",
            Cell::Check => "check",
        };
        Place(word.to_owned())
    }
}
