//! The screen.

use super::app::{App, Zoom};
use super::overlay::{OverlayPage, flow};
use super::panels::{self, PanelSpace, rule};
use super::tone;
use crate::play::table::Next;
use crate::story::Spoken;
use crate::wrap::{fit, width, wrap};
use engine::{Phrase, Tone, Word};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

/// Below this nothing readable fits.
const LEAST: (u16, u16) = (60, 16);
/// From this width on the log stands beside the table.
const WIDE: u16 = 110;
/// The lines of choices that are always there, title included.
const LEAST_CHOICES: u16 = 3;

pub(crate) fn draw(app: &mut App, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = app.table.texts().say("ui-too-small");
        let lines = wrap(&text, usize::from(area.width)).into_iter().map(Line::raw);
        return frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    }
    let [head, body, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)]).areas(area);
    draw_head(app, frame, head);
    draw_body(app, frame, body.inner(ratatui::layout::Margin { horizontal: 1, vertical: 0 }));
    draw_foot(app, frame, foot);
    if let Some(overlay) = &app.overlay {
        let columns = usize::from(area.width.min(100)) - 8;
        let page = overlay.page(&app.table, columns);
        draw_page(&page, frame, body);
    }
}

fn draw_head(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let texts = app.table.texts();
    let name = format!(" {} ", texts.say("game-name"));
    let state = format!("{} ", state(app));
    let gap = usize::from(area.width).saturating_sub(width(&name) + width(&state));
    let line = Line::from(vec![
        Span::styled(name, Style::new().add_modifier(Modifier::BOLD)),
        Span::raw(" ".repeat(gap)),
        Span::styled(state, tone::style(Tone::Active)),
    ]);
    frame.render_widget(Paragraph::new(line).style(Style::new().add_modifier(Modifier::REVERSED)), area);
}

/// Whose turn it is, in words.
fn state(app: &App) -> String {
    let texts = app.table.texts();
    match app.table.next() {
        _ if app.is_held() => texts.say("ui-continue"),
        Next::Over => texts.say("ui-title-over"),
        Next::Me => texts.say("ui-title-actions"),
        Next::Bot(seat) | Next::Forced(seat) => texts.phrase(&Phrase::new("ui-thinking").with("seat", seat)),
        Next::World => "…".to_owned(),
    }
}

fn draw_foot(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let texts = app.table.texts();
    let key = if app.table.next() == Next::Over { "ui-keys-over" } else { "ui-keys" };
    let text = fit(&format!(" {}", texts.say(key)), usize::from(area.width));
    frame.render_widget(Paragraph::new(Line::styled(text, tone::faint())), area);
}

fn draw_body(app: &mut App, frame: &mut Frame<'_>, area: Rect) {
    match app.zoom {
        Zoom::Table => return draw_table(app, frame, area),
        Zoom::Log => return draw_log(app, frame, area),
        Zoom::All => {}
    }
    let (left, log) = if area.width >= WIDE {
        let [left, log] = Layout::horizontal([Constraint::Percentage(62), Constraint::Percentage(38)])
            .spacing(2)
            .areas(area);
        (left, Some(log))
    } else {
        (area, None)
    };
    let choices = choice_lines(app, usize::from(left.width));
    // What just happened stays readable: a part of the screen is the log's, whatever the table would like.
    let log_below = if log.is_some() { 0 } else { left.height * 2 / 7 };
    let most_choices = (left.height / if log.is_some() { 3 } else { 4 }).max(LEAST_CHOICES);
    let choices_high = (choices.len() as u16 + 1).clamp(LEAST_CHOICES, most_choices);
    let most = left.height.saturating_sub(log_below + choices_high);
    let table_high = (table_lines(app, left.width, most).len() as u16).min(most);
    let [table, middle, bottom] = Layout::vertical([
        Constraint::Length(table_high),
        Constraint::Min(log_below),
        Constraint::Length(choices_high),
    ])
    .areas(left);
    draw_table(app, frame, table);
    draw_log(app, frame, log.unwrap_or(middle));
    draw_choices(app, &choices, frame, bottom);
}

fn table_lines(app: &App, columns: u16, lines: u16) -> Vec<Line<'static>> {
    let sketch = app.table.game().sketch(app.table.story().viewer());
    let boards_first = app.zoom == Zoom::Table;
    let room = PanelSpace { columns: usize::from(columns), lines: usize::from(lines), boards_first };
    panels::lines(&sketch, app.table.texts(), room)
}

fn draw_table(app: &mut App, frame: &mut Frame<'_>, area: Rect) {
    let lines = table_lines(app, area.width, area.height);
    let most = lines.len().saturating_sub(usize::from(area.height));
    app.table_down = app.table_down.min(most);
    let shown: Vec<Line<'_>> =
        lines.into_iter().skip(app.table_down).take(usize::from(area.height)).collect();
    frame.render_widget(Paragraph::new(shown), area);
    if most > 0 {
        draw_more(app, frame, area, "[ ]");
    }
}

/// A mark that there is more than fits.
fn draw_more(app: &App, frame: &mut Frame<'_>, area: Rect, keys: &str) {
    let more = Phrase::new("ui-more").with("keys", Word::Verbatim(keys.to_owned()));
    let text = format!(" {} ", app.table.texts().phrase(&more));
    let wide = (width(&text) as u16).min(area.width);
    let place = Rect { x: area.right() - wide, y: area.bottom().saturating_sub(1), width: wide, height: 1 };
    frame.render_widget(
        Paragraph::new(Line::styled(text, tone::faint().add_modifier(Modifier::REVERSED))),
        place,
    );
}

