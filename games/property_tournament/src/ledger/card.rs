//! Operations cards, folded from the events of a match: PT-121, PT-122.

use super::{Account, Accounts, Entry};
use crate::event::Event;
use engine::{CheckedEntry, Seat};

/// One participant's card: its lines in order, and their totals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperationsCard {
    pub seat: Seat,
    pub lines: Vec<Entry>,
}

/// PT-122: how well a participant kept their own card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accuracy {
    pub correct: u32,
    /// All entries with revenue or cost.
    pub entries: u32,
}

impl Accuracy {
    /// Entries that are wrong or missing.
    pub fn wrong(&self) -> u32 {
        self.entries - self.correct
    }
}

/// The cards of all seats of a table, from the events of its match.
pub fn operations_cards<'a>(seats: u8, events: impl IntoIterator<Item = &'a Event>) -> Vec<OperationsCard> {
    let mut cards: Vec<OperationsCard> =
        Seat::all(seats).map(|seat| OperationsCard { seat, lines: Vec::new() }).collect();
    for event in events {
        if let Event::Booked(entry) = event {
            cards[entry.seat.index()].lines.push(entry.clone());
        }
    }
    cards
}

/// Compares what the seats wrote by hand with the true entries.
pub fn accuracy(seats: u8, events: &[Event]) -> Vec<Accuracy> {
    let of_seat = |seat: Seat| {
        let is_right = |checked: &&CheckedEntry| checked.is_right;
        Accuracy {
            correct: checked(events, seat).iter().filter(is_right).count() as u32,
            entries: due(events, seat).count() as u32,
        }
    };
    Seat::all(seats).map(of_seat).collect()
}

/// What a seat wrote by hand, each entry beside the true one.
pub fn checked(events: &[Event], seat: Seat) -> Vec<CheckedEntry> {
    let due: Vec<(i64, i64)> = due(events, seat).collect();
    let of_event = |event: &Event| match event {
        Event::HandEntry { seat: by, entry, revenue, cost } if *by == seat => {
            let truth = *due.get(usize::from(*entry).checked_sub(1)?)?;
            let is_right = truth == (i64::from(*revenue), i64::from(*cost));
            Some(CheckedEntry { entry: u32::from(*entry), revenue: truth.0, cost: truth.1, is_right })
        }
        _ => None,
    };
    events.iter().filter_map(of_event).collect()
}

/// Revenue and cost of the entries that a seat has to book by hand.
fn due(events: &[Event], seat: Seat) -> impl Iterator<Item = (i64, i64)> {
    events.iter().filter_map(move |event| match event {
        Event::Booked(Entry { seat: of, revenue: Some(revenue), cost: Some(cost), .. })
            if *of == seat && (*revenue, *cost) != (0, 0) =>
        {
            Some((i64::from(*revenue), i64::from(*cost)))
        }
        _ => None,
    })
}

impl OperationsCard {
    /// Totals of the four money columns: cash in, cash out, revenue, cost.
    pub fn totals(&self) -> [i32; 4] {
        self.lines.iter().fold([0; 4], |[cash_in, cash_out, revenue, cost], line| {
            [
                cash_in + line.cash_in,
                cash_out + line.cash_out,
                revenue + line.revenue.unwrap_or(0),
                cost + line.cost.unwrap_or(0),
            ]
        })
    }

    pub fn profit(&self) -> i32 {
        let [_, _, revenue, cost] = self.totals();
        revenue - cost
    }

    /// The balances the lines add up to.
    pub fn accounts(&self) -> Accounts {
        let mut accounts = Accounts::default();
        for line in &self.lines {
            if let Some(account) = line.account {
                let amount = if account.is_revenue() { line.revenue } else { line.cost };
                accounts.add(account, amount.unwrap_or(0));
            }
        }
        accounts
    }

    /// Revenue and cost of one account in one round: the card by kind and round.
    pub fn in_round(&self, round: u16, account: Account) -> i32 {
        let lines = self.lines.iter().filter(|line| line.round == round && line.account == Some(account));
        lines.map(|line| line.revenue.unwrap_or(0) + line.cost.unwrap_or(0)).sum()
    }

    /// The card as comma-separated values, one line per entry, with a head and the totals.
    pub fn to_csv(&self) -> String {
        let mut csv = String::from(
            "no,round,operation,field,counterparty,book_value,price,cash_in,cash_out,revenue,cost,cash_balance\n",
        );
        for (number, line) in self.lines.iter().enumerate() {
            let op = serde_json::to_value(line.op).expect("operations are words");
            let cells = [
                (number + 1).to_string(),
                line.round.to_string(),
                op.as_str().unwrap_or_default().to_owned(),
                quoted(line.field.as_deref().unwrap_or("")),
                line.with_seat.map_or(String::new(), |seat| seat.letter().to_string()),
                line.value.to_string(),
                line.price.to_string(),
                line.cash_in.to_string(),
                line.cash_out.to_string(),
                line.revenue.map_or(String::new(), |revenue| revenue.to_string()),
                line.cost.map_or(String::new(), |cost| cost.to_string()),
                line.balance.map_or(String::new(), |balance| balance.to_string()),
            ];
            csv.push_str(&cells.join(","));
            csv.push('\n');
        }
        let [cash_in, cash_out, revenue, cost] = self.totals();
        csv.push_str(&format!(",,total,,,,,{cash_in},{cash_out},{revenue},{cost},\n"));
        csv
    }
}

/// A cell that a spreadsheet takes as it is: quoted where it must be, and never as a formula.
fn quoted(text: &str) -> String {
    let safe = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() };
    if safe.contains([',', '"', '\n']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}
