//! The name of a request, so that what a person was told can be found in the logs.

use crate::random;
use crate::settings::Settings;
use axum::http::{HeaderMap, HeaderValue};
use std::fmt;
use std::sync::Arc;

/// The longest name that is taken from a proxy.
const MAX_ID: usize = 64;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RequestId(Arc<str>);

tokio::task_local! {
    static CURRENT: RequestId;
}

impl RequestId {
    /// The name a proxy of ours gave the request, or a new one.
    pub(crate) fn of(settings: &Settings, headers: &HeaderMap) -> RequestId {
        let given = headers.get("x-request-id").and_then(|id| id.to_str().ok());
        let plain = |id: &&str| {
            let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
            (1..=MAX_ID).contains(&id.len()) && id.bytes().all(letter)
        };
        match given.filter(plain).filter(|_| settings.behind_proxy) {
            Some(id) => RequestId(id.into()),
            None => RequestId(format!("{:016x}", u64::from_le_bytes(random())).into()),
        }
    }

    /// That of the request the current task answers.
    pub(crate) fn current() -> Option<RequestId> {
        CURRENT.try_with(Clone::clone).ok()
    }

    /// Lets all that happens in this future belong to the request.
    pub(crate) async fn scope<F: Future>(self, work: F) -> F::Output {
        CURRENT.scope(self, work).await
    }

    pub(crate) fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).expect("it is made of letters and digits")
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_names_requests() {
        let sent = |id| {
            HeaderMap::from_iter([("x-request-id".parse().expect("a name"), HeaderValue::from_static(id))])
        };
        let behind = Settings { behind_proxy: true, ..Settings::default() };
        assert_eq!(RequestId::of(&behind, &sent("a-1.b_2")).to_string(), "a-1.b_2");
        let long = "x".repeat(65);
        for odd in ["", "a b", "a\"b", "{}", Box::leak(long.into_boxed_str())] {
            assert_eq!(RequestId::of(&behind, &sent(odd)).to_string().len(), 16, "{odd}");
        }
        let open = RequestId::of(&Settings::default(), &sent("mine"));
        assert_ne!(open.to_string(), "mine");
        assert_ne!(open, RequestId::of(&Settings::default(), &sent("mine")));
    }
}
