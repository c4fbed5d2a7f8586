use super::Called;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error};

/// Posts to addresses that strangers chose: only to the open internet, unless the operator allows more.
#[derive(Debug)]
pub(super) struct Caller {
    agent: Agent,
    private: bool,
}

/// Finds addresses as usual and drops those of the own network. Whatever is connected to is what was looked at here.
#[derive(Debug)]
struct PublicOnly {
    usual: DefaultResolver,
    private: bool,
}

impl Caller {
    pub(super) fn new(private: bool) -> Caller {
        let config = Agent::config_builder()
            .max_redirects(0)
            .proxy(None)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .user_agent("magnat")
            .build();
        let resolver = PublicOnly { usual: DefaultResolver::default(), private };
        Caller { agent: Agent::with_parts(config, DefaultConnector::default(), resolver), private }
    }

    pub(super) fn check(&self, url: &str) -> Result<(), &'static str> {
        let uri: Uri = url.parse().map_err(|_| "This is not an address. It begins with https://.")?;
        if !matches!(uri.scheme_str(), Some("https" | "http")) {
            return Err("The address of a hook begins with https:// or http://.");
        }
        let host = uri.host().ok_or("The address of a hook names a host.")?;
        if uri.authority().is_some_and(|authority| authority.as_str().contains('@')) {
            return Err("The address of a hook holds no user name or password.");
        }
        let literal: Option<IpAddr> = host.trim_matches(['[', ']']).parse().ok();
        let own =
            host.eq_ignore_ascii_case("localhost") || literal.is_some_and(|address| !is_public(address));
        if own && !self.private {
            return Err("This address lies in the server's own network, which it may not call.");
        }
        Ok(())
    }

    /// Posts once; all of it takes so long at most.
    pub(super) fn post(&self, url: &str, headers: &[(&str, &str)], body: &[u8], limit: Duration) -> Called {
        if self.check(url).is_err() {
            return Called::Never;
        }
        let mut request = self.agent.post(url).config().timeout_global(Some(limit)).build();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        match request.send(body) {
            Ok(answer) if answer.status().is_success() => Called::Heard,
            Ok(answer) if answer.status().is_server_error() || answer.status() == 429 => Called::Later,
            Ok(_) => Called::Never,
            Err(Error::HostNotFound | Error::BadUri(_)) => Called::Never,
            Err(_) => Called::Silent,
        }
    }
}

impl Resolver for PublicOnly {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.usual.resolve(uri, config, timeout)?;
        let mut kept = self.empty();
        for address in found.iter().filter(|address| self.private || is_public(address.ip())) {
            kept.push(*address);
        }
        if kept.is_empty() { Err(Error::HostNotFound) } else { Ok(kept) }
    }
}

/// Whether an address lies in the open internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = a == 0 || a >= 240 || (a == 198 && (b == 18 || b == 19)) || (a == 192 && b == 0 && c == 0);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || shared
        || special)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // 2000::/3 is what is handed out; inside it, documentation and the tunnels that hide an IPv4 address are not.
    let global = first & 0xe000 == 0x2000;
    let tunnel = first == 0x2002 || (first == 0x2001 && second == 0);
    let documentation = first == 0x2001 && second == 0x0db8;
    global && !tunnel && !documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_own_network_are_known() {
        let public = |text: &str| is_public(text.parse().expect("an address"));
        for own in [
            "127.0.0.1",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "2002:7f00:1::",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!public(own), "{own}");
        }
        assert!(public("9.9.9.9") && public("2620:fe::fe"));
    }

    #[test]
    fn hooks_lead_to_the_open_internet_only() {
        let caller = Caller::new(false);
        for wrong in [
            "ftp://example.org/",
            "javascript:alert(1)",
            "/path",
            "http://localhost/x",
            "http://127.0.0.1:9/",
            "http://[::1]/",
            "https://169.254.169.254/latest",
            "https://user:word@example.org/",
        ] {
            assert!(caller.check(wrong).is_err(), "{wrong}");
            assert_eq!(caller.post(wrong, &[], b"", Duration::from_secs(1)), Called::Never, "{wrong}");
        }
        assert_eq!(caller.check("https://hooks.example.org/a?b"), Ok(()));
        assert_eq!(Caller::new(true).check("http://192.168.1.5:8123/api"), Ok(()));
    }
}
