use std::fs::read_dir;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(60);

/// Postgres cannot be told to take any free port, so it is given one that was free a moment ago. Where somebody else was
/// faster, another one is tried.
const PORTS_TRIED: u32 = 20;

/// A private Postgres that lives in a temporary folder as long as this value.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    port: u16,
    server: Child,
    _folder: TempDir,
}

impl Postgres {
    pub fn start() -> Postgres {
        Postgres::launch(false)
    }

    /// One that offers TLS, with a certificate of its own making.
    pub fn with_tls() -> Postgres {
        Postgres::launch(true)
    }

    fn launch(tls: bool) -> Postgres {
        let programs = programs().expect(
            "the store's tests need Postgres: `cargo xtask test` installs it on Debian as root; \
             elsewhere install the package `postgresql`",
        );
        let folder = TempDir::new().expect("a temporary folder can be made");
        let user = user();
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(folder.path()));
        }
        let data = folder.path().join("data");
        let made = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"];
        run(as_user(user, &programs.join("initdb")).args(made).arg("--pgdata").arg(&data));
        if tls {
            certify(&data, user);
        }
        let mut options = vec!["listen_addresses=127.0.0.1", "fsync=off", "max_connections=60"];
        if tls {
            options.push("ssl=on");
        }
        for _ in 0..PORTS_TRIED {
            let port = free_port();
            let mut server = as_user(user, &programs.join("postgres"));
            server.arg("-D").arg(&data).arg("-k").arg(folder.path()).args(["-p", &port.to_string()]);
            server.args(options.iter().flat_map(|option| ["-c", option]));
            server.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
            let mut server = server.spawn().expect("Postgres can be started");
            if gets_ready(&mut server, &programs, folder.path(), port) {
                return Postgres { programs, port, server, _folder: folder };
            }
        }
        panic!("Postgres ended by itself {PORTS_TRIED} times");
    }

    /// How many connections of clients are encrypted now.
    pub fn encrypted(&self) -> u32 {
        let count = "SELECT count(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
                     WHERE s.ssl AND a.pid <> pg_backend_pid()";
        let output = self
            .client("psql")
            .args(["-d", "postgres", "-Atc", count])
            .output()
            .expect("psql comes with Postgres");
        String::from_utf8_lossy(&output.stdout).trim().parse().expect("a count is a number")
    }

    /// The address of a new, empty schema: as good as a database of its own, and made at once.
    pub fn schema(&self, name: &str) -> String {
        run(self.client("psql").args(["-d", "postgres", "-c", &format!("CREATE SCHEMA {name}")]));
        format!("postgres://postgres@127.0.0.1:{}/postgres?options[search_path]={name}", self.port)
    }

    /// Where it listens, at 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Runs a statement as its superuser.
    pub fn execute(&self, sql: &str) {
        run(self.client("psql").args(["-d", "postgres", "-c", sql]));
    }

    /// Stops all its processes where they are, as a machine that hangs does. They go on when the value is dropped.
    pub fn stop(&self) -> Stopped {
        let mut all = vec![self.server.id()];
        signal("-STOP", &all);
        // The first one starts no more of the others now.
        all.extend(children(self.server.id()));
        signal("-STOP", &all);
        Stopped(all)
    }

    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.args(["-h", "127.0.0.1", "-U", "postgres", "-p", &self.port.to_string()]);
        command
    }
}

/// Processes that stand still as long as this value lives.
#[derive(Debug)]
pub struct Stopped(Vec<u32>);

impl Drop for Stopped {
    fn drop(&mut self) {
        signal("-CONT", &self.0);
    }
}

fn signal(which: &str, processes: &[u32]) {
    // One that has ended meanwhile needs no signal.
    let _ = Command::new("kill").arg(which).args(processes.iter().map(u32::to_string)).output();
}

/// The processes that a process has started and that still run.
fn children(parent: u32) -> Vec<u32> {
    let all = read_dir("/proc").expect("Linux shows its processes").flatten();
    let numbers = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let parent_of = |process: &u32| {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        status.lines().find_map(|line| line.strip_prefix("PPid:")?.trim().parse::<u32>().ok())
    };
    numbers.filter(|process| parent_of(process) == Some(parent)).collect()
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The signal for "end at once"; Postgres then ends the processes it started itself.
        let told = Command::new("kill").arg("-QUIT").arg(self.server.id().to_string()).status();
        if !told.is_ok_and(|status| status.success()) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

/// Waits until the server takes clients; false if it ended, as it does when its port is taken.
fn gets_ready(server: &mut Child, programs: &Path, folder: &Path, port: u16) -> bool {
    let begin = Instant::now();
    // Asked by the socket in its own folder, so that nobody else's Postgres can answer.
    let mut ask = Command::new(programs.join("pg_isready"));
    ask.arg("-h").arg(folder).args(["-p", &port.to_string()]).stdout(Stdio::null());
    while !ask.status().expect("pg_isready comes with Postgres").success() {
        if server.try_wait().expect("a child can be asked").is_some() {
            return false;
        }
        assert!(begin.elapsed() < PATIENCE, "Postgres does not get ready");
        sleep(Duration::from_millis(50));
    }
    true
}

/// A port that nobody uses right now.
fn free_port() -> u16 {
    let bound = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
    bound.local_addr().expect("a bound socket has an address").port()
}

/// A certificate that nobody but itself vouches for, where Postgres looks for it.
fn certify(data: &Path, user: Option<&str>) {
    let [key, certificate] = ["server.key", "server.crt"].map(|name| data.join(name));
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]);
    openssl.args(["-days", "2", "-subj", "/CN=somewhere.example", "-keyout"]).arg(&key);
    run(openssl.arg("-out").arg(&certificate));
    run(Command::new("chmod").arg("600").arg(&key));
    if let Some(user) = user {
        run(Command::new("chown").arg(user).args([&key, &certificate]));
    }
}

/// Where the programs of Postgres are: Debian keeps those of a server out of the search path.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> =
        read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|it| it.path()).collect();
    versions.sort_by_key(|path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
    let debian = versions.into_iter().rev().map(|version| version.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let in_path: Vec<PathBuf> = std::env::split_paths(&path).collect();
    debian
        .chain(in_path)
        .find(|folder| ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file()))
}

/// Postgres refuses to run as root: then it runs as somebody else.
fn user() -> Option<&'static str> {
    let id = |args: &[&str]| {
        Command::new("id").args(args).stderr(Stdio::null()).output().expect("every Unix has `id`")
    };
    let root = id(&["-u"]).stdout.starts_with(b"0\n");
    let there = |user: &&str| id(&["-u", user]).status.success();
    root.then(|| ["postgres", "nobody"].into_iter().find(there).expect("root has somebody to become"))
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    let Some(user) = user else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.args([&format!("--reuid={user}"), "--clear-groups", "--"]).arg(program);
    command
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {said}");
}
