//! Finished matches, read back from their records with every line checked.

use crate::records::Records;
use anyhow::Result;
use cards::Book;
use engine::Viewer;
use std::path::Path;

/// All matches of a file of records.
pub(super) fn read(path: &Path) -> Result<Vec<Book>> {
    let mut records = Records::open(path)?;
    let mut books = Vec::new();
    while let Some(recording) = records.next()? {
        books.push(Book::of(&recording, Viewer::Public));
    }
    Ok(books)
}
