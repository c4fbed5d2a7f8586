//! The panels of a sketch, side by side where they fit.

use super::tone;
use crate::sheet::{self, Block, SheetRow};
use crate::wrap::{fit, width};
use engine::{Panel, Sketch};
use ratatui::text::{Line, Span};
use text::Texts;

/// Between two panels side by side.
const GAP: usize = 3;
/// A panel of lines may be squeezed beside another down to this width.
const LEAST_WIDTH: usize = 24;

/// Panels that stand side by side.
struct Shelf {
    blocks: Vec<(Block, usize)>,
    used: usize,
}

impl Shelf {
    fn height(&self) -> usize {
        self.blocks.iter().map(|(block, _)| block.rows.len()).max().unwrap_or(0)
    }

    fn place(&mut self, block: Block, wide: usize) {
        self.used += wide + if self.blocks.is_empty() { 0 } else { GAP };
        self.blocks.push((block, wide));
    }
}

/// The room for a table, and what it is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PanelSpace {
    pub(crate) columns: usize,
    pub(crate) lines: usize,
    /// Boards come first; else they come last where not everything fits, since they are large.
    pub(crate) boards_first: bool,
}

/// The whole table in lines.
pub(crate) fn lines(sketch: &Sketch, texts: &Texts, room: PanelSpace) -> Vec<Line<'static>> {
    let in_order: Vec<&Panel> = sketch.panels.iter().collect();
    let whole = shelves(&in_order, texts, room);
    let has_board = in_order.iter().any(|panel| is_board(panel));
    if !has_board || whole.len() <= room.lines {
        return whole;
    }
    let mut reordered = in_order;
    reordered.sort_by_key(|panel| is_board(panel) != room.boards_first);
    shelves(&reordered, texts, room)
}

fn is_board(panel: &Panel) -> bool {
    matches!(panel, Panel::Board { .. })
}

fn shelves(panels: &[&Panel], texts: &Texts, room: PanelSpace) -> Vec<Line<'static>> {
    let mut shelves: Vec<Shelf> = Vec::new();
    for panel in panels {
        let block = sheet::lay_out(panel, texts, room.columns, room.lines.saturating_sub(1));
        let wide = block.width().min(room.columns);
        let fitting = shelves.iter_mut().find_map(|shelf| {
            squeeze(shelf, panel, &block, wide, texts, room.columns).map(|fitted| (shelf, fitted))
        });
        match fitting {
            Some((shelf, (block, wide))) => shelf.place(block, wide),
            None => {
                let mut shelf = Shelf { blocks: Vec::new(), used: 0 };
                shelf.place(block, wide);
                shelves.push(shelf);
            }
        }
    }
    shelves.iter_mut().flat_map(|shelf| shelf_lines(shelf, room.columns)).collect()
}

/// The panel as it would stand beside those of a shelf, if there is room without making the shelf higher.
fn squeeze(
    shelf: &Shelf,
    panel: &Panel,
    block: &Block,
    wide: usize,
    texts: &Texts,
    columns: usize,
) -> Option<(Block, usize)> {
    let room = columns.checked_sub(shelf.used + GAP)?;
    if wide <= room {
        return Some((block.clone(), wide));
    }
    if !matches!(panel, Panel::Lines { .. }) || room < LEAST_WIDTH {
        return None;
    }
    let squeezed = sheet::lay_out(panel, texts, room, usize::MAX);
    (squeezed.rows.len() <= shelf.height()).then_some((squeezed, room))
}

fn shelf_lines(shelf: &mut Shelf, columns: usize) -> Vec<Line<'static>> {
    if let Some((_, wide)) = shelf.blocks.last_mut() {
        *wide += columns.saturating_sub(shelf.used);
    }
    let titles = shelf.blocks.iter().enumerate().flat_map(|(at, (block, wide))| {
        [Span::raw(gap(at)), Span::styled(block.title.clone(), tone::title()), rule(&block.title, *wide)]
    });
    let mut lines = vec![Line::from_iter(titles)];
    for row in 0..shelf.height() {
        let spans = shelf.blocks.iter().enumerate().flat_map(|(at, (block, wide))| {
            std::iter::once(Span::raw(gap(at))).chain(filled(block.rows.get(row), *wide))
        });
        lines.push(Line::from_iter(spans));
    }
    lines
}

fn gap(at: usize) -> String {
    " ".repeat(if at == 0 { 0 } else { GAP })
}

/// The thin line after a title.
pub(crate) fn rule(title: &str, wide: usize) -> Span<'static> {
    let left = wide.saturating_sub(width(title) + 1);
    Span::styled(format!(" {}", "─".repeat(left)), tone::faint())
}

/// A row of pieces cut or filled to a width.
fn filled(row: Option<&SheetRow>, wide: usize) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    let mut left = wide;
    for piece in row.into_iter().flatten() {
        let taken = width(&piece.text).min(left);
        if taken == 0 {
            break;
        }
        spans.push(Span::styled(fit(&piece.text, taken), tone::style(piece.tone)));
        left -= taken;
    }
    spans.push(Span::raw(" ".repeat(left)));
    spans
}