fn draw_log(app: &mut App, frame: &mut Frame<'_>, area: Rect) {
    let columns = usize::from(area.width);
    let title = app.table.texts().say("ui-title-log");
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    let line = Line::from(vec![Span::styled(title.clone(), tone::title()), rule(&title, columns)]);
    frame.render_widget(Paragraph::new(line), head);
    let lines = log_lines(&app.log, columns);
    let high = usize::from(body.height);
    app.log_back = app.log_back.min(lines.len().saturating_sub(high));
    let from = lines.len().saturating_sub(high + app.log_back);
    let shown: Vec<Line<'_>> = lines.into_iter().skip(from).take(high).collect();
    frame.render_widget(Paragraph::new(shown), body);
}

/// The log in lines: past chapters faint, the running one plain.
fn log_lines(log: &[Spoken], columns: usize) -> Vec<Line<'static>> {
    let last = log.iter().rposition(|line| matches!(line, Spoken::Heading(_))).unwrap_or(0);
    let mut lines = Vec::new();
    for (at, telling) in log.iter().enumerate() {
        let style = if at < last { tone::faint() } else { Style::new() };
        match telling {
            Spoken::Heading(title) => {
                lines.push(Line::styled(
                    title.clone(),
                    style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
                ));
            }
            Spoken::Sentence(sentence) => {
                for (row, text) in wrap(sentence, columns.saturating_sub(2)).into_iter().enumerate() {
                    lines.push(Line::styled(format!("{}{text}", if row == 0 { "· " } else { "  " }), style));
                }
            }
        }
    }
    lines
}

/// What the person may do now, or what they wait for.
fn choice_lines(app: &App, columns: usize) -> Vec<Line<'static>> {
    if let Some(outcome) = app.table.outcome() {
        let results = crate::play::words::results(&outcome, app.table.summary().as_ref(), app.table.texts());
        return results.lines().flat_map(|line| wrap(line, columns)).map(Line::raw).collect();
    }
    if app.choices.is_empty() {
        let style = if app.is_held() { tone::style(Tone::Active) } else { tone::faint() };
        return vec![Line::styled(state(app), style)];
    }
    let items = app.choices.iter().enumerate().map(|(at, (_, label))| {
        let number = if at < 9 { format!("{} ", at + 1) } else { String::new() };
        (format!(" {number}{label} "), at == app.cursor)
    });
    let prompt = app.table.voice().prompt.map(|prompt| app.table.texts().phrase(&prompt));
    let asked = prompt.iter().flat_map(|prompt| wrap(prompt, columns));
    asked.map(|line| Line::styled(line, tone::style(Tone::Active))).chain(flow(items, columns)).collect()
}

fn draw_choices(app: &App, lines: &[Line<'static>], frame: &mut Frame<'_>, area: Rect) {
    let texts = app.table.texts();
    let mut title =
        texts.say(if app.table.next() == Next::Over { "ui-title-over" } else { "ui-title-actions" });
    let leads = || crate::play::words::leads(&app.table.voice(), app.cursor, texts);
    if let Some(told) = app.notice.clone().or_else(leads) {
        title = format!("{title} · {told}");
    }
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    let title =
        if width(&title) < usize::from(area.width) { title } else { fit(&title, usize::from(area.width)) };
    let head_line =
        Line::from(vec![Span::styled(title.clone(), tone::title()), rule(&title, usize::from(area.width))]);
    frame.render_widget(Paragraph::new(head_line), head);
    // The line with the cursor stays in sight.
    let marked =
        lines.iter().position(|line| line.spans.iter().any(|span| span.style == tone::chosen())).unwrap_or(0);
    let high = usize::from(body.height);
    let from = (marked + 1).saturating_sub(high);
    let shown: Vec<Line<'_>> = lines.iter().skip(from).take(high).cloned().collect();
    frame.render_widget(Paragraph::new(shown), body);
    if lines.len() > high {
        draw_more(app, frame, body, "↑ ↓");
    }
}

/// A page over the table, or over all of it.
fn draw_page(page: &OverlayPage, frame: &mut Frame<'_>, area: Rect) {
    let inside =
        page.lines.iter().map(Line::width).max().unwrap_or(0).max(width(&page.keys)).max(width(&page.title))
            as u16;
    let wide = if page.whole { area.width } else { (inside + 6).clamp(40, area.width) };
    let high = if page.whole { area.height } else { (page.lines.len() as u16 + 3).min(area.height) };
    let place = Rect {
        x: area.x + (area.width - wide) / 2,
        y: area.y + if page.low { area.height - high } else { (area.height - high) / 2 },
        width: wide,
        height: high,
    };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(Line::styled(format!(" {} ", page.title), tone::title()))
        .title_bottom(Line::styled(format!(" {} ", page.keys), tone::faint()).right_aligned());
    let inner = block.inner(place).inner(ratatui::layout::Margin { horizontal: 1, vertical: 0 });
    let down = page.down.min(page.lines.len().saturating_sub(usize::from(inner.height)));
    let shown: Vec<Line<'_>> =
        page.lines.iter().skip(down).take(usize::from(inner.height)).cloned().collect();
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    frame.render_widget(Paragraph::new(shown), inner);
}
