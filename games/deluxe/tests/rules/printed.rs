//! What the drawing prints on the board comes from the rules: `UPDATE_EXPECT=1` writes it again.

use deluxe::{Board, Cell, Plot};
use expect_test::expect_file;
use serde_json::{Value, json};

fn word(cell: Cell) -> &'static str {
    match cell {
        Cell::Plot(plot) => plot.word(),
        Cell::Start => "start",
        Cell::Trip => "trip",
        Cell::Deal => "deal",
        Cell::Charity => "charity",
        Cell::Investor => "investor",
        Cell::Inspection => "inspection",
        Cell::Exchange => "exchange",
        Cell::Check => "check",
    }
}

#[test]
fn the_printed_board_of_the_drawing_is_fresh() {
    const SYMBOLS: [&str; 5] = ["-", "A", "B", "C", "D"];
    let board = Board::standard();
    let deed = |plot: Plot| {
        let deed = board.deed(plot);
        let (industry, hue) = (plot.industry(), plot.industry().0);
        json!({ "plot": plot, "index": plot.0, "industry": industry, "hue": hue, "cell": deed.cell,
            "price": deed.price, "building": deed.building, "rent": deed.rent, "loan": deed.loan, "redeem": deed.redeem })
    };
    let reel = |faces: &[u8; 6]| -> Value { faces.iter().map(|&face| SYMBOLS[usize::from(face)]).collect() };
    let pays: Vec<Value> = (0..4)
        .map(|at| json!({ "symbol": SYMBOLS[at + 1], "two": board.pairs[at], "three": board.triples[at] }))
        .collect();
    let printed = json!({
        "cells": board.cells.iter().map(|&cell| word(cell)).collect::<Vec<_>>(),
        "deeds": Plot::all().map(deed).collect::<Vec<_>>(),
        "sums": { "income": board.money.start_income, "charity": board.money.charity, "fine": board.money.fine,
            "bonus": board.money.rating_bonus },
        "steps": board.places,
        "reels": board.symbols.iter().map(reel).collect::<Vec<_>>(),
        "pays": pays,
    });
    let text = serde_json::to_string(&printed).expect("plain data");
    let text = text.replace("{\"building\"", "\n  {\"building\"").replace(",\"cells\"", ",\n \"cells\"");
    let head =
        "// Made from data/board.toml by the test the_printed_board_of_the_drawing_is_fresh. Do not edit.";
    let file = format!(
        "{head}\n\nimport type {{ Printed }} from './board';\n\nexport const PRINTED: Printed = {text};\n"
    );
    expect_file!["../../ui/printed.ts"].assert_eq(&file);
}
