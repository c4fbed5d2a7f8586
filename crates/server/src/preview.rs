//! What messengers show of a link: a title, a sentence and a picture, written into the head of the page.

use crate::api::Api;
use crate::hall::Missing;
use crate::security::client_address;
use crate::steady_ms;
use axum::http::{HeaderMap, header};
use protocol::TableCode;
use std::fmt::Write as _;
use std::net::SocketAddr;
use text::{Lang, Texts};

/// The picture, 1200 by 630.
const PICTURE: &str = "/preview.png";
const TITLE: &str = "Magnat";
const LEAD: &str = "Five games about money, with friends and with bots.";

/// The tags of a page, for whoever asks for it.
pub(crate) async fn tags(app: &Api, peer: SocketAddr, path: &str, headers: &HeaderMap) -> String {
    let game = game_of(app, peer, path, headers).await;
    let game = game.and_then(|id| app.hall.settings.games.find(&id));
    let (title, lead) = game.map_or_else(
        || (TITLE.to_owned(), LEAD.to_owned()),
        |game| {
            let texts = Texts::new(game.about().texts, language(headers));
            (format!("{} · {TITLE}", texts.say("game-name")), texts.say("game-tagline"))
        },
    );
    written(base(app, headers).as_deref(), &title, &lead)
}

/// The game that a page is about.
async fn game_of(app: &Api, peer: SocketAddr, path: &str, headers: &HeaderMap) -> Option<String> {
    let mut parts = path.trim_matches('/').split('/');
    let (kind, about) = (parts.next()?, parts.next()?);
    match kind {
        "t" | "tv" | "replay" => {
            let code = TableCode::try_from(about.to_owned()).ok()?;
            let address = client_address(&app.hall.settings, peer, headers);
            // A page costs no credit, but trying codes does.
            if !app.addresses.may_ask(address, steady_ms()) {
                return None;
            }
            let game = app.hall.look(&code, |room| room.setup().game.clone()).await;
            if game.as_ref().is_err_and(|why| *why == Missing::NoSuchTable) {
                app.addresses.missed(address, steady_ms());
            }
            game.ok()
        }
        "new" | "rules" | "learn" => Some(about.to_owned()),
        _ => None,
    }
}

/// The language that whoever asks reads first.
fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let first = asked.and_then(|list| list.split([',', ';']).next());
    first.and_then(|tag| Lang::of_locale(tag.trim())).unwrap_or_default()
}

/// Where this server is found: pictures need a whole address.
fn base(app: &Api, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = &app.hall.settings.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    Some(format!("http://{host}"))
}

fn written(base: Option<&str>, title: &str, lead: &str) -> String {
    let mut tags = String::new();
    let picture = base.map(|base| format!("{base}{PICTURE}"));
    let all = [
        ("og:type", Some("website")),
        ("og:site_name", Some(TITLE)),
        ("og:title", Some(title)),
        ("og:description", Some(lead)),
        ("og:image", picture.as_deref()),
        ("og:image:width", Some("1200")),
        ("og:image:height", Some("630")),
    ];
    for (property, content) in all.into_iter().filter_map(|(property, content)| Some((property, content?))) {
        let _ = writeln!(tags, "<meta property=\"{property}\" content=\"{}\" />", escaped(content));
    }
    tags
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn nothing_breaks_out_of_a_tag() {
        let tags = written(Some("http://x\"><script>"), "Fish & \"Chips\" <b>", "lead");
        assert_eq!(tags.matches('<').count(), 7, "{tags}");
        assert!(tags.contains("content=\"Fish &amp; &quot;Chips&quot; &lt;b&gt;\""), "{tags}");
        assert!(!tags.contains("<script>"), "{tags}");
        assert!(!written(None, "Magnat", "lead").contains("og:image\""), "half an address is none");
    }

    #[test]
    fn the_first_language_counts_if_it_is_one_of_ours() {
        let of = |list| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(list));
            language(&headers)
        };
        assert_eq!((of("pl-PL,pl;q=0.9,en;q=0.8"), of("cs"), of("fi")), (Lang::Pl, Lang::Cs, Lang::En));
        assert_eq!(language(&HeaderMap::new()), Lang::En);
    }
}
