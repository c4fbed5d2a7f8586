//! Who may come in, and what browsers are told to keep to.

use crate::settings::Settings;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use std::net::{IpAddr, SocketAddr};

/// The address of the client: that of the connection, or the one a proxy of ours wrote down last.
pub(crate) fn client_address(settings: &Settings, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let line = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse().ok()
    };
    if settings.behind_proxy { forwarded().unwrap_or(peer.ip()) } else { peer.ip() }
}

/// Whether somebody on this machine asks, and asks for themselves: a proxy that passes others on says for whom.
pub(crate) fn is_local(peer: SocketAddr, headers: &HeaderMap) -> bool {
    let passed_on = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    peer.ip().to_canonical().is_loopback() && passed_on.iter().all(|name| !headers.contains_key(*name))
}

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PageOrigin {
    /// Not from a page that says so: a program, or a browser that asks for a page or a file of its own site.
    None,
    /// A page of this server.
    Own,
    /// A page of another site.
    Foreign,
}

pub(crate) fn page_of(settings: &Settings, headers: &HeaderMap) -> PageOrigin {
    let Some(origin) = headers.get(header::ORIGIN) else { return PageOrigin::None };
    let Ok(origin) = origin.to_str() else { return PageOrigin::Foreign };
    let same_host = || {
        let host = headers.get(header::HOST)?.to_str().ok()?;
        let (_, from) = origin.split_once("://")?;
        Some(from.eq_ignore_ascii_case(host))
    };
    let own = same_host() == Some(true) || settings.public_url.iter().any(|url| is_origin(url, origin));
    if own { PageOrigin::Own } else { PageOrigin::Foreign }
}

/// Whether a page that sends this may use the server. Programs that are no browsers send no origin.
pub(crate) fn origin_allowed(settings: &Settings, headers: &HeaderMap) -> bool {
    page_of(settings, headers) != PageOrigin::Foreign || listed_origin(settings, headers).is_some()
}

/// The site of the page that asks, if it is one of those that the operator lets use the server.
pub(crate) fn listed_origin<'a>(settings: &Settings, headers: &'a HeaderMap) -> Option<&'a HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    let text = origin.to_str().ok()?;
    settings.origins.iter().any(|allowed| is_origin(allowed, text)).then_some(origin)
}

fn is_origin(url: &str, origin: &str) -> bool {
    url.trim_end_matches('/').eq_ignore_ascii_case(origin)
}

/// Endings of names that only mean something in the own network.
const OWN_NETWORK: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];

/// The name a request calls this server by, if the server is not known by it. A page of another site that lets its own
/// name lead here, to be taken for a page of ours, calls it so.
pub(crate) fn foreign_host(settings: &Settings, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?;
    let Ok(host) = host.to_str() else { return Some("that name".to_owned()) };
    let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
    // An address leads where it says, and a name without a dot to nobody outside.
    let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let is_near = !name.contains('.') || OWN_NETWORK.iter().any(|ending| name.ends_with(ending));
    let public = settings.public_url.iter().filter_map(|url| Some(without_port(url.split_once("://")?.1)));
    let mut known = public.chain(settings.hosts.iter().map(String::as_str)).peekable();
    // A proxy that was told no name of ours knows itself which names it serves.
    let left_to_proxy = settings.behind_proxy && known.peek().is_none();
    let allowed = is_address || is_near || left_to_proxy || known.any(|own| own.eq_ignore_ascii_case(&name));
    (!allowed).then(|| name.chars().filter(|letter| letter.is_ascii_graphic()).take(100).collect())
}

fn without_port(host: &str) -> &str {
    let host = host.split('/').next().unwrap_or_default();
    match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => name,
        _ => host,
    }
}

/// What the answer to a page of another site says: whether its browser may hand it over. Cookies stay out of it.
pub(crate) fn cors(settings: &Settings, headers: &HeaderMap) -> Option<HeaderMap> {
    let origin = listed_origin(settings, headers)?;
    let fixed = [
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, PUT, DELETE"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "content-type, authorization"),
        (header::ACCESS_CONTROL_EXPOSE_HEADERS, "x-request-id, retry-after, content-disposition"),
        (header::ACCESS_CONTROL_MAX_AGE, "600"),
    ];
    let fixed = fixed.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value)));
    Some([(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone())].into_iter().chain(fixed).collect())
}

