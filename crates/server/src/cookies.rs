//! The one cookie by which a browser is known. Scripts cannot read it, and no address holds it.

use crate::sessions::{HeldAs, Holding, SessionId};
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Secret, TableCode};

/// The name of the cookie and the paths it is sent to. Over https its name alone keeps pages of neighbouring sites from
/// setting it.
const PLAIN: (&str, &str) = ("magnat", "/api");
const SECURE: (&str, &str) = ("__Host-magnat", "/");
/// As long as browsers keep a cookie at all.
const MAX_AGE_S: u32 = 400 * 24 * 60 * 60;

/// Programs up to version 0.1 set a cookie for each seat and each tournament; they are taken over and removed.
const OLD_SEAT: &str = "magnat_";
const OLD_ORGANISER: &str = "magnat_org_";
/// How many of them are looked at. No browser keeps more for one site.
const MAX_OLD: usize = 200;

/// The cookie of a session. `secure` where people come over https.
pub(crate) fn remember(id: &SessionId, secure: bool) -> HeaderValue {
    let (name, path) = if secure { SECURE } else { PLAIN };
    cookie(name, id.expose(), path, MAX_AGE_S, secure)
}

/// Makes a browser forget it.
pub(crate) fn forget(secure: bool) -> HeaderValue {
    let (name, path) = if secure { SECURE } else { PLAIN };
    cookie(name, "", path, 0, secure)
}

/// Makes a browser forget an old one.
pub(crate) fn forget_old(held: &Holding, secure: bool) -> HeaderValue {
    let prefix = if held.held_as == HeldAs::Organiser { OLD_ORGANISER } else { OLD_SEAT };
    cookie(&format!("{prefix}{}", held.code), "", "/api", 0, secure)
}

fn cookie(name: &str, value: &str, path: &str, seconds: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    let mut value = HeaderValue::from_str(&text).expect("codes and secrets are letters and digits");
    value.set_sensitive(true);
    value
}

/// The session of a request, if it has one.
pub(crate) fn session(headers: &HeaderMap, secure: bool) -> Option<SessionId> {
    let (name, _) = if secure { SECURE } else { PLAIN };
    pairs(headers).find(|(own, _)| *own == name).and_then(|(_, value)| SessionId::read(value))
}

/// What old cookies hold. Those of seats and of people who take part have the same name, so each counts as both.
pub(crate) fn old(headers: &HeaderMap) -> Vec<Holding> {
    let read = |(name, value): (&str, &str)| {
        let (code, kinds): (_, &[HeldAs]) = match name.strip_prefix(OLD_ORGANISER) {
            Some(code) => (code, &[HeldAs::Organiser]),
            None => (name.strip_prefix(OLD_SEAT)?, &[HeldAs::Seat, HeldAs::Participant]),
        };
        let code = TableCode::try_from(code.to_owned()).ok()?;
        let secret = Secret::try_from(value.to_owned()).ok()?;
        Some(kinds.iter().map(move |kind| Holding::new(*kind, code.clone(), secret.clone(), "")))
    };
    pairs(headers).filter_map(read).take(MAX_OLD).flatten().collect()
}

fn pairs(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(text: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(text).expect("plain text"))])
    }

    #[test]
    fn a_cookie_is_read_as_it_was_written() {
        let id = SessionId::read(&"7".repeat(64)).expect("64 digits");
        for (secure, head, tail) in [
            (false, "magnat=7", "; Path=/api; Max-Age=34560000; HttpOnly; SameSite=Strict"),
            (true, "__Host-magnat=7", "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure"),
        ] {
            let set = remember(&id, secure);
            let text = set.to_str().expect("plain text");
            assert!(text.starts_with(head) && text.ends_with(tail), "{text}");
            let headers = sent(&format!("theme=dark; {}", text.split(';').next().expect("it has a value")));
            assert_eq!(session(&headers, secure), Some(id.clone()));
            assert_eq!(session(&headers, !secure), None, "one name is not the other");
        }
        assert_eq!(session(&sent("magnat=short"), false), None);
    }

    #[test]
    fn old_cookies_are_still_understood() {
        let [one, two] = [1, 2].map(|byte| TableCode::from_random([byte; 6]));
        let [first, second] = [3, 4].map(|byte| Secret::from_random([byte; 32]));
        let text = format!(
            "a=b; magnat_{one}={}; magnat_org_{two}={}; magnat_XX=1",
            first.expose(),
            second.expose()
        );
        let held =
            |kind, code: &TableCode, secret: &Secret| Holding::new(kind, code.clone(), secret.clone(), "");
        let wanted = [
            held(HeldAs::Seat, &one, &first),
            held(HeldAs::Participant, &one, &first),
            held(HeldAs::Organiser, &two, &second),
        ];
        assert_eq!(old(&sent(&text)), wanted);
        let forgotten = forget_old(&wanted[2], false);
        assert!(
            forgotten
                .to_str()
                .expect("plain")
                .starts_with(&format!("magnat_org_{two}=; Path=/api; Max-Age=0"))
        );
    }
}
