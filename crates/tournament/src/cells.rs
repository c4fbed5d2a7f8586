//! Comma-separated values, in and out.

use csv::{ReaderBuilder, StringRecord, Writer, WriterBuilder};

/// A line of a file, or several where a cell has line breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvRow {
    /// The line of the file in which it begins, from 1.
    pub row: usize,
    /// Without the blanks around them.
    pub cells: Vec<String>,
}

/// What is wrong with a file, and in which row.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {row}: {why}")]
pub struct CsvError {
    pub row: usize,
    pub why: &'static str,
}

/// Stands behind the last line. Whoever leaves a quotation mark open swallows it.
const END: char = '\0';

/// The rows of a file, blank ones left out.
pub fn read_csv(text: &str) -> Result<Vec<CsvRow>, CsvError> {
    let text = format!("{}\n{END}", text.trim_start_matches('\u{feff}').replace("\r\n", "\n"));
    let mut reader = ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let (mut rows, mut record) = (Vec::new(), StringRecord::new());
    while reader.read_record(&mut record).expect("a text in memory is read as it is") {
        let breaks: usize = record.iter().map(|cell| cell.matches('\n').count()).sum();
        let next = reader.position().line() as usize;
        if record.iter().any(|cell| cell.contains(END)) {
            let row = next - breaks;
            return if breaks == 0 {
                Ok(rows)
            } else {
                Err(CsvError { row, why: "a quotation mark is not closed" })
            };
        }
        let cells: Vec<String> = record.iter().map(|cell| cell.trim().to_owned()).collect();
        if cells != [""] {
            rows.push(CsvRow { row: next - 1 - breaks, cells });
        }
    }
    Ok(rows)
}

/// Rows as spreadsheets read them: quoted where needed.
pub(crate) fn write_csv(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer: Writer<Vec<u8>> = WriterBuilder::new().flexible(true).from_writer(Vec::new());
    for row in rows {
        writer.write_record(row).expect("memory takes everything");
    }
    let bytes = writer.into_inner().expect("memory takes everything");
    String::from_utf8(bytes).expect("texts were written")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<(usize, Vec<String>)> {
        read_csv(text).unwrap().into_iter().map(|row| (row.row, row.cells)).collect()
    }

    #[test]
    fn rows_know_their_place_in_the_file() {
        let read = rows("\u{feff}name, score\r\n\n  \nAda ,\"1,5\"\n\"B\no\",2\nCyd,3");
        let cells = |cells: &[&str]| cells.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            read,
            [
                (1, cells(&["name", "score"])),
                (4, cells(&["Ada", "1,5"])),
                (5, cells(&["B\no", "2"])),
                (7, cells(&["Cyd", "3"]))
            ]
        );
        assert_eq!(rows(""), []);
    }

    #[test]
    fn what_is_written_is_read_back() {
        let written = vec![vec!["a,b".to_owned(), "say \"x\"".into()], vec!["two\nlines".into(), "ż".into()]];
        let read: Vec<Vec<String>> =
            rows(&write_csv(written.clone())).into_iter().map(|(_, cells)| cells).collect();
        assert_eq!(read, written);
    }

    #[test]
    fn an_open_quotation_mark_is_found_where_it_begins() {
        let open = read_csv("a,b\nc,\"d\ne,f\n").unwrap_err();
        assert_eq!(open.to_string(), "row 2: a quotation mark is not closed");
    }
}
