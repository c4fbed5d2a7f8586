//! Who asks, as far as the head of a request tells, and what their browser holds.

use super::Api;
use super::described::Cookies;
use crate::cluster::FromNode;
use crate::hall::Missing;
use crate::problem::HttpFailure;
use crate::security::{PageOrigin, client_address, is_secure, page_of};
use crate::sessions::{Holding, Session, SessionChange, SessionId};
use crate::{cookies, steady_ms};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderValue;
use axum::http::request::Parts;
use protocol::{Secret, TableCode};
use std::net::{IpAddr, SocketAddr};

#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: IpAddr,
    pub(crate) session: Option<SessionId>,
    /// What cookies of older programs hold.
    old: Vec<Holding>,
    /// Whether this is a page of ours that changes something, so that its browser is to remember what comes of it.
    is_page: bool,
    /// Whether another server of ours led them here.
    pub(crate) is_led: bool,
}

impl FromRequestParts<Api> for Visitor {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<Visitor, HttpFailure> {
        let ConnectInfo(peer): ConnectInfo<SocketAddr> = ConnectInfo::from_request_parts(parts, app)
            .await
            .map_err(|_| HttpFailure::from(Missing::Unavailable))?;
        let (settings, headers) = (&app.hall.settings, &parts.headers);
        let page = page_of(settings, headers);
        // Pages of other sites have secrets of their own to show, whatever our cookies say.
        let has_cookies = page != PageOrigin::Foreign;
        Ok(Visitor {
            address: client_address(settings, peer, headers),
            session: cookies::session(headers, is_secure(settings)).filter(|_| has_cookies),
            old: if has_cookies { cookies::old(headers) } else { Vec::new() },
            is_page: page == PageOrigin::Own,
            is_led: parts.extensions.get::<FromNode>().is_some(),
        })
    }
}

impl Visitor {
    /// Whether what they get is kept for them. A program that is no browser keeps its secrets itself.
    pub(crate) fn is_remembered(&self) -> bool {
        self.is_page || self.session.is_some()
    }

    pub(crate) fn holds_nothing(&self) -> bool {
        self.session.is_none() && self.old.is_empty()
    }

    /// The cookies that make a browser forget those of older programs.
    pub(crate) fn forget_old(&self, secure: bool) -> impl Iterator<Item = HeaderValue> {
        self.old.iter().map(move |held| cookies::forget_old(held, secure))
    }
}

impl Api {
    /// What the visitor's browser holds.
    pub(crate) async fn session(&self, visitor: &Visitor) -> Result<Option<Session>, HttpFailure> {
        self.hall.session(visitor.session.as_ref()).await
    }

    /// All that may open something under this code: what was given for it first, then the rest.
    pub(crate) async fn holdings(
        &self,
        visitor: &Visitor,
        code: &TableCode,
    ) -> Result<(Vec<Holding>, Vec<Holding>), HttpFailure> {
        let session = self.session(visitor).await?;
        let (mut own, mut others) =
            session.map(|session| (session.under(code), session.elsewhere(code))).unwrap_or_default();
        let (old, old_others): (Vec<_>, Vec<_>) =
            visitor.old.iter().cloned().partition(|held| held.code == *code);
        own.extend(old);
        others.extend(old_others);
        Ok((own, others))
    }

    /// The same as mere secrets.
    pub(crate) async fn secrets(
        &self,
        visitor: &Visitor,
        code: &TableCode,
    ) -> Result<Vec<Secret>, HttpFailure> {
        let (own, others) = self.holdings(visitor, code).await?;
        Ok(own.into_iter().chain(others).map(|held| held.secret).collect())
    }

    /// Changes what the visitor's browser holds, and takes over what old cookies hold. Gives its name from now on and
    /// the cookies to set.
    pub(crate) async fn change_session(
        &self,
        visitor: &Visitor,
        change: SessionChange,
    ) -> Result<(SessionId, Cookies), HttpFailure> {
        // What is stored for a new browser stays for long.
        if visitor.session.is_none() && !self.addresses.may_open_a_session(visitor.address, steady_ms()) {
            return Err(HttpFailure::too_fast());
        }
        let SessionChange { hold, drop } = change;
        let old = visitor.old.iter().filter(|held| !drop.iter().any(|gone| gone.is(held)));
        let hold = old.cloned().chain(hold).collect();
        let change = SessionChange { hold, drop };
        let id = self.hall.change_session(visitor.session.as_ref(), &change).await?;
        let secure = is_secure(&self.hall.settings);
        let cookies = [cookies::remember(&id, secure)].into_iter().chain(visitor.forget_old(secure));
        Ok((id, Cookies::of(cookies)))
    }

    /// Lets a browser hold something new; nothing is kept for a program.
    pub(crate) async fn remember(&self, visitor: &Visitor, new: Holding) -> Result<Cookies, HttpFailure> {
        if !visitor.is_remembered() {
            return Ok(Cookies::default());
        }
        Ok(self.change_session(visitor, SessionChange::to_hold(new)).await?.1)
    }
}
