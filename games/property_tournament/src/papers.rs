//! What a match leaves on paper: the operations card, revenue and cost by kind and round, and the closing statement of
//! every seat: PT-121, PT-141. While the match goes on, of each seat what the view shows of its money: PT-7, PT-122.

use crate::event::Event;
use crate::ledger::{Account, Entry, OperationsCard, accuracy, operations_cards};
use crate::state::{Phase, State};
use crate::view::seat_view;
use crate::{LedgerMode, PropertyTournament};
use engine::{Paper, Phrase, Seat, SeatPapers, Viewer, Written};

pub(crate) fn papers(
    rules: &PropertyTournament,
    state: &State,
    history: &[Event],
    viewer: Viewer,
) -> Vec<SeatPapers> {
    let kept = accuracy(rules.seats, history);
    let judged = state.phase == Phase::Over && rules.options.ledger_mode == LedgerMode::OwnHand;
    let of_seat = |card: &OperationsCard| {
        let shown = seat_view(rules, state, card.seat, viewer);
        let mut sheets = Vec::new();
        if shown.income.is_some() {
            sheets.extend([operations(rules, card), income(state, card)]);
        }
        let figures = shown.sheet.map(|sheet| {
            sheets.push(closing(rules, state, card.seat));
            [sheet.cash, sheet.fields, sheet.buildings, sheet.loans].map(i64::from).to_vec()
        });
        SeatPapers {
            bankrupt: !state.solvent.contains(card.seat),
            faults: if judged { kept[card.seat.index()].wrong() } else { 0 },
            figures: figures.unwrap_or_default(),
            sheets,
        }
    };
    operations_cards(rules.seats, history).iter().map(of_seat).collect()
}

fn word(key: &str) -> Phrase {
    Phrase::new(format!("paper-{key}"))
}

fn words(key: &str) -> Written {
    Written::Words(word(key))
}

fn number(amount: impl Into<i64>) -> Written {
    Written::Number(amount.into())
}

/// PT-121: one line per entry, and the totals of the four money columns.
fn operations(rules: &PropertyTournament, card: &OperationsCard) -> Paper {
    const HEAD: [&str; 12] = [
        "head-number",
        "head-round",
        "head-operation",
        "head-field",
        "head-counterparty",
        "head-value",
        "head-price",
        "head-cash-in",
        "head-cash-out",
        "head-revenue",
        "head-cost",
        "head-balance",
    ];
    let mut rows: Vec<Vec<Written>> =
        card.lines.iter().enumerate().map(|(at, line)| operation(rules, at + 1, line)).collect();
    let mut total = vec![Written::Nothing; 7];
    total[2] = words("total");
    total.extend(card.totals().map(number));
    total.push(Written::Nothing);
    rows.push(total);
    Paper { id: "card", title: word("card"), head: HEAD.map(word).to_vec(), rows, totals: 1 }
}

fn operation(rules: &PropertyTournament, at: usize, line: &Entry) -> Vec<Written> {
    let op = serde_json::to_value(line.op).expect("operations are words");
    let op = Phrase::new(format!("op-{}", op.as_str().unwrap_or_default()));
    let field = line.field.as_ref().map(|label| match rules.board.built_in {
        true => Phrase::new(format!("space-{label}")),
        false => Phrase::verbatim(label.clone()),
    });
    let with = line.with_seat.map(|seat| word("seat").with("seat", seat));
    let amount = |amount: Option<i32>| amount.map_or(Written::Nothing, number);
    vec![
        number(at as i64),
        number(line.round),
        Written::Words(op),
        field.map_or(Written::Nothing, Written::Words),
        with.map_or(Written::Nothing, Written::Words),
        number(line.value),
        number(line.price),
        number(line.cash_in),
        number(line.cash_out),
        amount(line.revenue),
        amount(line.cost),
        amount(line.balance),
    ]
}

/// PT-113: revenue and cost by account, round after round.
fn income(state: &State, card: &OperationsCard) -> Paper {
    let mut head = vec![word("head-account"), word("head-name")];
    head.extend((1..=state.round).map(|round| word("round").with("round", i64::from(round))));
    head.push(word("total"));
    let used = card.accounts();
    let accounts = || Account::ALL.into_iter().filter(|&account| used.of(account) > 0);
    let row = |name: Vec<Written>, of: &dyn Fn(u16) -> i64| {
        let rounds: Vec<i64> = (1..=state.round).map(of).collect();
        let total = rounds.iter().sum::<i64>();
        name.into_iter().chain(rounds.into_iter().chain([total]).map(Written::Number)).collect::<Vec<_>>()
    };
    let mut rows: Vec<Vec<Written>> = accounts()
        .map(|account| {
            let name = Phrase::new(format!("account-{}", account.number()));
            let name = vec![number(account.number()), Written::Words(name)];
            row(name, &|round| i64::from(card.in_round(round, account)))
        })
        .collect();
    let sum = |round: u16, counts: &dyn Fn(Account) -> i64| -> i64 {
        accounts().map(|account| counts(account) * i64::from(card.in_round(round, account))).sum()
    };
    let sums: [(&str, &dyn Fn(Account) -> i64); 3] = [
        ("revenue", &|account| i64::from(account.is_revenue())),
        ("costs", &|account| i64::from(!account.is_revenue())),
        ("profit", &|account| if account.is_revenue() { 1 } else { -1 }),
    ];
    for (key, counts) in sums {
        rows.push(row(vec![Written::Nothing, words(key)], &|round| sum(round, counts)));
    }
    Paper { id: "income", title: word("income"), head, rows, totals: sums.len() }
}

/// PT-120: assets less loans, and the check that they are the start money and the profit.
fn closing(rules: &PropertyTournament, state: &State, seat: Seat) -> Paper {
    let sheet = rules.balance_sheet(state, seat);
    let accounts = state.accounts[seat.index()];
    let profit = i64::from(accounts.revenue()) - i64::from(accounts.costs());
    let lines = [
        ("cash", i64::from(sheet.cash)),
        ("fields", i64::from(sheet.fields)),
        ("buildings", i64::from(sheet.buildings)),
        ("jail-cards", i64::from(sheet.jail_cards)),
        ("loans", -i64::from(sheet.loans)),
        ("net-worth", i64::from(sheet.net_worth())),
        ("start-money", i64::from(rules.options.start_money)),
        ("profit", profit),
        ("check", i64::from(rules.options.start_money) + profit),
    ];
    let rows = lines.into_iter().map(|(key, amount)| vec![words(key), number(amount)]).collect();
    let head = vec![word("head-name"), word("head-amount")];
    Paper { id: "balance", title: word("balance"), head, rows, totals: 1 }
}
