use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

/// A line to a server on this machine that can go dead: then it takes whatever is sent and passes nothing on, the end of
/// a connection included. That is what a firewall does that has forgotten a connection, or a machine without power.
#[derive(Debug)]
pub struct FragileLine {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Whether those who connect now get a dead one.
    is_dead: AtomicBool,
    is_over: AtomicBool,
    connections: Mutex<Vec<Connection>>,
}

#[derive(Debug)]
struct Connection {
    is_dead: Arc<AtomicBool>,
    ends: [TcpStream; 2],
}

impl FragileLine {
    /// A line to this port.
    pub fn to(port: u16) -> FragileLine {
        let listener = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
        let own = listener.local_addr().expect("a bound socket has an address").port();
        let shared = Arc::new(Shared::default());
        let line = FragileLine { port: own, shared: Arc::clone(&shared) };
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if shared.is_over.load(SeqCst) {
                    return;
                }
                // A server that is not there is not there through a line either.
                if let Ok(server) = TcpStream::connect(("127.0.0.1", port)) {
                    shared.connect(client, server);
                }
            }
        });
        line
    }

    /// The same address through this line.
    pub fn through(&self, url: &str, port: u16) -> String {
        url.replace(&format!(":{port}/"), &format!(":{}/", self.port))
    }

    /// Connections that are open now go dead and stay so. New ones work.
    pub fn forget_open(&self) {
        for connection in &*self.shared.connections() {
            connection.is_dead.store(true, SeqCst);
        }
    }

    /// All connections go dead, those that are opened from now on as well.
    pub fn go_dead(&self) {
        self.shared.is_dead.store(true, SeqCst);
        self.forget_open();
    }

    /// Those that are opened from now on work again. The dead ones stay dead.
    pub fn heal(&self) {
        self.shared.is_dead.store(false, SeqCst);
    }
}

impl Drop for FragileLine {
    fn drop(&mut self) {
        self.shared.is_over.store(true, SeqCst);
        for end in self.shared.connections().iter().flat_map(|connection| &connection.ends) {
            let _ = end.shutdown(std::net::Shutdown::Both);
        }
        // The thread that waits for connections notices by one more.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

impl Shared {
    fn connections(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.connections.lock().expect("nobody panics while holding the lock")
    }

    fn connect(&self, client: TcpStream, server: TcpStream) {
        let is_dead = Arc::new(AtomicBool::new(self.is_dead.load(SeqCst)));
        let (Ok(client_too), Ok(server_too)) = (client.try_clone(), server.try_clone()) else { return };
        let ends = [&client, &server].map(TcpStream::try_clone);
        let [Ok(one), Ok(other)] = ends else { return };
        self.connections().push(Connection { is_dead: Arc::clone(&is_dead), ends: [one, other] });
        let dead_too = Arc::clone(&is_dead);
        thread::spawn(move || pass_on(client, server, &is_dead));
        thread::spawn(move || pass_on(server_too, client_too, &dead_too));
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, is_dead: &AtomicBool) {
    let mut bytes = [0; 16 * 1024];
    loop {
        let count = match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        if !is_dead.load(SeqCst) && to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    if !is_dead.load(SeqCst) {
        let _ = to.shutdown(std::net::Shutdown::Both);
    }
}
