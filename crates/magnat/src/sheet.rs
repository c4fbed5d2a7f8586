//! A sketch laid out in lines of text: what the terminal colours and the plain prompt prints.

use crate::wrap::{fit, width, wrap};
use engine::{Cell, Panel, Sketch, Tone};
use text::Texts;

/// A piece of a line and how loud it is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Piece {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

pub(crate) type Row = Vec<Piece>;

/// One panel, laid out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Block {
    pub(crate) title: String,
    pub(crate) rows: Vec<Row>,
}

/// Between the columns of a table.
const GAP: usize = 2;
/// No column of a table is squeezed below this.
const LEAST_COLUMN: usize = 6;
/// A box of a board is at least and at most so wide.
const BOX_WIDTH: std::ops::RangeInclusive<usize> = 6..=14;
/// A board has no more lines in a box than this.
const MOST_BOX_LINES: usize = 4;

impl Block {
    /// How wide the panel would like to be.
    pub(crate) fn width(&self) -> usize {
        let rows = self.rows.iter().map(|row| row.iter().map(|piece| width(&piece.text)).sum());
        rows.chain([width(&self.title) + 2]).max().unwrap_or(0)
    }
}

/// Every panel in at most `columns`.
pub(crate) fn lay_out(sketch: &Sketch, texts: &Texts, columns: usize) -> Vec<Block> {
    sketch.panels.iter().map(|panel| block(panel, texts, columns)).collect()
}

/// The same as plain text.
pub(crate) fn plain(sketch: &Sketch, texts: &Texts, columns: usize) -> String {
    let mut text = String::new();
    for block in lay_out(sketch, texts, columns.saturating_sub(2)) {
        text.push_str(&format!("{}\n", block.title));
        for row in block.rows {
            let line: String = row.iter().map(|piece| piece.text.as_str()).collect();
            text.push_str(&format!("  {}\n", line.trim_end()));
        }
    }
    text
}

fn block(panel: &Panel, texts: &Texts, columns: usize) -> Block {
    match panel {
        Panel::Lines { title, lines } => {
            let rows = lines.iter().flat_map(|cell| {
                let said = texts.phrase(&cell.phrase);
                let tone = cell.tone;
                wrap(&said, columns).into_iter().map(move |text| vec![Piece { text, tone }])
            });
            Block { title: texts.phrase(title), rows: rows.collect() }
        }
        Panel::Table { title, head, rows } => {
            let mut cells: Vec<Vec<Piece>> = vec![
                head.iter().map(|phrase| Piece { text: texts.phrase(phrase), tone: Tone::Faint }).collect(),
            ];
            cells.extend(rows.iter().map(|row| row.iter().map(|cell| piece(cell, texts)).collect()));
            Block { title: texts.phrase(title), rows: table(&cells, columns) }
        }
        Panel::Board { title, columns: across, rows: down, places } => {
            let grid = Grid::new(usize::from(*across), usize::from(*down), columns);
            Block { title: texts.phrase(title), rows: grid.rows(places, texts) }
        }
    }
}

fn piece(cell: &Cell, texts: &Texts) -> Piece {
    Piece { text: texts.phrase(&cell.phrase), tone: cell.tone }
}

/// Cells in columns that line up; what does not fit is wrapped inside its column.
fn table(cells: &[Vec<Piece>], columns: usize) -> Vec<Row> {
    let count = cells.iter().map(Vec::len).max().unwrap_or(0);
    let natural = |at: usize| cells.iter().filter_map(|row| row.get(at)).map(|cell| width(&cell.text)).max();
    let mut widths: Vec<usize> = (0..count).map(|at| natural(at).unwrap_or(0)).collect();
    let room = columns.saturating_sub(GAP * count.saturating_sub(1));
    // Whatever is too much comes out of the widest column, again and again; each round takes at least one column off.
    while widths.iter().sum::<usize>() > room {
        let Some((at, &widest)) = widths.iter().enumerate().max_by_key(|(_, width)| **width) else { break };
        if widest <= LEAST_COLUMN {
            break;
        }
        let excess = widths.iter().sum::<usize>() - room;
        let others = widths.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, width)| *width);
        let next = others.max().unwrap_or(0).max(LEAST_COLUMN);
        widths[at] = widest.saturating_sub(excess).max(next.min(widest - 1));
    }
    cells.iter().flat_map(|row| table_row(row, &widths)).collect()
}

fn table_row(cells: &[Piece], widths: &[usize]) -> Vec<Row> {
    let wrapped: Vec<Vec<String>> =
        cells.iter().zip(widths).map(|(cell, width)| wrap(&cell.text, *width)).collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let pieces = cells.iter().zip(widths).zip(&wrapped).enumerate();
        let pieces = pieces.map(|(column, ((cell, width), lines))| {
            let text = lines.get(at).map_or("", String::as_str);
            let gap = if column + 1 < cells.len() { GAP } else { 0 };
            Piece { text: fit(text, *width) + &" ".repeat(gap), tone: cell.tone }
        });
        pieces.collect()
    };
    (0..height).map(line).collect()
}

