use super::Account;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an entry is for: PT-114.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    StartBonus,
    Purchase,
    AuctionWin,
    House,
    Hotel,
    ShortageUnit,
    SellHouses,
    SellHotel,
    DowngradeHotel,
    Mortgage,
    Redeem,
    RentIn,
    RentOut,
    Tax,
    Fine,
    CardFromBank,
    CardToBank,
    CardFromPlayer,
    CardToPlayer,
    JailCardDrawn,
    JailCardUsed,
    TransferFee,
    Trade,
    HousesSold,
    HousesBought,
    LastCash,
    WriteOff,
    TakenOver,
    Surrendered,
}

/// One line of an operations card: PT-121. Amounts a viewer may not see are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub seat: Seat,
    pub round: u16,
    pub op: Op,
    /// The field it is about, by the number of its space or by the name another board gives it.
    pub field: Option<String>,
    pub with_seat: Option<Seat>,
    /// What the thing is carried at in the books.
    pub value: i32,
    pub price: i32,
    pub cash_in: i32,
    pub cash_out: i32,
    pub revenue: Option<i32>,
    pub cost: Option<i32>,
    /// The account that revenue or cost went to.
    pub account: Option<Account>,
    pub balance: Option<i32>,
    /// PT-122: its number among the entries with revenue or cost, which are booked by hand where that is played.
    pub number: Option<u16>,
}
