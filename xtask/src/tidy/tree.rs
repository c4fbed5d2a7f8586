use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::path::Path;

/// Folders that hold nothing a person wrote.
const SKIPPED: &[&str] =
    &["target", "node_modules", ".git", ".svelte-kit", "build", "test-results", "corpus", "artifacts"];

/// The kinds of files that are read. Records are data and may be long.
const ENDINGS: &[&str] =
    &[".rs", ".toml", ".md", ".ftl", ".ts", ".svelte", ".js", ".css", ".html", ".py", ".yml", ".sh"];

/// Enough for any file that a person writes; a larger one is left alone.
const MAX_BYTES: u64 = 4 << 20;

/// The text files of the project.
#[derive(Debug)]
pub(crate) struct Tree {
    files: Vec<File>,
    /// Every file and folder, read or not.
    paths: BTreeSet<String>,
}

#[derive(Debug)]
pub(crate) struct File {
    /// From the top folder, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree { files: Vec::new(), paths: BTreeSet::new() };
        tree.walk(root, "")?;
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let file = |&(path, text): &(&str, &str)| File { path: path.to_owned(), text: text.to_owned() };
        let paths = files.iter().map(|(path, _)| (*path).to_owned()).collect();
        Tree { files: files.iter().map(file).collect(), paths }
    }

    pub(crate) fn files(&self) -> &[File] {
        &self.files
    }

    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether there is such a file or folder.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// The files below a folder, such as `games/chess/src`.
    pub(crate) fn below(&self, folder: &str) -> impl Iterator<Item = &File> {
        self.files
            .iter()
            .filter(move |file| file.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// The folders of all games, the template among them.
    pub(crate) fn games(&self) -> Vec<&str> {
        let specs = self.files.iter().filter_map(|file| file.path.strip_suffix("/spec.md"));
        specs.filter(|folder| folder.starts_with("games/") || *folder == "xtask/template").collect()
    }

    fn walk(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries =
            std::fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            if SKIPPED.contains(&name.as_str()) {
                continue;
            }
            self.paths.insert(path.clone());
            if entry.file_type()?.is_dir() {
                self.walk(&entry.path(), &format!("{path}/"))?;
            } else if wanted(&name, prefix) && entry.metadata()?.len() <= MAX_BYTES {
                let text = std::fs::read_to_string(entry.path());
                let text = text.with_context(|| format!("cannot read {path}"))?;
                self.files.push(File { path, text });
            }
        }
        Ok(())
    }
}

impl File {
    /// The lines with their numbers, from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    pub(crate) fn is(&self, endings: &[&str]) -> bool {
        endings.iter().any(|ending| self.path.ends_with(ending))
    }

    /// The first line that contains `needle`, or the first of all.
    pub(crate) fn line_of(&self, needle: &str) -> usize {
        self.lines().find(|(_, line)| line.contains(needle)).map_or(1, |(number, _)| number)
    }
}

fn wanted(name: &str, prefix: &str) -> bool {
    prefix == ".ci/" || ENDINGS.iter().any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_real_tree_is_found_without_built_files() {
        let tree = Tree::read(&crate::shell::root()).unwrap();
        assert!(tree.get("crates/engine/src/lib.rs").is_some());
        assert!(tree.get(".ci/run").is_some());
        assert!(tree.files().iter().all(|file| !file.path.contains("target/")));
        assert!(tree.games().contains(&"xtask/template"));
        assert_eq!(tree.below("crates/eng").count(), 0);
    }
}
