//! Starting and stopping.

use crate::accept::accept;
use crate::addresses::AddressLimits;
use crate::alive::Alive;
use crate::api::{Api, figures, router};
use crate::cluster::Cluster;
use crate::hall::{FactStore, Hall};
use crate::hooks::Hooks;
use crate::metrics::Metrics;
use crate::pages::Pages;
use crate::settings::Settings;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;
use store::{EventStore, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long tables and sockets may take to end.
const STOP: Duration = Duration::from_secs(10);
const HANG_UP: Duration = Duration::from_secs(3);

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("cannot listen on {0}: {1}; choose another address with --listen or --metrics-listen")]
    Listen(SocketAddr, io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    hall: Arc<Hall>,
    address: SocketAddr,
    stopped: watch::Sender<bool>,
    listener: JoinHandle<()>,
    figures: Option<(SocketAddr, JoinHandle<()>)>,
    tasks: [JoinHandle<()>; 3],
}

impl Server {
    /// Opens the doors: tables whose clocks ran out meanwhile are woken, sockets and requests are taken.
    pub async fn start(mut settings: Settings, store: Arc<dyn EventStore>) -> Result<Server, StartError> {
        let (listener, address) = bind(settings.listen).await?;
        settings.listen = address;
        let apart = match settings.metrics_listen {
            Some(wanted) => Some(bind(wanted).await?),
            None => None,
        };
        let metrics = Arc::new(Metrics::default());
        let hooks = Hooks::start(&settings, &*store, Arc::clone(&metrics)).await?;
        let alive = Alive::begin(&*store).await?;
        let store = alive.watch(store);
        let addresses = Arc::new(AddressLimits::new(settings.limits, metrics.works.clone()));
        let cluster = match &settings.cluster {
            Some(cluster) => {
                let own = own_address(&settings);
                Some(Cluster::join(cluster, own, FactStore(Arc::clone(&store))).await?)
            }
            None => None,
        };
        let hall = Arc::new(Hall::new(settings, store, alive, cluster, hooks, metrics));
        let app = Api { hall: Arc::clone(&hall), addresses, pages: Arc::new(Pages::new()) };
        let stopped = watch::Sender::new(false);
        let figures = apart.map(|(listener, address)| {
            let page = accept(listener, figures(app.clone()), stopped.subscribe());
            (address, tokio::spawn(page))
        });
        let listener = tokio::spawn(accept(listener, router(app), stopped.subscribe()));
        let tasks = [
            tokio::spawn(Arc::clone(&hall).keep_time()),
            tokio::spawn(Arc::clone(&hall).keep_alive()),
            tokio::spawn(Arc::clone(&hall).keep_lease()),
        ];
        Ok(Server { hall, address, stopped, listener, figures, tasks })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it shows its figures, if that is an address of its own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.figures.as_ref().map(|(address, _)| *address)
    }

    /// AddressLimits people can type, the best one first.
    pub fn addresses(&self) -> Vec<String> {
        reachable(&self.hall.settings)
    }

    /// Stops: says that it is not ready, so that a balancer sends nobody; then takes nobody new, stores what has happened,
    /// tells everybody to come back. The store is for its owner to close.
    pub async fn stop(self) {
        self.hall.alive.stops();
        tokio::time::sleep(Duration::from_millis(self.hall.settings.drain_ms)).await;
        self.stopped.send_replace(true);
        self.hall.close(STOP).await;
        for task in self.tasks {
            let _ = task.await;
        }
        if let Some(cluster) = &self.hall.cluster {
            cluster.leave().await;
        }
        // From now on nobody is here. A store that does not write now is not waited for: it knows when somebody was last.
        if !self.hall.alive.health.is_ill() {
            self.hall.beat().await;
        }
        // Sockets have been told to come back; each needs a moment to pass that on.
        let begun = tokio::time::Instant::now();
        while self.hall.metrics.sockets.get() > 0 && begun.elapsed() < HANG_UP {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        for listener in [self.listener].into_iter().chain(self.figures.map(|(_, listener)| listener)) {
            if tokio::time::timeout(HANG_UP, listener).await.is_err() {
                tracing::warn!("some connections did not end in time");
            }
        }
    }
}

async fn bind(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let listen = async || {
        let listener = TcpListener::bind(wanted).await?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    listen().await.map_err(|error| StartError::Listen(wanted, error))
}

/// Where a phone in the same network finds a server that listens here.
pub(crate) fn reachable(settings: &Settings) -> Vec<String> {
    let port = settings.listen.port();
    let mut hosts: Vec<IpAddr> = Vec::new();
    if settings.listen.ip().is_unspecified() {
        hosts.extend(own_addresses());
        hosts.push(IpAddr::V4(Ipv4Addr::LOCALHOST));
    } else {
        hosts.push(settings.listen.ip());
    }
    let url = |host: IpAddr| match (host, port) {
        (host, 80) => format!("http://{host}"),
        (IpAddr::V4(host), port) => format!("http://{host}:{port}"),
        (IpAddr::V6(host), port) => format!("http://[{host}]:{port}"),
    };
    settings.public_url.iter().cloned().chain(hosts.into_iter().map(url)).collect()
}

/// Where other servers reach this one, unless they are told.
fn own_address(settings: &Settings) -> String {
    let plain = Settings { public_url: None, ..settings.clone() };
    reachable(&plain).into_iter().next().unwrap_or_default()
}

/// The addresses from which this machine would speak to its networks. Asking sends nothing.
fn own_addresses() -> Vec<IpAddr> {
    let networks = [[192, 168, 255, 254], [10, 255, 255, 254], [172, 31, 255, 254], [192, 0, 2, 1]];
    let mut found = Vec::new();
    for network in networks {
        let own = || {
            let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
            socket.connect((Ipv4Addr::from(network), 9)).ok()?;
            Some(socket.local_addr().ok()?.ip())
        };
        if let Some(address) = own().filter(|address| !address.is_loopback() && !found.contains(address)) {
            found.push(address);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_can_be_typed() {
        let at = |listen: &str, public: Option<&str>| {
            let listen = listen.parse().expect("an address");
            reachable(&Settings { listen, public_url: public.map(str::to_owned), ..Settings::default() })
        };
        assert_eq!(at("10.1.2.3:80", None), ["http://10.1.2.3"]);
        assert_eq!(at("[::1]:8080", None), ["http://[::1]:8080"]);
        assert_eq!(
            at("127.0.0.1:1", Some("https://play.example")),
            ["https://play.example", "http://127.0.0.1:1"]
        );
        assert!(at("0.0.0.0:8080", None).contains(&"http://127.0.0.1:8080".to_owned()));
    }
}
