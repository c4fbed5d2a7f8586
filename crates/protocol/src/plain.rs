//! Text from people, made fit to be shown to others.

/// The text without what nobody sees and what turns around what others see: control characters and line breaks become
/// blanks; marks of direction, zero-width characters, fillers and tags are left out. Only inside an emoji that is made of
/// several do the joiner and the sign for colour stay. Blanks at the ends are left out too.
pub fn plain_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let after_emoji = plain.chars().next_back().is_some_and(is_emoji_part);
        match letter {
            JOINER if after_emoji && letters.peek().copied().is_some_and(is_emoji) => plain.push(letter),
            COLOUR if after_emoji => plain.push(letter),
            _ if is_break(letter) => plain.push(' '),
            _ if is_invisible(letter) => {}
            _ => plain.push(letter),
        }
    }
    plain.trim().to_owned()
}

/// Joins emoji into one, as in a family.
const JOINER: char = '\u{200d}';
/// Asks for the coloured form of a sign.
const COLOUR: char = '\u{fe0f}';

fn is_break(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

fn is_invisible(letter: char) -> bool {
    matches!(letter,
        // Direction.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        // Zero width, soft hyphens and joiners.
        | '\u{ad}' | '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
        // Letters that look like nothing.
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        // Musical and private formatting, tags, further variants.
        | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

fn is_emoji(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{27bf}' | '\u{2900}'..='\u{297f}'
        | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// What a joiner or a colour may follow.
fn is_emoji_part(letter: char) -> bool {
    letter == COLOUR || is_emoji(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_stay_as_they_are() {
        let people =
            ["Ada", "Zażółć Gęślą", "Jiří Šťastný", "Мария-Анна", "O'Neill", "李小龍", "עדה", "مريم", "न"];
        let emoji = ["👩\u{200d}👩\u{200d}👧", "❤\u{fe0f}\u{200d}🔥", "🏳\u{fe0f}\u{200d}🌈", "👍🏽", "🇵🇱"];
        for name in people.into_iter().chain(emoji) {
            assert_eq!(plain_text(name), name);
        }
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        for (text, plain) in [
            ("\u{202e}adA", "adA"),
            ("Ada\u{202d}\u{2066}\u{200f}\u{61c}", "Ada"),
            ("A\u{200b}d\u{200c}a\u{feff}\u{2060}\u{ad}", "Ada"),
            ("A\u{200d}da", "Ada"),
            ("👩\u{200d}", "👩"),
            ("\u{200d}👩", "👩"),
            ("👩\u{200d}a", "👩a"),
            ("A\u{fe0f}da", "Ada"),
            ("Ada\u{e0041}\u{e007f}\u{100000}", "Ada"),
            ("Ada\u{3164}\u{2800}", "Ada"),
            ("\u{200b}\u{2800} \u{3164}", ""),
            (" A\nd\u{0}a\u{2028}B\t", "A d a B"),
            ("A\u{7f}\u{85}B", "A  B"),
        ] {
            assert_eq!(plain_text(text), plain, "{}", text.escape_unicode());
        }
    }
}
