/// The numbered paragraph `rule` of a `spec.md`, with the list or table below it, without its markdown bullet. The
/// id may be typed in any case.
pub fn paragraph(spec: &str, rule: &str) -> Option<String> {
    let bullet = format!("- **{}** ", rule.trim().to_uppercase());
    let mut lines = spec.lines().skip_while(|line| !line.starts_with(&bullet));
    let mut text = lines.next()?.strip_prefix(&bullet)?.to_owned();
    for line in lines.take_while(|line| line.is_empty() || line.starts_with([' ', '|'])) {
        text.push('\n');
        text.push_str(line);
    }
    Some(text.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEC: &str = "# Toy\n- **TY-1** One of:\n  1. first;\n  2. second.\n- **TY-10** Another (see TY-1).\n\n| a | b |\n\n## End\n";

    #[test]
    fn a_paragraph_brings_its_list() {
        assert_eq!(paragraph(SPEC, "ty-1").as_deref(), Some("One of:\n  1. first;\n  2. second."));
        assert_eq!(paragraph(SPEC, "TY-10").as_deref(), Some("Another (see TY-1).\n\n| a | b |"));
        assert_eq!(paragraph(SPEC, "TY-2"), None);
    }
}
