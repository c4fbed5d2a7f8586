use engine::Tone;
use ratatui::style::{Color, Modifier, Style};

/// The colours of groups and players; the words beside them say the same.
const HUES: [Color; 16] = [
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Indexed(208),
    Color::Indexed(141),
    Color::Indexed(180),
    Color::Gray,
];

pub(crate) fn style(tone: Tone) -> Style {
    match tone {
        Tone::Plain => Style::new(),
        Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
        Tone::Faint => faint(),
        Tone::Good => Style::new().fg(Color::Green),
        Tone::Bad => Style::new().fg(Color::Red).add_modifier(Modifier::BOLD),
        Tone::Active => Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
        Tone::Hue(number) => Style::new().fg(HUES[usize::from(number) % HUES.len()]),
    }
}

pub(crate) fn faint() -> Style {
    Style::new().fg(Color::DarkGray)
}

/// The title of a part of the screen.
pub(crate) fn title() -> Style {
    Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD)
}

/// Where the cursor is.
pub(crate) fn chosen() -> Style {
    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
}
