//! Lists the files of the built browser client, if there is one, so that the program carries it with it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// No client has more files; a build that does is wrong.
const MAX_FILES: usize = 5_000;

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies"));
    let build = here.join("../../web/build");
    // Cargo cannot watch for a folder that is not there, and would build this crate anew every time.
    if here.join("../../web").is_dir() {
        fs::create_dir_all(&build)?;
    }
    println!("cargo::rerun-if-changed=../../web/build");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    if build.is_dir() {
        collect(&build, &mut files)?;
    }
    files.sort();
    let mut code = String::from("&[\n");
    for file in &files {
        let name =
            file.strip_prefix(&build).expect("it was found inside").to_string_lossy().replace('\\', "/");
        let path = file.canonicalize()?;
        writeln!(code, "    ({name:?}, include_bytes!({:?})),", path.to_string_lossy())
            .expect("a string grows");
    }
    code.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("files.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if files.len() < MAX_FILES {
            files.push(path);
        }
    }
    Ok(())
}
