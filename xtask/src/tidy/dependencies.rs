use super::{File, Finding, Tree};
use std::collections::BTreeMap;
use toml::Table;

const REASONS: &str = "docs/decisions/0002-dependencies.md";
const ROOT: &str = "Cargo.toml";

/// A `Cargo.toml` as far as tidy looks at it.
pub(super) struct Manifest<'a> {
    pub(super) file: &'a File,
    pub(super) package: String,
    pub(super) dependencies: Vec<Dependency>,
}

pub(super) struct Dependency {
    pub(super) name: String,
    pub(super) kind: DependencyKind,
    pub(super) line: usize,
    /// Where its version comes from.
    source: Source,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DependencyKind {
    Normal,
    Dev,
    Build,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Workspace,
    Path,
    /// A version written here instead of in the workspace.
    Own,
}

/// Every dependency has its version in one place and its reason in another.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let (mut findings, mut outside) = (Vec::new(), BTreeMap::new());
    if let Some(root) = tree.get(ROOT) {
        match root.text.parse::<Table>() {
            Ok(table) => {
                let shared = table.get("workspace").and_then(|workspace| workspace.get("dependencies"));
                for (name, value) in shared.and_then(toml::Value::as_table).into_iter().flatten() {
                    if source(value) == Source::Own {
                        outside
                            .insert(name.clone(), (root, line_of_key(root, "workspace.dependencies", name)));
                    }
                }
            }
            Err(error) => findings.push(Finding::at(root, 1, format!("not TOML: {}", error.message()))),
        }
    }
    let manifests = Manifest::all(tree);
    let used = |name: &str| manifests.iter().any(|manifest| manifest.uses(name));
    for (name, (file, line)) in outside.iter().filter(|(name, _)| !used(name)) {
        findings.push(Finding::at(file, *line, format!("no crate uses {name}")));
    }
    for manifest in &manifests {
        let apart = manifest.is_apart();
        for dependency in manifest.dependencies.iter().filter(|dependency| dependency.source == Source::Own) {
            if apart {
                outside.insert(dependency.name.clone(), (manifest.file, dependency.line));
            } else {
                let what = format!(
                    "{0} belongs into [workspace.dependencies]; here `{0}.workspace = true`",
                    dependency.name
                );
                findings.push(Finding::at(manifest.file, dependency.line, what));
            }
        }
    }
    findings.extend(reasons(tree, &outside));
    findings
}

fn reasons(tree: &Tree, outside: &BTreeMap<String, (&File, usize)>) -> Vec<Finding> {
    let given: BTreeMap<&str, usize> = tree.get(REASONS).map_or_else(BTreeMap::new, |file| {
        let named = |(number, line)| Some((str::strip_prefix(line, "- `")?.split_once("`: ")?.0, number));
        file.lines().filter_map(named).collect()
    });
    let missing =
        outside.iter().filter(|(name, _)| !given.contains_key(name.as_str())).map(|(name, (file, line))| {
            Finding::at(file, *line, format!("{name} has no line \"- `{name}`: why\" in {REASONS}"))
        });
    let stale = given.iter().filter(|(name, _)| !outside.contains_key(**name)).filter_map(|(name, line)| {
        Some(Finding::at(tree.get(REASONS)?, *line, format!("{name} is not a dependency any more")))
    });
    missing.chain(stale).collect()
}

