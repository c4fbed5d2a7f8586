use super::{Finding, Tree};

/// Links between pages lead somewhere.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for page in tree.files().iter().filter(|file| file.is(&[".md"])) {
        for (line, text) in page.lines() {
            let inside = targets(text).filter(|target| !target.contains(':') && !target.starts_with('#'));
            for target in inside {
                let to = resolved(&page.path, target);
                if !to.as_ref().is_some_and(|path| path.is_empty() || tree.has(path)) {
                    findings.push(Finding::at(page, line, format!("the link to {target} leads nowhere")));
                }
            }
        }
    }
    findings
}

/// What stands in `](…)`.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0))
}

/// The path from the top folder that a link on a page means; `None` if it leaves the project.
fn resolved(page: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('#').next()?.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let page = "[a](other.md), [b](../README.md#top), [c](https://example.org), [d](#here)\n\
                    ![e](images/none.svg)\n[f](../../outside.md) [g](..)\n";
        expect![[r#"
            docs/page.md:2: the link to images/none.svg leads nowhere
            docs/page.md:3: the link to ../../outside.md leads nowhere
        "#]]
        .assert_eq(&says(check, &[("docs/page.md", page), ("docs/other.md", ""), ("README.md", "")]));
    }
}
