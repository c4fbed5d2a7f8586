use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PT-113: the accounts of revenue and cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    StartBonus,
    RentIn,
    CardsFromBank,
    CardsFromPlayers,
    JailCardReceived,
    BoughtBelowValue,
    TradeGain,
    BuildingAboveValue,
    Taxes,
    RentOut,
    CardsToBank,
    CardsToPlayers,
    JailCardUsed,
    BoughtAboveValue,
    TradeLoss,
    BuildingBelowValue,
    Interest,
    JailFine,
    WriteOff,
}

pub(crate) const ACCOUNTS: usize = 19;

impl Account {
    pub const ALL: [Account; ACCOUNTS] = [
        Account::StartBonus,
        Account::RentIn,
        Account::CardsFromBank,
        Account::CardsFromPlayers,
        Account::JailCardReceived,
        Account::BoughtBelowValue,
        Account::TradeGain,
        Account::BuildingAboveValue,
        Account::Taxes,
        Account::RentOut,
        Account::CardsToBank,
        Account::CardsToPlayers,
        Account::JailCardUsed,
        Account::BoughtAboveValue,
        Account::TradeLoss,
        Account::BuildingBelowValue,
        Account::Interest,
        Account::JailFine,
        Account::WriteOff,
    ];

    /// Its number in the chart of accounts.
    pub fn number(self) -> u16 {
        const NUMBERS: [u16; ACCOUNTS] = [
            4000, 4100, 4200, 4210, 4250, 4300, 4400, 4500, 5000, 5100, 5200, 5210, 5250, 5300, 5400, 5500,
            5600, 5700, 5800,
        ];
        NUMBERS[self as usize]
    }

    #[inline]
    pub fn is_revenue(self) -> bool {
        self < Account::Taxes
    }
}

/// The balances of one seat, three bytes each: they wrap around at 16,777,216, which only a table that trades its
/// whole cash to and fro for hundreds of rounds can reach. Ranking never reads them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "[u32; ACCOUNTS]", into = "[u32; ACCOUNTS]")]
#[schemars(with = "[u32; ACCOUNTS]")]
pub struct Accounts([[u8; 3]; ACCOUNTS]);

impl Accounts {
    #[inline]
    pub fn of(&self, account: Account) -> u32 {
        let [low, middle, high] = self.0[account as usize];
        u32::from_le_bytes([low, middle, high, 0])
    }

    #[inline]
    pub(crate) fn add(&mut self, account: Account, amount: i32) {
        debug_assert!(amount >= 0, "accounts of revenue and cost only grow");
        let [low, middle, high, _] = self.of(account).wrapping_add(amount as u32).to_le_bytes();
        self.0[account as usize] = [low, middle, high];
    }

    #[inline]
    pub fn revenue(&self) -> u32 {
        sum(&self.0[..Account::Taxes as usize])
    }

    #[inline]
    pub fn costs(&self) -> u32 {
        sum(&self.0[Account::Taxes as usize..])
    }
}

#[inline]
fn sum(balances: &[[u8; 3]]) -> u32 {
    balances.iter().map(|&[low, middle, high]| u32::from_le_bytes([low, middle, high, 0])).sum()
}

impl From<Accounts> for [u32; ACCOUNTS] {
    fn from(accounts: Accounts) -> [u32; ACCOUNTS] {
        Account::ALL.map(|account| accounts.of(account))
    }
}

impl From<[u32; ACCOUNTS]> for Accounts {
    fn from(balances: [u32; ACCOUNTS]) -> Accounts {
        let mut accounts = Accounts::default();
        for (account, balance) in Account::ALL.into_iter().zip(balances) {
            accounts.add(account, (balance & 0xff_ffff) as i32);
        }
        accounts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pt_113_the_chart_of_accounts() {
        let numbers: Vec<u16> = Account::ALL.into_iter().map(Account::number).collect();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        assert_eq!(numbers, sorted);
        for account in Account::ALL {
            assert_eq!(account.is_revenue(), account.number() < 5000);
            assert_eq!(Account::ALL[account as usize], account);
        }
        let mut accounts = Accounts::default();
        accounts.add(Account::RentIn, 70_000);
        accounts.add(Account::Taxes, 200);
        assert_eq!((accounts.revenue(), accounts.costs()), (70_000, 200));
    }
}
