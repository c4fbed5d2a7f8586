//! The cookies in which a browser keeps the secrets of its seats. Scripts cannot read them, and no address holds them.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Secret, TableCode};

const PREFIX: &str = "magnat_";
/// Whoever runs a tournament may take part in it too: his cookie has another name.
const ORGANISER: &str = "magnat_org_";
/// How many seats one browser remembers at a time; the rest of its cookies are not looked at.
const MAX_REMEMBERED: usize = 32;
const MONTH_S: u32 = 30 * 24 * 60 * 60;

/// A cookie that opens a seat at a table. `secure` where people come over https.
pub(crate) fn remember(table: &TableCode, secret: &Secret, secure: bool) -> HeaderValue {
    cookie(PREFIX, table, secret.expose(), MONTH_S, secure)
}

/// The same for whoever runs a tournament.
pub(crate) fn remember_organiser(tournament: &TableCode, secret: &Secret, secure: bool) -> HeaderValue {
    cookie(ORGANISER, tournament, secret.expose(), MONTH_S, secure)
}

/// Makes a browser forget it.
pub(crate) fn forget(table: &TableCode, secure: bool) -> HeaderValue {
    cookie(PREFIX, table, "", 0, secure)
}

fn cookie(prefix: &str, code: &TableCode, value: &str, seconds: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text =
        format!("{prefix}{code}={value}; Path=/api; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).expect("codes and secrets are letters and digits");
    value.set_sensitive(true);
    value
}

/// Every seat a browser remembers.
pub(crate) fn secrets(headers: &HeaderMap) -> Vec<(TableCode, Secret)> {
    named(PREFIX, headers).take(MAX_REMEMBERED).collect()
}

/// What a browser remembers of a tournament it runs.
pub(crate) fn organiser(headers: &HeaderMap, tournament: &TableCode) -> Option<Secret> {
    named(ORGANISER, headers).find(|(code, _)| code == tournament).map(|(_, secret)| secret)
}

fn named<'a>(prefix: &'a str, headers: &'a HeaderMap) -> impl Iterator<Item = (TableCode, Secret)> + 'a {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(move |pair| {
        let (code, secret) = pair.trim().strip_prefix(prefix)?.split_once('=')?;
        Some((TableCode::try_from(code.to_owned()).ok()?, Secret::try_from(secret.to_owned()).ok()?))
    })
}

/// What may open a seat at this table: its own cookie first, then the others, since a rematch has another code and the
/// same secrets.
pub(crate) fn for_table(remembered: Vec<(TableCode, Secret)>, table: &TableCode) -> Vec<Secret> {
    let (own, others): (Vec<_>, Vec<_>) = remembered.into_iter().partition(|(code, _)| code == table);
    own.into_iter().chain(others).map(|(_, secret)| secret).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_as_it_was_written() {
        let [one, two] = [1, 2].map(|byte| TableCode::from_random([byte; 6]));
        let [first, second] = [3, 4].map(|byte| Secret::from_random([byte; 32]));
        let set = remember(&one, &first, true);
        let text = set.to_str().expect("plain text");
        assert!(text.ends_with("; Path=/api; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure"), "{text}");
        let pair = text.split(';').next().expect("it has a value");
        let sent = format!("theme=dark; {}{two}={}; {pair}; {PREFIX}XX=1", PREFIX, second.expose());
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_str(&sent).expect("plain text"));
        let known = secrets(&headers);
        assert_eq!(known, [(two, second.clone()), (one.clone(), first.clone())]);
        assert_eq!(for_table(known, &one), [first, second]);
    }
}
