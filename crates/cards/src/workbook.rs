//! Cards as a spreadsheet: a summary, and one sheet per participant.

use crate::{Cards, Page};
use rust_xlsxwriter::{Format, FormatBorder, Workbook, Worksheet, XlsxError};
use std::collections::BTreeSet;
use tournament::{Sheet, SheetCell};

/// The longest name of a sheet.
const MAX_NAME: usize = 31;
const A4: u8 = 9;

pub(crate) fn bytes(cards: &Cards) -> Result<Vec<u8>, XlsxError> {
    let look = Look::new();
    let mut workbook = Workbook::new();
    let mut names = BTreeSet::new();
    let summary = workbook.add_worksheet();
    summary.set_name(name_of("Summary", &mut names))?;
    block(summary, 0, &cards.title, &cards.summary, 0, &look)?;
    finish(summary)?;
    for card in &cards.cards {
        let sheet = workbook.add_worksheet();
        sheet.set_name(name_of(&card.name, &mut names))?;
        let mut row = 0;
        for Page { title, sheet: page, totals, .. } in &card.pages {
            row = block(sheet, row, title, page, *totals, &look)? + 1;
        }
        finish(sheet)?;
    }
    workbook.save_to_buffer()
}

struct Look {
    title: Format,
    head: Format,
    number: Format,
    text: Format,
    sum: Format,
}

impl Look {
    fn new() -> Look {
        const MONEY: &str = "#,##0";
        Look {
            title: Format::new().set_bold().set_font_size(13),
            head: Format::new().set_bold().set_border_bottom(FormatBorder::Thin).set_text_wrap(),
            number: Format::new().set_num_format(MONEY),
            text: Format::new(),
            sum: Format::new().set_bold().set_num_format(MONEY).set_border_top(FormatBorder::Thin),
        }
    }
}

/// A title, a head and the rows below; gives back the first free row.
fn block(
    sheet: &mut Worksheet,
    top: u32,
    title: &str,
    page: &Sheet,
    totals: usize,
    look: &Look,
) -> Result<u32, XlsxError> {
    sheet.write_string_with_format(top, 0, title, &look.title)?;
    for (column, name) in (0..).zip(&page.head) {
        sheet.write_string_with_format(top + 1, column, name.replace('_', " "), &look.head)?;
    }
    let sums_from = page.rows.len().saturating_sub(totals);
    for (at, cells) in page.rows.iter().enumerate() {
        let row = top + 2 + at as u32;
        let is_sum = at >= sums_from;
        for (column, cell) in (0..).zip(cells) {
            match cell {
                SheetCell::Blank if is_sum => sheet.write_blank(row, column, &look.sum)?,
                SheetCell::Blank => continue,
                SheetCell::Number(number) => {
                    let format = if is_sum { &look.sum } else { &look.number };
                    sheet.write_number_with_format(row, column, *number as f64, format)?
                }
                SheetCell::Text(text) => {
                    let format = if is_sum { &look.sum } else { &look.text };
                    sheet.write_string_with_format(row, column, text, format)?
                }
            };
        }
    }
    Ok(top + 2 + page.rows.len() as u32)
}

/// The head stays in sight and is printed on every page, A4 on its side.
fn finish(sheet: &mut Worksheet) -> Result<(), XlsxError> {
    sheet.set_freeze_panes(2, 0)?;
    sheet.set_repeat_rows(0, 1)?;
    sheet.set_landscape().set_paper_size(A4).set_print_fit_to_pages(1, 0);
    sheet.autofit();
    Ok(())
}

/// A name as spreadsheets take it: short, without certain signs, unlike all others.
fn name_of(name: &str, taken: &mut BTreeSet<String>) -> String {
    let allowed = |letter: char| !letter.is_control() && !"[]:*?/\\'".contains(letter);
    let plain: String = name.chars().map(|letter| if allowed(letter) { letter } else { '_' }).collect();
    let plain = if plain.trim().is_empty() { "_".to_owned() } else { plain.trim().to_owned() };
    for number in 1u32.. {
        let mark = if number == 1 { String::new() } else { format!(" {number}") };
        let short: String = plain.chars().take(MAX_NAME - mark.len()).collect();
        let name = short + &mark;
        if taken.insert(name.to_lowercase()) {
            return name;
        }
    }
    unreachable!("there are more numbers than participants")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_sheets_are_allowed_and_unlike() {
        let mut taken = BTreeSet::new();
        let mut name = |text: &str| name_of(text, &mut taken);
        assert_eq!(name("Summary"), "Summary");
        assert_eq!(name("summary"), "summary 2");
        assert_eq!(name("A/B: [x]*?'"), "A_B_ _x____");
        let long = "x".repeat(60);
        assert_eq!((name(&long).len(), name(&long).len()), (31, 31));
        assert_eq!(name("  "), "_");
    }
}
