//! The one file of a tournament: JSON that a person can read, replaced whole or not at all.

use crate::failure::Failed;
use crate::files::NewFile;
use anyhow::{Context as _, Result, bail, ensure};
use engine::{OptionValues, Seed};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::Path;
use tournament::Schedule;

/// Rises when older programs could not read the file.
const VERSION: u32 = 1;
/// Two hundred participants, six games and their figures take far less.
const MAX_BYTES: u64 = 4 << 20;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptCup {
    /// The version of this file.
    magnat_tournament: u32,
    pub(crate) name: String,
    pub(crate) game: String,
    /// What was chosen for all tables; the rest has its default.
    pub(crate) options: OptionValues,
    /// The draws of game `i` follow from `seed.of_match(i)`.
    pub(crate) seed: Seed,
    pub(crate) schedule: Schedule,
}

impl KeptCup {
    pub(crate) fn new(
        name: String,
        game: String,
        options: OptionValues,
        seed: Seed,
        schedule: Schedule,
    ) -> KeptCup {
        KeptCup { magnat_tournament: VERSION, name, game, options, seed, schedule }
    }

    pub(crate) fn read(path: &Path) -> Result<KeptCup> {
        let shown = path.display();
        let file = File::open(path).with_context(|| format!("cannot read {shown}"))?;
        let mut text = String::new();
        let read = file.take(MAX_BYTES + 1).read_to_string(&mut text);
        let bytes = read.with_context(|| format!("cannot read {shown} as text"))?;
        ensure!(
            bytes as u64 <= MAX_BYTES,
            "{shown} is longer than {MAX_BYTES} bytes, so this is no tournament"
        );
        #[derive(Deserialize)]
        struct Version {
            magnat_tournament: u32,
        }
        let version = serde_json::from_str::<Version>(&text);
        let Ok(Version { magnat_tournament: version }) = version else {
            bail!("{shown} is not the file of a tournament; `magnat tournament create` begins one")
        };
        ensure!(
            version <= VERSION,
            "{shown} is of version {version}, and this program reads up to {VERSION}: use a newer one"
        );
        let kept: KeptCup = serde_json::from_str(&text).with_context(|| format!("{shown} is damaged"))?;
        kept.schedule.check().with_context(|| format!("{shown} is damaged"))?;
        Ok(kept)
    }

    /// Writes a file that is not there yet.
    pub(crate) fn create(&self, path: &Path) -> Result<()> {
        let mut file = NewFile::create(path)?;
        file.line(&self.to_json()).map_err(|error| unwritten(path, &error))?;
        file.finish()
    }

    /// Puts the new state in the place of the old one, in one instant: whatever happens, one of the two is there, whole.
    pub(crate) fn replace(&self, path: &Path) -> Result<()> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let part = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
        let written = File::create_new(&part).and_then(|mut file| {
            file.write_all(self.to_json().as_bytes())?;
            file.write_all(b"\n")?;
            file.sync_all()?;
            fs::rename(&part, path)
        });
        written.map_err(|error| {
            // Nothing more can be done about a leftover that cannot be removed; its name says it is a part.
            let _ = fs::remove_file(&part);
            unwritten(path, &error)
        })
    }

    fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a tournament is plain data")
    }
}

fn unwritten(path: &Path, error: &std::io::Error) -> anyhow::Error {
    Failed(format!("{} could not be written: {error}; it is as it was", path.display())).into()
}
