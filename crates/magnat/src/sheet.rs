//! A sketch laid out in lines of text: what the terminal colours and the plain prompt prints.

use crate::wrap::{fit, width, wrap};
use engine::{Cell, Panel, Sketch, Tone};
use text::Texts;

/// A piece of a line and how loud it is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SheetPiece {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

pub(crate) type SheetRow = Vec<SheetPiece>;

/// One panel, laid out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Block {
    pub(crate) title: String,
    pub(crate) rows: Vec<SheetRow>,
}

/// Between the columns of a table.
const GAP: usize = 2;
/// No column of a table is squeezed below this.
const LEAST_COLUMN: usize = 6;
/// A box of a board is at least and at most so wide.
const BOX_WIDTH: std::ops::RangeInclusive<usize> = 4..=14;
/// A board has no more lines in a box than this.
const MOST_BOX_LINES: usize = 4;

impl Block {
    /// How wide the panel would like to be.
    pub(crate) fn width(&self) -> usize {
        let rows = self.rows.iter().map(|row| row.iter().map(|piece| width(&piece.text)).sum());
        rows.chain([width(&self.title) + 2]).max().unwrap_or(0)
    }
}

/// A panel in at most `columns`. A board that would be higher than `lines` is drawn without lines between its rows.
pub(crate) fn lay_out(panel: &Panel, texts: &Texts, columns: usize, lines: usize) -> Block {
    match panel {
        Panel::Lines { title, lines } => {
            let rows = lines.iter().flat_map(|cell| {
                let said = texts.phrase(&cell.phrase);
                let tone = cell.tone;
                wrap(&said, columns).into_iter().map(move |text| vec![SheetPiece { text, tone }])
            });
            Block { title: texts.phrase(title), rows: rows.collect() }
        }
        Panel::Table { title, head, rows } => {
            let head = head.iter().map(|phrase| SheetPiece { text: texts.phrase(phrase), tone: Tone::Faint });
            let mut cells: Vec<Vec<SheetPiece>> = vec![head.collect()];
            cells.extend(rows.iter().map(|row| row.iter().map(|cell| piece(cell, texts)).collect()));
            Block { title: texts.phrase(title), rows: table(&cells, columns) }
        }
        Panel::Board { title, columns: across, rows: down, places } => {
            let grid = Grid::new((*across, *down), places, texts, columns);
            let whole = grid.rows(true);
            let rows = if whole.len() <= lines { whole } else { grid.rows(false) };
            Block { title: texts.phrase(title), rows }
        }
    }
}

/// The same as plain text.
pub(crate) fn plain(sketch: &Sketch, texts: &Texts, columns: usize) -> String {
    let mut text = String::new();
    for panel in &sketch.panels {
        let block = lay_out(panel, texts, columns.saturating_sub(2), usize::MAX);
        text.push_str(&format!("{}\n", block.title));
        for row in block.rows {
            let line: String = row.iter().map(|piece| piece.text.as_str()).collect();
            text.push_str(&format!("  {}\n", line.trim_end()));
        }
    }
    text
}

fn piece(cell: &Cell, texts: &Texts) -> SheetPiece {
    SheetPiece { text: texts.phrase(&cell.phrase), tone: cell.tone }
}

/// Cells in columns that line up; what does not fit is wrapped inside its column.
fn table(cells: &[Vec<SheetPiece>], columns: usize) -> Vec<SheetRow> {
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

fn table_row(cells: &[SheetPiece], widths: &[usize]) -> Vec<SheetRow> {
    let wrapped: Vec<Vec<String>> =
        cells.iter().zip(widths).map(|(cell, width)| wrap(&cell.text, *width)).collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let pieces = cells.iter().zip(widths).zip(&wrapped).enumerate();
        let pieces = pieces.map(|(column, ((cell, width), lines))| {
            let text = lines.get(at).map_or("", String::as_str);
            let gap = if column + 1 < cells.len() { GAP } else { 0 };
            SheetPiece { text: fit(text, *width) + &" ".repeat(gap), tone: cell.tone }
        });
        pieces.collect()
    };
    (0..height).map(line).collect()
}

/// A board: boxes of one width with thin lines between.
struct Grid {
    across: usize,
    down: usize,
    wide: usize,
    boxes: Vec<Option<SheetRow>>,
}

