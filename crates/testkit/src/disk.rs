use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A small disk of its own, which can be filled to the last byte, emptied again, and made unwritable.
///
/// Only root can mount one. For others it is a folder, and "full" is a limit of a process on the length of files, which
/// fails the same writes with another error. That process must take the signal that comes with it (SIGXFSZ).
#[derive(Debug)]
pub struct SmallDisk {
    folder: TempDir,
    is_mounted: bool,
}

impl SmallDisk {
    /// A disk of so many kilobytes.
    pub fn new(kilobytes: u32) -> SmallDisk {
        let folder = TempDir::new().expect("a temporary folder can be made");
        let size = format!("size={kilobytes}k");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).output();
        let is_mounted = mounted.is_ok_and(|output| output.status.success());
        SmallDisk { folder, is_mounted }
    }

    /// Whether it is a disk, and not a limit of this process.
    pub fn is_mounted(&self) -> bool {
        self.is_mounted
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Takes all the room that is left, for this process at least.
    pub fn fill(&self, process: u32) {
        if !self.is_mounted {
            return limit_files(process, "1:");
        }
        let mut file = File::create(self.filler()).expect("a file without bytes needs no room");
        for size in [64 * 1024, 1_024, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
        let all = file.sync_all();
        assert!(all.is_ok(), "a disk in memory is always in step: {all:?}");
    }

    /// Gives the room back.
    pub fn empty(&self, process: u32) {
        if !self.is_mounted {
            return limit_files(process, "unlimited:");
        }
        let file = OpenOptions::new().write(true).open(self.filler()).expect("it was filled");
        file.set_len(0).expect("room can be given back");
    }

    /// Lets nobody write, once nobody has a file open to write to it.
    pub fn write_protect(&self) {
        let mut mount = Command::new("mount");
        tell(
            mount.args(["-o", "remount,ro"]).arg(self.folder.path()),
            "close what is open on the disk first",
        );
    }

    fn filler(&self) -> PathBuf {
        self.folder.path().join("filler")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        if !self.is_mounted {
            return;
        }
        // Lazily: whoever still has a file open keeps it until it is closed.
        let _ = Command::new("umount").arg("--lazy").arg(self.folder.path()).output();
    }
}

/// Sets how long files may get that a process writes, in bytes as `prlimit` takes them.
pub fn limit_files(process: u32, limit: &str) {
    let mut prlimit = Command::new("prlimit");
    let words = ["--pid".to_owned(), process.to_string(), format!("--fsize={limit}")];
    tell(prlimit.args(words), "util-linux has `prlimit`");
}

fn tell(command: &mut Command, advice: &str) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {said}; {advice}");
}
