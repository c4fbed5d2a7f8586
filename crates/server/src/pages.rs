//! The browser client, carried inside the program.

use crate::api::Api;
use crate::problem::HttpFailure;
use crate::{preview, security};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::net::SocketAddr;

/// Every file of the built client, by its path.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What there is to see where the client was not built.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Magnat</title>\
    <h1>The tables are open, but the browser client is not built in</h1>\
    <p>Build it with <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code> and then build the \
    program again, or let <code>cargo xtask play</code> do both.</p>\
    <p>Bots and other clients can play now: see <a href=\"/api/openapi.json\">the requests</a> and \
    <code>docs/protocol.md</code>.</p></html>";

#[derive(Debug)]
pub(crate) struct Pages {
    files: HashMap<&'static str, &'static [u8]>,
    headers: Vec<(HeaderName, HeaderValue)>,
}

impl Pages {
    pub(crate) fn new() -> Pages {
        Pages::of(FILES)
    }

    fn of(files: &[(&'static str, &'static [u8])]) -> Pages {
        let pages = files.iter().filter(|(name, _)| name.ends_with(".html"));
        let scripts: Vec<String> = pages.flat_map(|(_, page)| inline_scripts(page)).collect();
        Pages { files: files.iter().copied().collect(), headers: security::headers(&scripts) }
    }

    /// The headers of every answer.
    pub(crate) fn headers(&self) -> &[(HeaderName, HeaderValue)] {
        &self.headers
    }

    /// The file of a path. A path that looks like a page of the client and is no file is its front page.
    fn find(&self, path: &str) -> Option<&'static str> {
        let name = path.trim_start_matches('/');
        let known = |name: &str| self.files.get_key_value(name).map(|(name, _)| *name);
        let is_page = !name.rsplit('/').next().unwrap_or_default().contains('.');
        let page = || known(&format!("{}.html", name.trim_end_matches('/')));
        let front = || known("index.html").or_else(|| known("200.html"));
        known(name).or_else(|| if is_page { page().or_else(front) } else { None })
    }

    /// Whether this path is a page, which has a head.
    fn is_page(&self, path: &str) -> bool {
        self.find(path).is_some_and(|name| name.ends_with(".html"))
    }

    /// A page with these tags in its head. They differ from page to page, so it is not packed.
    fn tagged(&self, path: &str, tags: &str) -> Option<Response> {
        let page = std::str::from_utf8(self.files[self.find(path)?]).ok()?;
        let (head, rest) = page.split_once("</head>")?;
        let page = format!("{head}{tags}</head>{rest}");
        let headers = [
            (header::CONTENT_TYPE, "text/html; charset=utf-8"),
            (header::CACHE_CONTROL, "no-cache"),
            (header::VARY, "accept-language"),
        ];
        Some((headers, page).into_response())
    }

    fn answer(&self, path: &str, asked: &HeaderMap) -> Response {
        let Some(name) = self.find(path) else {
            if self.files.is_empty() && !path.starts_with("/api/") {
                return ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NO_CLIENT).into_response();
            }
            return HttpFailure::not_found("not_found", "There is nothing here. Start at the front page.")
                .into_response();
        };
        let accepted =
            asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let packed = [("br", ".br"), ("gzip", ".gz")].into_iter().find_map(|(encoding, ending)| {
            let bytes = self.files.get(format!("{name}{ending}").as_str())?;
            accepted
                .split(',')
                .any(|word| word.trim().split(';').next() == Some(encoding))
                .then_some((encoding, *bytes))
        });
        let bytes = packed.map_or_else(|| self.files[name], |(_, bytes)| bytes);
        // The name of a file in this folder changes with what is in it.
        let forever = name.contains("/immutable/");
        let caching = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut response = (StatusCode::OK, bytes).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(name)));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some((encoding, _)) = packed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

/// Whatever is no request of the protocol.
pub(crate) async fn serve(
    State(app): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return HttpFailure::not_found("not_found", "There is nothing here. See /api/openapi.json.")
            .into_response();
    }
    if uri.path().starts_with("/api/") {
        return HttpFailure::not_found("not_found", "There is no such request. See /api/openapi.json.")
            .into_response();
    }
    if app.pages.is_page(uri.path()) {
        let tags = preview::tags(&app, peer, uri.path(), &headers).await;
        if let Some(page) = app.pages.tagged(uri.path(), &tags) {
            return page;
        }
    }
    app.pages.answer(uri.path(), &headers)
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The hashes of the scripts that stand in a page itself, as a content security policy names them.
fn inline_scripts(page: &[u8]) -> Vec<String> {
    let page = String::from_utf8_lossy(page);
    let scripts = page.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (script, _) = rest.split_once("</script>")?;
        (!attributes.contains("src=") && !script.is_empty()).then_some(script)
    });
    scripts.map(|script| format!("sha256-{}", STANDARD.encode(Sha256::digest(script)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages() -> Pages {
        Pages::of(&[
            ("index.html", b"<html><script>go()</script><script src=\"/a.js\"></script></html>"),
            ("_app/immutable/a.js", b"go"),
            ("_app/immutable/a.js.br", b"packed"),
            ("about.html", b"about"),
        ])
    }

    fn header_of(response: &Response, name: HeaderName) -> &str {
        response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    #[test]
    fn paths_of_the_client_lead_to_its_front_page() {
        let pages = pages();
        assert_eq!(pages.find("/"), Some("index.html"));
        assert_eq!(pages.find("/t/K7QWXM"), Some("index.html"));
        assert_eq!(pages.find("/about"), Some("about.html"));
        assert_eq!(pages.find("/missing.js"), None);
    }

    #[test]
    fn files_with_a_hash_in_their_name_are_kept_forever_and_packed_where_possible() {
        let mut asked = HeaderMap::new();
        let plain = pages().answer("/_app/immutable/a.js", &asked);
        assert_eq!(header_of(&plain, header::CONTENT_ENCODING), "");
        asked.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, br;q=0.9"));
        let packed = pages().answer("/_app/immutable/a.js", &asked);
        assert_eq!(header_of(&packed, header::CONTENT_ENCODING), "br");
        assert!(header_of(&packed, header::CACHE_CONTROL).contains("immutable"));
        assert_eq!(header_of(&packed, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(header_of(&pages().answer("/", &asked), header::CACHE_CONTROL), "no-cache");
    }

    #[test]
    fn only_a_page_with_a_head_takes_tags() {
        let headless = pages();
        let pages = Pages::of(&[("index.html", b"<head><title>a</title></head><body>"), ("a.js", b"go")]);
        assert!(pages.is_page("/t/K7QWXM") && !pages.is_page("/a.js") && !pages.is_page("/missing.js"));
        let tagged = pages.tagged("/t/K7QWXM", "<meta>").expect("it has a head");
        assert_eq!(header_of(&tagged, header::CONTENT_TYPE), "text/html; charset=utf-8");
        assert_eq!(header_of(&tagged, header::CACHE_CONTROL), "no-cache");
        assert!(headless.tagged("/", "<meta>").is_none(), "there is no head to put them in");
    }

    #[test]
    fn scripts_inside_a_page_are_allowed_by_their_hash() {
        let policy = &pages().headers[0];
        assert_eq!(policy.0, header::CONTENT_SECURITY_POLICY);
        let hash = format!(
            "script-src 'self' 'wasm-unsafe-eval' 'sha256-{}'",
            STANDARD.encode(Sha256::digest("go()"))
        );
        assert!(policy.1.to_str().expect("plain text").contains(&hash), "{policy:?}");
    }
}
