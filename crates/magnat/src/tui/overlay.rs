//! What lies over the table: a form, an explanation, the rulebook, a question.

use super::panels::rule;
use super::tone;
use crate::play::blank::{Blank, Filled, FormLine};
use crate::play::table::TerminalTable;
use crate::play::words::unmarked;
use crate::wrap::wrap;
use engine::{Field, Phrase};
use ratatui::text::{Line, Span};
use serde_json::Value;

pub(crate) enum Overlay {
    Form(Blank),
    /// Something to read; any key closes it and shows what lies below.
    Note {
        title: String,
        text: String,
        down: usize,
        below: Below,
    },
    /// The rulebook: the short one, or all numbered rules.
    Book {
        spec: bool,
        down: usize,
    },
    Save(SaveName),
    Quit,
}

/// What a note leaves behind when it is closed.
pub(crate) enum Below {
    Table,
    /// The form that was being filled in.
    Form(Blank),
    /// The table; with Enter the action that was advised happens.
    Advice(Value),
}

/// The name of a file to save under, as typed so far.
pub(crate) struct SaveName {
    pub(crate) name: String,
    pub(crate) error: Option<String>,
    pub(crate) then_leave: bool,
}

/// An overlay ready to be drawn.
pub(crate) struct OverlayPage {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line<'static>>,
    pub(crate) keys: String,
    pub(crate) down: usize,
    /// It takes the whole screen.
    pub(crate) whole: bool,
    /// It lies at the bottom, so that the table stays in sight.
    pub(crate) low: bool,
}

impl Overlay {
    pub(crate) fn note(title: String, text: &str) -> Overlay {
        Overlay::Note { title, text: text.trim_end().to_owned(), down: 0, below: Below::Table }
    }

    /// The same note over something else than the bare table.
    pub(crate) fn over(self, beneath: Below) -> Overlay {
        match self {
            Overlay::Note { title, text, down, .. } => Overlay::Note { title, text, down, below: beneath },
            other => other,
        }
    }

    pub(crate) fn page(&self, table: &TerminalTable, columns: usize) -> OverlayPage {
        let texts = table.texts();
        let page = |title: String, lines, keys: &str| OverlayPage {
            title,
            lines,
            keys: texts.say(keys),
            down: 0,
            whole: false,
            low: false,
        };
        match self {
            Overlay::Form(blank) => {
                let filled = page(texts.form(blank.form()), form(blank, table, columns), "ui-keys-form");
                OverlayPage { low: true, ..filled }
            }
            Overlay::Note { title, text, down, below } => {
                let keys = if matches!(below, Below::Advice(_)) { "ui-keys-advice" } else { "ui-keys-close" };
                OverlayPage { down: *down, ..page(title.clone(), plain(text, columns), keys) }
            }
            Overlay::Book { spec, down } => {
                let title = if *spec { "ui-title-spec" } else { "ui-title-rulebook" };
                let lines = if *spec { plain(table.about().spec, columns) } else { rulebook(table, columns) };
                OverlayPage { down: *down, whole: true, ..page(texts.say(title), lines, "ui-keys-page") }
            }
            Overlay::Save(save) => {
                page(texts.say("ui-title-save"), save.lines(table, columns), "ui-keys-save")
            }
            Overlay::Quit => {
                let key = if table.outcome().is_some() { "ui-quit-record" } else { "ui-quit-question" };
                OverlayPage {
                    keys: "y · n".to_owned(),
                    ..page(texts.say("ui-title-quit"), plain(&texts.say(key), columns), "ui-keys-close")
                }
            }
        }
    }
}

impl SaveName {
    fn lines(&self, table: &TerminalTable, columns: usize) -> Vec<Line<'static>> {
        let label = table.texts().say("ui-save-file");
        let mut lines = vec![Line::from(vec![
            Span::styled(format!("{label} "), tone::faint()),
            Span::raw(self.name.clone()),
            Span::styled(" ", tone::chosen()),
        ])];
        if let Some(error) = &self.error {
            lines.extend(
                wrap(error, columns)
                    .into_iter()
                    .map(|line| Line::styled(line, tone::style(engine::Tone::Bad))),
            );
        }
        lines
    }
}

fn plain(text: &str, columns: usize) -> Vec<Line<'static>> {
    wrap(text, columns).into_iter().map(Line::raw).collect()
}

fn rulebook(table: &TerminalTable, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for paragraph in table.texts().rulebook() {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let title = Span::styled(paragraph.title.clone(), tone::title());
        lines.push(Line::from(vec![
            title,
            Span::styled(format!("  {}", paragraph.rules.join(", ")), tone::faint()),
        ]));
        lines.extend(plain(&unmarked(&paragraph.text), columns));
    }
    lines
}

