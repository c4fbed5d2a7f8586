//! Who may come in, and what browsers are told to keep to.

use crate::settings::Settings;
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::{IpAddr, SocketAddr};

/// The address of the client: that of the connection, or the one a proxy of ours wrote down last.
pub(crate) fn client_address(settings: &Settings, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let line = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse().ok()
    };
    if settings.behind_proxy { forwarded().unwrap_or(peer.ip()) } else { peer.ip() }
}

/// Whether somebody on this machine asks, and asks for himself: a proxy that passes others on says for whom.
pub(crate) fn is_local(peer: SocketAddr, headers: &HeaderMap) -> bool {
    let passed_on = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    peer.ip().to_canonical().is_loopback() && passed_on.iter().all(|name| !headers.contains_key(*name))
}

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// Not from a page that says so: a program, or a browser that asks for a page or a file of its own site.
    None,
    /// A page of this server.
    Own,
    /// A page of another site.
    Foreign,
}

pub(crate) fn page_of(settings: &Settings, headers: &HeaderMap) -> Page {
    let Some(origin) = headers.get(header::ORIGIN) else { return Page::None };
    let Ok(origin) = origin.to_str() else { return Page::Foreign };
    let same_host = || {
        let host = headers.get(header::HOST)?.to_str().ok()?;
        let (_, from) = origin.split_once("://")?;
        Some(from.eq_ignore_ascii_case(host))
    };
    let own = same_host() == Some(true) || settings.public_url.iter().any(|url| is_origin(url, origin));
    if own { Page::Own } else { Page::Foreign }
}

/// Whether a page that sends this may use the server. Programs that are no browsers send no origin.
pub(crate) fn origin_allowed(settings: &Settings, headers: &HeaderMap) -> bool {
    page_of(settings, headers) != Page::Foreign || listed_origin(settings, headers).is_some()
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

/// Whether people come over https, so that cookies need not travel otherwise.
pub(crate) fn is_secure(settings: &Settings) -> bool {
    settings.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
}

/// The headers of every answer. `scripts` are the hashes of the scripts that stand in pages themselves.
pub(crate) fn headers(scripts: &[String]) -> Vec<(header::HeaderName, HeaderValue)> {
    let hashes: String = scripts.iter().map(|hash| format!(" '{hash}'")).collect();
    let policy = format!(
        "default-src 'self'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
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