impl<'a> Manifest<'a> {
    /// Every crate that can be read; one that cannot stops the build anyway.
    fn all(tree: &'a Tree) -> Vec<Manifest<'a>> {
        let files = tree.files().iter().filter(|file| file.path.ends_with("/Cargo.toml"));
        files.filter_map(Manifest::read).collect()
    }

    /// The crates of the workspace.
    pub(super) fn members(tree: &'a Tree) -> Vec<Manifest<'a>> {
        Manifest::all(tree).into_iter().filter(|manifest| !manifest.is_apart()).collect()
    }

    /// A workspace of its own, which needs what the project does not.
    fn is_apart(&self) -> bool {
        ["fuzz/", "python/", "wasm/"].iter().any(|folder| self.file.path.starts_with(folder))
    }

    pub(super) fn is_game(&self) -> bool {
        self.file.path.starts_with("games/") || self.file.path.starts_with("xtask/template/")
    }

    fn uses(&self, name: &str) -> bool {
        self.dependencies.iter().any(|dependency| dependency.name == name)
    }

    fn read(file: &'a File) -> Option<Manifest<'a>> {
        let table: Table = file.text.parse().ok()?;
        let package = table.get("package")?.get("name")?.as_str()?.to_owned();
        let mut dependencies = Vec::new();
        let sections = [
            ("dependencies", DependencyKind::Normal),
            ("dev-dependencies", DependencyKind::Dev),
            ("build-dependencies", DependencyKind::Build),
        ];
        let platforms = table.get("target").and_then(toml::Value::as_table).into_iter().flatten();
        let tables = platforms.filter_map(|(_, value)| value.as_table()).chain([&table]);
        for (table, (section, kind)) in tables.flat_map(|table| sections.map(|section| (table, section))) {
            for (name, value) in table.get(section).and_then(toml::Value::as_table).into_iter().flatten() {
                let line = line_of_key(file, section, name);
                dependencies.push(Dependency { name: name.clone(), kind, line, source: source(value) });
            }
        }
        Some(Manifest { file, package, dependencies })
    }
}

fn source(value: &toml::Value) -> Source {
    if value.get("workspace").is_some() {
        Source::Workspace
    } else if value.get("path").is_some() {
        Source::Path
    } else {
        Source::Own
    }
}

/// The line of a key in a section such as `[dev-dependencies]`, for the message only.
fn line_of_key(file: &File, section: &str, key: &str) -> usize {
    let inside = file.lines().skip_while(|(_, line)| !line.contains(&format!("{section}]")));
    let named = |line: &str| {
        line.strip_prefix(key).is_some_and(|rest| rest.starts_with([' ', '.', '=']))
            || line.ends_with(&format!("dependencies.{key}]"))
    };
    inside.into_iter().find(|(_, line)| named(line)).map_or_else(|| file.line_of(key), |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    const SHARED: &str = "[workspace.dependencies]\nengine = { path = \"crates/engine\" }\nserde = \"1\"\ntoml = { version = \"1\" }\n";

    #[test]
    fn every_dependency_has_its_reason_and_every_reason_its_dependency() {
        let reasons = "# Dependencies\n- `serde`: data in and out.\n- `tokio`: no more.\n";
        let kit = "[package]\nname = \"kit\"\n[dependencies]\nserde.workspace = true\n";
        expect![[r#"
            Cargo.toml:4: no crate uses toml
            Cargo.toml:4: toml has no line "- `toml`: why" in docs/decisions/0002-dependencies.md
            docs/decisions/0002-dependencies.md:3: tokio is not a dependency any more
        "#]]
        .assert_eq(&says(
            check,
            &[("Cargo.toml", SHARED), (REASONS, reasons), ("crates/kit/Cargo.toml", kit)],
        ));
    }

    #[test]
    fn versions_stand_in_one_place() {
        let manifest = "[package]\nname = \"kit\"\n[dependencies]\nengine.workspace = true\n[dev-dependencies]\nrand = \"0.9\"\n";
        let fuzz = "[package]\nname = \"fuzz\"\n[dependencies]\nlibfuzzer-sys = \"0.4\"\n";
        expect![[r#"
            crates/kit/Cargo.toml:6: rand belongs into [workspace.dependencies]; here `rand.workspace = true`
            fuzz/Cargo.toml:4: libfuzzer-sys has no line "- `libfuzzer-sys`: why" in docs/decisions/0002-dependencies.md
        "#]]
        .assert_eq(&says(check, &[("crates/kit/Cargo.toml", manifest), ("fuzz/Cargo.toml", fuzz)]));
    }

    #[test]
    fn a_broken_workspace_file_is_reported() {
        let says = says(check, &[("Cargo.toml", "[workspace\n")]);
        assert!(says.starts_with("Cargo.toml:1: not TOML: "), "{says}");
    }
}