/// Whether a browser asks beforehand what a page of another site may send.
pub(crate) fn is_preflight(method: &Method, headers: &HeaderMap) -> bool {
    *method == Method::OPTIONS && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

/// Whether people come over https, so that cookies need not travel otherwise.
pub(crate) fn is_secure(settings: &Settings) -> bool {
    settings.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
}

/// The headers of every answer. `scripts` are the hashes of the scripts that stand in pages themselves.
pub(crate) fn headers(scripts: &[String]) -> Vec<(header::HeaderName, HeaderValue)> {
    let hashes: String = scripts.iter().map(|hash| format!(" '{hash}'")).collect();
    let policy = format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{hashes}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         media-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    let policy = HeaderValue::from_str(&policy).expect("hashes are plain text");
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=(), payment=()",
        ),
    ];
    let fixed = fixed.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value)));
    [(header::CONTENT_SECURITY_POLICY, policy)].into_iter().chain(fixed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_own_and_listed_pages_may_come() {
        let settings = Settings { origins: vec!["https://club.example".into()], ..Settings::default() };
        let allowed =
            |origin| origin_allowed(&settings, &asked(&[("host", "play.local:8080"), ("origin", origin)]));
        assert!(allowed("http://play.local:8080") && allowed("https://club.example"));
        assert!(!allowed("http://play.local") && !allowed("https://evil.example") && !allowed("null"));
        assert!(origin_allowed(&settings, &asked(&[("host", "play.local")])), "a program sends none");
    }

    #[test]
    fn a_server_answers_to_its_own_names_only() {
        let foreign = |settings: &Settings, host| foreign_host(settings, &asked(&[("host", host)]));
        let family = Settings::default();
        let near =
            ["127.0.0.1:8080", "localhost", "192.168.1.20:8080", "[::1]:8080", "[fe80::1]", "203.0.113.7"];
        for host in near.into_iter().chain(["nas:8080", "pc.local:8080", "nas.home.arpa", "LOCALHOST:1"]) {
            assert_eq!(foreign(&family, host), None, "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example."]
        {
            assert!(foreign(&family, host).is_some(), "{host}");
        }
        let public_url = Some("https://play.example.org:8443/".to_owned());
        let public = Settings { public_url, hosts: vec!["games.example.org".into()], ..family.clone() };
        for host in ["play.example.org", "PLAY.example.org:8443", "games.example.org.", "10.0.0.5"] {
            assert_eq!(foreign(&public, host), None, "{host}");
        }
        assert_eq!(foreign(&public, "example.org:80").as_deref(), Some("example.org"));
        let behind = Settings { behind_proxy: true, ..family.clone() };
        assert_eq!(foreign(&behind, "any.example"), None, "the proxy decides");
        assert!(foreign(&Settings { behind_proxy: true, ..public }, "any.example").is_some());
        assert_eq!(foreign_host(&family, &HeaderMap::new()), None, "no browser leaves it out");
    }

    #[test]
    fn only_this_machine_is_local() {
        let local = |peer: &str, pairs: &[(&'static str, &'static str)]| {
            is_local(peer.parse().expect("an address"), &asked(pairs))
        };
        assert!(local("127.0.0.1:5", &[]) && local("[::1]:5", &[]) && local("[::ffff:127.0.0.1]:5", &[]));
        assert!(!local("10.0.0.1:5", &[]) && !local("[2001:db8::1]:5", &[]));
        assert!(!local("127.0.0.1:5", &[("x-forwarded-for", "127.0.0.1")]), "a proxy speaks for others");
    }

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy() {
        let headers = asked(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")]);
        let peer = SocketAddr::from(([127, 0, 0, 1], 5));
        let mut settings = Settings::default();
        assert_eq!(client_address(&settings, peer, &headers), peer.ip());
        settings.behind_proxy = true;
        assert_eq!(client_address(&settings, peer, &headers), IpAddr::from([2, 2, 2, 2]));
        assert_eq!(client_address(&settings, peer, &HeaderMap::new()), peer.ip());
    }
}
