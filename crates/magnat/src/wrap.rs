use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// A text in lines of at most `columns`, broken between words, and inside only those that are longer than a line.
/// Spaces stay as they are; where a line has a column of its own after a wide gap, what follows hangs below it.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let hang = " ".repeat(hanging(paragraph).filter(|hang| *hang <= columns / 2).unwrap_or(0));
        let mut line = String::new();
        let mut spaces = 0;
        let mut begun = false;
        for word in paragraph.split(' ') {
            if word.is_empty() {
                spaces += 1;
                continue;
            }
            if begun && line.width() + spaces + word.width() > columns {
                lines.push(std::mem::replace(&mut line, hang.clone()));
            } else {
                line.extend(std::iter::repeat_n(' ', spaces.min(columns / 2)));
            }
            for letter in word.chars() {
                if line.width() + letter.width().unwrap_or(0) > columns {
                    lines.push(std::mem::replace(&mut line, hang.clone()));
                }
                line.push(letter);
            }
            (begun, spaces) = (true, 1);
        }
        lines.push(line);
    }
    if lines.is_empty() {
        lines.push(String::new());
    }
    lines
}

/// The column where the text after the first wide gap begins, or that of the first word.
fn hanging(paragraph: &str) -> Option<usize> {
    let indent = paragraph.len() - paragraph.trim_start_matches(' ').len();
    let Some(gap) = paragraph[indent..].find("  ") else { return Some(indent) };
    let after = paragraph[indent + gap..].trim_start_matches(' ');
    Some(paragraph[..paragraph.len() - after.len()].width())
}

/// A text cut to so many columns, the cut marked, or filled up with spaces.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    if text.width() > columns {
        for letter in text.chars() {
            let wide = letter.width().unwrap_or(0);
            if used + wide + 1 > columns {
                break;
            }
            fitted.push(letter);
            used += wide;
        }
        if columns > 0 {
            fitted.push('…');
            used += 1;
        }
    } else {
        fitted.push_str(text);
        used = text.width();
    }
    fitted.extend(std::iter::repeat_n(' ', columns.saturating_sub(used)));
    fitted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("  1. first thing", 10), ["  1. first", "  thing"]);
        assert_eq!(wrap("save  keeps the match", 16), ["save  keeps the", "      match"]);
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(wrap("żółć 財 財", 6), ["żółć", "財 財"]);
    }

    #[test]
    fn texts_fit_their_columns() {
        assert_eq!(fit("abc", 5), "abc  ");
        assert_eq!(fit("abcdef", 4), "abc…");
        assert_eq!(fit("財財", 3), "財…");
        assert_eq!(fit("abc", 0), "");
    }
}