/// A board: boxes of one size with thin lines between.
struct Grid {
    across: usize,
    down: usize,
    wide: usize,
}

impl Grid {
    fn new(across: usize, down: usize, columns: usize) -> Grid {
        let room = columns.saturating_sub(across + 1) / across.max(1);
        Grid { across, down, wide: room.clamp(*BOX_WIDTH.start(), *BOX_WIDTH.end()) }
    }

    fn rows(&self, places: &[(u16, u16, Vec<Cell>)], texts: &Texts) -> Vec<Row> {
        let mut boxes = vec![None; self.across * self.down];
        for (column, row, cells) in places {
            let (column, row) = (usize::from(*column), usize::from(*row));
            if column < self.across && row < self.down {
                boxes[row * self.across + column] =
                    Some(cells.iter().map(|cell| piece(cell, texts)).collect());
            }
        }
        let high = boxes.iter().flatten().map(Vec::len).max().unwrap_or(1).clamp(1, MOST_BOX_LINES);
        let mut rows = Vec::new();
        for row in 0..=self.down {
            rows.push(vec![Piece { text: self.rule(&boxes, row), tone: Tone::Faint }]);
            if row < self.down {
                rows.extend((0..high).map(|line| self.line(&boxes, row, line)));
            }
        }
        rows
    }

    fn line(&self, boxes: &[Option<Row>], row: usize, line: usize) -> Row {
        let mut pieces = Vec::new();
        for column in 0..=self.across {
            let edge = self.is_box(boxes, row, column) || column > 0 && self.is_box(boxes, row, column - 1);
            pieces.push(Piece { text: if edge { "│" } else { " " }.to_owned(), tone: Tone::Faint });
            if column == self.across {
                break;
            }
            let cell = boxes[row * self.across + column].as_ref().and_then(|cells| cells.get(line));
            let (text, tone) = cell.map_or(("", Tone::Plain), |cell| (cell.text.as_str(), cell.tone));
            pieces.push(Piece { text: fit(text, self.wide), tone });
        }
        pieces
    }

    /// The line above a row of boxes.
    fn rule(&self, boxes: &[Option<Row>], row: usize) -> String {
        let mut text = String::new();
        for column in 0..=self.across {
            let around = |up: usize, left: usize| {
                row.checked_sub(up)
                    .zip(column.checked_sub(left))
                    .is_some_and(|(row, column)| self.is_box(boxes, row, column))
            };
            let (up_left, up_right, low_left, low_right) =
                (around(1, 1), around(1, 0), around(0, 1), around(0, 0));
            let arms =
                (up_left || up_right, low_left || low_right, up_left || low_left, up_right || low_right);
            text.push(corner(arms));
            if column < self.across {
                text.push_str(&if arms.3 { "─" } else { " " }.repeat(self.wide));
            }
        }
        text
    }

    fn is_box(&self, boxes: &[Option<Row>], row: usize, column: usize) -> bool {
        row < self.down && column < self.across && boxes[row * self.across + column].is_some()
    }
}

/// The sign where lines meet that go up, down, left and right.
fn corner((up, down, left, right): (bool, bool, bool, bool)) -> char {
    match (up, down, left, right) {
        (true, true, true, true) => '┼',
        (true, true, true, false) => '┤',
        (true, true, false, true) => '├',
        (true, false, true, true) => '┴',
        (false, true, true, true) => '┬',
        (true, false, true, false) => '┘',
        (true, false, false, true) => '└',
        (false, true, true, false) => '┐',
        (false, true, false, true) => '┌',
        _ => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Phrase;
    use text::Lang;

    fn cell(text: &str) -> Cell {
        Phrase::verbatim(text).cell()
    }

    fn drawn(panel: Panel, columns: usize) -> String {
        plain(&Sketch { panels: vec![panel] }, &Texts::core(Lang::En), columns)
    }

    #[test]
    fn tables_line_up_and_wrap_the_widest_column() {
        let rows = vec![
            vec![cell("Ada"), cell("5"), cell("Yacht, Racehorse, Gold Watch")],
            vec![cell("Bo"), cell("12"), cell("–")],
        ];
        let head = ["Player", "Bid", "Tiles"].map(Phrase::verbatim).to_vec();
        let panel = Panel::Table { title: Phrase::verbatim("Players"), head, rows };
        assert_eq!(
            drawn(panel, 34),
            "Players\n  Player  Bid  Tiles\n  Ada     5    Yacht, Racehorse,\n               Gold Watch\n  Bo      12   –\n"
        );
    }

    #[test]
    fn boards_are_drawn_with_holes() {
        let places = vec![
            (0, 0, vec![cell("GO")]),
            (1, 0, vec![cell("Wola"), cell("A B")]),
            (0, 1, vec![cell("Jail")]),
        ];
        let panel = Panel::Board { title: Phrase::verbatim("Board"), columns: 2, rows: 2, places };
        let expected = "\
Board
  ┌──────┬──────┐
  │GO    │Wola  │
  │      │A B   │
  ├──────┼──────┘
  │Jail  │
  │      │
  └──────┘
";
        assert_eq!(drawn(panel, 17), expected);
    }
}
