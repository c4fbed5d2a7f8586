use std::collections::BTreeSet;

/// The numbers of all paragraphs of a rulebook: every `**MB-14**` in it.
pub(crate) fn rule_ids(spec: &'static str) -> BTreeSet<&'static str> {
    spec.split("**").filter(|piece| is_rule_id(piece)).collect()
}

fn is_rule_id(piece: &str) -> bool {
    let Some((prefix, number)) = piece.split_once('-') else { return false };
    let is_prefix = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    is_prefix
        && number.starts_with(|first: char| first.is_ascii_digit())
        && number.chars().all(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_and_mentions_are_not() {
        let spec = "- **MB-1** The game has **three** seats (MB-2).\n- **MB-71** A seat **leaves**. **EX-3a**: **UN-SURE**";
        assert_eq!(rule_ids(spec), ["EX-3a", "MB-1", "MB-71"].into());
    }
}
