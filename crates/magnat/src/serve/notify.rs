//! What systemd wants to hear of a service (`Type=notify`, `WatchdogSec=`): that it is ready, that it still lives, that it
//! goes. Where nobody asked for it, nothing is said.

use std::time::Duration;

/// Says something to whoever started this program, if they want to hear it.
pub(super) fn tell(state: &str) {
    #[cfg(target_os = "linux")]
    if let Some(name) = std::env::var_os("NOTIFY_SOCKET")
        && let Err(error) = send(&name, state)
    {
        tracing::warn!(%error, state, "systemd could not be told");
    }
}

/// How often to say that the program lives: twice in the time after which it is taken for dead.
pub(super) fn watchdog() -> Option<Duration> {
    every(&std::env::var("WATCHDOG_USEC").ok()?)
}

fn every(limit_us: &str) -> Option<Duration> {
    let limit_us: u64 = limit_us.parse().ok()?;
    (limit_us > 0).then(|| Duration::from_micros(limit_us / 2).max(Duration::from_millis(10)))
}

#[cfg(target_os = "linux")]
fn send(name: &std::ffi::OsStr, state: &str) -> std::io::Result<()> {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let bytes = name.as_bytes();
    // A name that begins with @ is in no folder.
    let address = match bytes.strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name)?,
        None => SocketAddr::from_pathname(name)?,
    };
    UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &address).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_twice_in_time() {
        assert_eq!(every("30000000"), Some(Duration::from_secs(15)));
        assert_eq!(every("1"), Some(Duration::from_millis(10)));
        assert_eq!((every("0"), every("soon")), (None, None));
    }
}