/// The fields of a form, the cursor in it, and whether what stands there is allowed.
fn form(blank: &Blank, table: &TerminalTable, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (at, line) in blank.lines().into_iter().enumerate() {
        let here = at == blank.line();
        if line.key.is_none_or(|key| key == 0) {
            lines.push(field_label(blank, line, table, columns));
        }
        lines.extend(field_line(blank, line, here, table, columns));
    }
    let verdict = match table.check(&blank.action()) {
        Ok(()) => Line::styled(table.texts().say("ui-form-ok"), tone::style(engine::Tone::Good)),
        Err(_) if is_untouched(blank) => Line::default(),
        Err(refusal) => {
            let words = wrap(&table.texts().refusal(&refusal), columns);
            lines.extend(words.into_iter().map(|line| Line::styled(line, tone::style(engine::Tone::Bad))));
            return lines;
        }
    };
    lines.push(verdict);
    lines
}

/// Nothing has been taken yet: no reason to scold.
fn is_untouched(blank: &Blank) -> bool {
    let fields = 0..blank.form().fields.len();
    fields
        .into_iter()
        .all(|field| matches!(blank.value(field), Filled::Pick { taken, .. } if !taken.contains(&true)))
}

fn field_label(blank: &Blank, line: FormLine, table: &TerminalTable, columns: usize) -> Line<'static> {
    let texts = table.texts();
    let field = &blank.form().fields[line.field];
    let title = texts.field(blank.form(), field);
    let range = |key: &str, least: i64, most: i64| {
        texts.phrase(&Phrase::new(key).with("least", least).with("most", most))
    };
    let mut info = match field {
        Field::Pick { min, max, .. } | Field::Counts { min, max, .. } => {
            range("ui-form-range", i64::from(*min), i64::from(*max))
        }
        Field::Number { min, max, .. } => range("ui-form-number", *min, *max),
        Field::Choice { .. } => String::new(),
    };
    if let Some(sum) = blank.sum(line.field) {
        info = format!("{info} · {}", texts.phrase(&Phrase::new("ui-form-sum").with("sum", sum)));
    }
    let mut spans = vec![Span::styled(title.clone(), tone::title())];
    match info.is_empty() {
        true => spans.push(rule(&title, columns)),
        false => spans.push(Span::styled(format!("  {info}"), tone::style(engine::Tone::Strong))),
    }
    Line::from(spans)
}

/// One line of the form; the items of a pick flow over several.
fn field_line(
    blank: &Blank,
    line: FormLine,
    here: bool,
    table: &TerminalTable,
    columns: usize,
) -> Vec<Line<'static>> {
    let texts = table.texts();
    let field = &blank.form().fields[line.field];
    let marked = |on: bool| if on { tone::chosen() } else { ratatui::style::Style::new() };
    match (field, blank.value(line.field)) {
        (Field::Pick { name, items, .. }, Filled::Pick { taken, at }) => {
            let boxes = items.iter().zip(taken).enumerate().map(|(place, (item, taken))| {
                let sign = if *taken { "[x]" } else { "[ ]" };
                (format!("{sign} {}", texts.item(name, item)), here && place == *at)
            });
            flow(boxes, columns)
        }
        (Field::Counts { available, .. }, Filled::Counts(counts)) => {
            let Some(key) = line.key else { return Vec::new() };
            let (id, most) = &available[key];
            let label = texts.field_key(blank.form(), field, id);
            vec![Line::from(vec![
                Span::raw(format!("  {label}  ")),
                Span::styled(format!("◀ {} ▶", counts[key]), marked(here)),
                Span::styled(format!("  / {most}"), tone::faint()),
            ])]
        }
        (Field::Choice { name, items }, Filled::Choice(at)) => {
            let label = items.get(*at).map_or_else(|| texts.say("list-empty"), |item| texts.item(name, item));
            let place = format!("  {} / {}", at + 1, items.len());
            let value = Span::styled(format!("◀ {label} ▶"), marked(here));
            vec![Line::from(vec![Span::raw("  "), value, Span::styled(place, tone::faint())])]
        }
        (_, Filled::Number(number)) => {
            let value = number.clone().unwrap_or_else(|| texts.say("list-empty"));
            vec![Line::from(vec![Span::raw("  "), Span::styled(format!("◀ {value} ▶"), marked(here))])]
        }
        _ => Vec::new(),
    }
}

/// Items one after the other, over as many lines as it takes; some may be marked.
pub(crate) fn flow(items: impl Iterator<Item = (String, bool)>, columns: usize) -> Vec<Line<'static>> {
    const GAP: usize = 2;
    let mut lines: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    let mut used = 0;
    for (item, here) in items {
        let wide = crate::wrap::width(&item);
        if used > 0 && used + GAP + wide > columns {
            lines.push(Vec::new());
            used = 0;
        }
        let line = lines.last_mut().expect("there is a first line");
        if used > 0 {
            line.push(Span::raw(" ".repeat(GAP)));
            used += GAP;
        }
        line.push(if here { Span::styled(item, tone::chosen()) } else { Span::raw(item) });
        used += wide;
    }
    lines.into_iter().map(Line::from).collect()
}
