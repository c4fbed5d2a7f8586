use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

/// A statement takes as many rows at once as one of these, so that there are few statements and each is prepared once.
const SIZES: [usize; 3] = [128, 16, 1];

/// A field of a row to be written.
#[derive(Clone, Copy)]
pub(super) enum Column<'a> {
    Text(&'a str),
    Number(i64),
    Maybe(Option<i64>),
    Bytes(&'a [u8]),
}

/// Runs `before VALUES (...), (...) after` over all rows, in their order, and collects what it returns.
pub(super) async fn run<const N: usize>(
    connection: &mut AnyConnection,
    before: &str,
    rows: &[[Column<'_>; N]],
    after: &str,
) -> Result<Vec<AnyRow>, sqlx::Error> {
    let mut returned = Vec::new();
    let mut rest = rows;
    while let Some(size) = SIZES.into_iter().find(|size| *size <= rest.len()) {
        let (now, later) = rest.split_at(size);
        rest = later;
        let sql = format!("{before} VALUES {} {after}", places(size, N));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for field in now.iter().flatten() {
            query = match *field {
                Column::Text(text) => query.bind(text.to_owned()),
                Column::Number(number) => query.bind(number),
                Column::Maybe(number) => query.bind(number),
                Column::Bytes(bytes) => query.bind(bytes.to_owned()),
            };
        }
        returned.extend(query.fetch_all(&mut *connection).await?);
    }
    Ok(returned)
}

/// `($1, $2), ($3, $4)` for two rows of two.
fn places(rows: usize, width: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (1..=width).map(|column| format!("${}", row * width + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_place_has_its_number() {
        assert_eq!(super::places(2, 2), "($1, $2), ($3, $4)");
        assert_eq!(super::places(1, 1), "($1)");
    }
}
