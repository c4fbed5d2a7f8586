//! Reads a program that was compiled for browsers and writes it beside the script that loads it: `bindgen IN.wasm FOLDER`.
//! The library behind it must be of the very version that the program was compiled with, so it is built from the same lock
//! file.

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder] = &words[..] else { bail!("say the program and the folder: bindgen IN.wasm FOLDER") };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(input)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(folder).with_context(|| format!("{input} cannot be made ready for browsers"))
}
