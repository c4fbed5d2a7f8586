//! What each address has asked for lately, so that one cannot take the server from all others.

use crate::ServerLimits;
use crate::metrics::Gauge;
use crate::problem::HttpFailure;
use room::Bucket;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};

/// How many addresses are remembered before the quiet ones are forgotten.
const MAX_ADDRESSES: usize = 50_000;
/// What naming a table that is not there costs, in requests beyond the one it was.
const MISS: u32 = 15;
/// An address this long quiet has all its credit again.
const QUIET_MS: u64 = 600_000;

#[derive(Debug)]
pub(crate) struct AddressLimits {
    limits: ServerLimits,
    known: Mutex<HashMap<IpAddr, Known>>,
    /// How much work is done at the moment, for all addresses together.
    works: Gauge,
}

#[derive(Debug)]
struct Known {
    requests: Bucket,
    tables: Bucket,
    works: Bucket,
    tournaments: Bucket,
    sessions: Bucket,
    open: [u32; 2],
    seen_ms: u64,
}

/// What one address may have several of at the same time.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Socket,
    Work,
}

impl Kind {
    /// How many works this is.
    fn works(self) -> i64 {
        match self {
            Kind::Socket => 0,
            Kind::Work => 1,
        }
    }
}

/// An open socket of an address, or work for it; dropping it gives the place back.
#[derive(Debug)]
pub(crate) struct AddressPlace {
    addresses: Arc<AddressLimits>,
    address: IpAddr,
    kind: Kind,
}

impl AddressLimits {
    pub(crate) fn new(limits: ServerLimits, works: Gauge) -> AddressLimits {
        AddressLimits { limits, known: Mutex::default(), works }
    }

    /// Whether this address may ask something now.
    pub(crate) fn may_ask(&self, address: IpAddr, now_ms: u64) -> bool {
        self.with(address, now_ms, |known| known.requests.take(now_ms))
    }

    /// This address named a table that is not there. Who tries codes at random runs out of credit soon.
    pub(crate) fn missed(&self, address: IpAddr, now_ms: u64) {
        self.with(address, now_ms, |known| (0..MISS).all(|_| known.requests.take(now_ms)));
    }

    pub(crate) fn may_make_a_table(&self, address: IpAddr, now_ms: u64) -> bool {
        self.with(address, now_ms, |known| known.tables.take(now_ms))
    }

    pub(crate) fn may_open_a_session(&self, address: IpAddr, now_ms: u64) -> bool {
        self.with(address, now_ms, |known| known.sessions.take(now_ms))
    }

    pub(crate) fn may_make_a_tournament(&self, address: IpAddr, now_ms: u64) -> bool {
        self.with(address, now_ms, |known| known.tournaments.take(now_ms))
    }

    /// A place for one more socket, if this address may have one.
    pub(crate) fn open_socket(
        self: &Arc<AddressLimits>,
        address: IpAddr,
        now_ms: u64,
    ) -> Option<AddressPlace> {
        self.place(address, now_ms, Kind::Socket, self.limits.sockets_per_address)
    }

    /// A place for work that takes a while, if this address may ask for more of it.
    pub(crate) fn admit(
        self: &Arc<AddressLimits>,
        address: IpAddr,
        now_ms: u64,
    ) -> Result<AddressPlace, HttpFailure> {
        let place = self.place(address, now_ms, Kind::Work, self.limits.works_per_address);
        let place = place.ok_or_else(HttpFailure::too_much_at_once)?;
        let may = self.with(address, now_ms, |known| known.works.take(now_ms));
        if may { Ok(place) } else { Err(HttpFailure::too_fast()) }
    }

    fn place(
        self: &Arc<AddressLimits>,
        address: IpAddr,
        now_ms: u64,
        kind: Kind,
        most: u32,
    ) -> Option<AddressPlace> {
        let fits = self.with(address, now_ms, |known| {
            let open = &mut known.open[kind as usize];
            let fits = *open < most;
            *open += u32::from(fits);
            fits
        });
        fits.then(|| {
            self.works.add(kind.works());
            AddressPlace { addresses: Arc::clone(self), address: network(address), kind }
        })
    }

    fn with<T>(&self, address: IpAddr, now_ms: u64, ask: impl FnOnce(&mut Known) -> T) -> T {
        let mut all = self.lock();
        if all.len() >= MAX_ADDRESSES {
            all.retain(|_, known| known.open != [0; 2] || known.seen_ms + QUIET_MS > now_ms);
        }
        let known = all.entry(network(address)).or_insert_with(|| Known {
            requests: Bucket::new(self.limits.requests),
            tables: Bucket::new(self.limits.tables),
            works: Bucket::new(self.limits.works),
            tournaments: Bucket::new(self.limits.tournaments),
            sessions: Bucket::new(self.limits.sessions),
            open: [0; 2],
            seen_ms: now_ms,
        });
        known.seen_ms = now_ms;
        ask(known)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Known>> {
        self.known.lock().expect("nobody panics while holding the lock")
    }
}

impl Drop for AddressPlace {
    fn drop(&mut self) {
        if let Some(known) = self.addresses.lock().get_mut(&self.address) {
            known.open[self.kind as usize] -= 1;
        }
        self.addresses.works.add(-self.kind.works());
    }
}

/// Whoever has one IPv6 address has 2^64 of them: they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::Rate;

    #[test]
    fn each_address_has_its_own_credit() {
        let limits =
            ServerLimits { requests: Rate::new(2, 1_000), sockets_per_address: 1, ..ServerLimits::default() };
        let addresses = Arc::new(AddressLimits::new(limits, Gauge::default()));
        let [one, same, other] =
            ["2001:db8::1", "2001:db8::ffff:2", "10.0.0.1"].map(|text| text.parse().expect("an address"));
        assert!(addresses.may_ask(one, 5_000) && addresses.may_ask(same, 5_000));
        assert!(!addresses.may_ask(one, 5_000), "two addresses of one network share");
        assert!(addresses.may_ask(other, 5_000) && addresses.may_ask(one, 6_000));
        let place = addresses.open_socket(one, 0);
        assert!(place.is_some() && addresses.open_socket(same, 0).is_none());
        drop(place);
        assert!(addresses.open_socket(same, 0).is_some());
    }

    #[test]
    fn so_much_work_is_done_at_once_and_in_a_while() {
        let limits =
            ServerLimits { works: Rate::new(3, 1_000), works_per_address: 2, ..ServerLimits::default() };
        let addresses = Arc::new(AddressLimits::new(limits, Gauge::default()));
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().expect("an address"));
        let works = [addresses.admit(one, 0), addresses.admit(one, 0)];
        assert!(works.iter().all(Result::is_ok) && addresses.works.get() == 2);
        let why = |refused: Result<AddressPlace, HttpFailure>| {
            format!("{:?}", refused.expect_err("it is too much"))
        };
        assert!(why(addresses.admit(one, 0)).contains("too_much_at_once"));
        assert!(addresses.admit(other, 0).is_ok(), "that is nobody else's affair");
        drop(works);
        assert_eq!(addresses.works.get(), 0);
        assert!(addresses.admit(one, 0).is_ok(), "whoever was sent away lost no credit");
        assert!(why(addresses.admit(one, 0)).contains("too_fast"));
        assert!(addresses.admit(one, 1_000).is_ok());
    }
}