impl Grid {
    fn new(
        (across, down): (u16, u16),
        places: &[(u16, u16, Vec<Cell>)],
        texts: &Texts,
        columns: usize,
    ) -> Grid {
        let (across, down) = (usize::from(across), usize::from(down));
        let room = columns.saturating_sub(across + 1) / across.max(1);
        let mut boxes = vec![None; across * down];
        for (column, row, cells) in places {
            let (column, row) = (usize::from(*column), usize::from(*row));
            if column < across && row < down {
                let cells = cells.iter().take(MOST_BOX_LINES).map(|cell| piece(cell, texts));
                boxes[row * across + column] = Some(cells.collect());
            }
        }
        Grid { across, down, wide: room.clamp(*BOX_WIDTH.start(), *BOX_WIDTH.end()), boxes }
    }

    /// The board in lines; `ruled` with a line between any two rows of boxes, else only along the edges.
    fn rows(&self, ruled: bool) -> Vec<SheetRow> {
        let mut rows = Vec::new();
        for row in 0..=self.down {
            let ruled = ruled || self.is_edge(row);
            if ruled {
                rows.push(vec![SheetPiece { text: self.rule(row), tone: Tone::Faint }]);
            }
            if row < self.down {
                rows.extend((0..self.height(row)).map(|line| self.line(row, line, !ruled && line == 0)));
            }
        }
        rows
    }

    /// Whether some box ends or begins between this row and the one above without another beside it.
    fn is_edge(&self, row: usize) -> bool {
        let above = |column| row > 0 && self.is_box(row - 1, column);
        (0..self.across).any(|column| above(column) != self.is_box(row, column))
    }

    /// The lines a row of boxes needs: blank ones at the end of all of them are left out.
    fn height(&self, row: usize) -> usize {
        let boxes = self.boxes[row * self.across..(row + 1) * self.across].iter().flatten();
        let used = boxes.filter_map(|cells| cells.iter().rposition(|cell| !cell.text.trim().is_empty()));
        used.max().map_or(1, |last| last + 1)
    }

    /// One line of a row of boxes; the first line of a box is marked where no rule stands above it.
    fn line(&self, row: usize, line: usize, marked: bool) -> SheetRow {
        let mut pieces = Vec::new();
        for column in 0..=self.across {
            let left = column > 0 && self.is_box(row, column - 1);
            let right = self.is_box(row, column);
            let edge = match (left, right) {
                (false, false) => " ",
                _ if !marked => "│",
                (true, true) => "┼",
                (true, false) => "┤",
                (false, true) => "├",
            };
            pieces.push(SheetPiece { text: edge.to_owned(), tone: Tone::Faint });
            if column == self.across {
                break;
            }
            let cell = self.boxes[row * self.across + column].as_ref().and_then(|cells| cells.get(line));
            let (text, tone) = cell.map_or(("", Tone::Plain), |cell| (cell.text.as_str(), cell.tone));
            pieces.push(SheetPiece { text: fit(text, self.wide), tone });
        }
        pieces
    }

    /// The line above a row of boxes.
    fn rule(&self, row: usize) -> String {
        let mut text = String::new();
        for column in 0..=self.across {
            let around = |up: usize, left: usize| {
                let place = row.checked_sub(up).zip(column.checked_sub(left));
                place.is_some_and(|(row, column)| self.is_box(row, column))
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

    fn is_box(&self, row: usize, column: usize) -> bool {
        row < self.down && column < self.across && self.boxes[row * self.across + column].is_some()
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

    fn board() -> Panel {
        let places = vec![
            (0, 0, vec![cell("GO")]),
            (1, 0, vec![cell("Wola"), cell("A B")]),
            (0, 1, vec![cell("Jail"), cell("")]),
        ];
        Panel::Board { title: Phrase::verbatim("Board"), columns: 2, rows: 2, places }
    }

    #[test]
    fn boards_are_drawn_with_holes() {
        let expected = "\
Board
  ┌──────┬──────┐
  │GO    │Wola  │
  │      │A B   │
  ├──────┼──────┘
  │Jail  │
  └──────┘
";
        assert_eq!(drawn(board(), 17), expected);
    }

    #[test]
    fn boards_too_high_do_without_rules_between_boxes() {
        let places =
            (0..3).map(|row| (0, row, vec![cell("Wola"), cell(&"A".repeat(usize::from(row % 2)))])).collect();
        let panel = Panel::Board { title: Phrase::verbatim("Board"), columns: 1, rows: 3, places };
        let block = lay_out(&panel, &Texts::core(Lang::En), 6, 7);
        let line = |row: &SheetRow| row.iter().map(|piece| piece.text.as_str()).collect::<String>();
        let lines: Vec<String> = block.rows.iter().map(line).collect();
        assert_eq!(lines, ["┌────┐", "│Wola│", "├Wola┤", "│A   │", "├Wola┤", "└────┘"]);
    }
}
