use super::config::FileSettings;
use anyhow::{Context as _, Result, ensure};
use clap::{Args, ValueEnum};
use server::{ClusterSettings, Rate, ServerLimits, Settings, ThoughtTime};
use std::net::SocketAddr;
use std::path::PathBuf;

/// Open tables: people play in their browsers, bots sit with them
///
/// Every setting can be given as a flag, as an environment variable, or in a file; the flag wins over the variable, the
/// variable over the file. See docs/operations.md.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  magnat serve --data magnat.db\n  magnat serve --memory --listen 127.0.0.1:8080\n  magnat serve --config /etc/magnat.toml"
)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) store: StoreArgs,
    /// Let other servers use the same Postgres database; all of them must say so
    #[arg(long, env = "MAGNAT_SHARED")]
    shared: bool,
    /// The name of this server among those of one database [default: another one at every start]
    #[arg(long, env = "MAGNAT_NODE", value_name = "NAME")]
    node: Option<String>,
    /// Where the other servers of the database reach this one, as http://host:port [default: its first own address]
    #[arg(long, env = "MAGNAT_NODE_ADDRESS", value_name = "URL")]
    node_address: Option<String>,
    /// The address and port to listen on [default: 0.0.0.0:8080]
    #[arg(long, env = "MAGNAT_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// An address of its own for /metrics [default: none; it is shown to this machine only]
    #[arg(long, env = "MAGNAT_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// A file with settings
    #[arg(long, env = "MAGNAT_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The address people type, if a proxy stands before the server
    #[arg(long, env = "MAGNAT_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Another site whose pages may use this server
    #[arg(long = "origin", env = "MAGNAT_ORIGINS", value_name = "URL", value_delimiter = ',')]
    origins: Vec<String>,
    /// A further name by which people reach this server, such as games.example.org
    #[arg(long = "host", env = "MAGNAT_HOSTS", value_name = "NAME", value_delimiter = ',')]
    hosts: Vec<String>,
    /// Believe the last address in X-Forwarded-For: a proxy of yours writes it
    #[arg(long, env = "MAGNAT_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Threads on which bots think [default: one less than processors]
    #[arg(long, env = "MAGNAT_BOT_THREADS", value_name = "N")]
    bot_threads: Option<u32>,
    /// How long a bot takes at least, in milliseconds [default: 700]
    #[arg(long, env = "MAGNAT_BOT_DELAY_MS", value_name = "MS")]
    bot_delay_ms: Option<u32>,
    /// Forget tables nobody has touched for so many days [default: never]
    #[arg(long, env = "MAGNAT_KEEP_DAYS", value_name = "DAYS")]
    keep_days: Option<u32>,
    /// Let "your turn" hooks call addresses of your own network
    #[arg(long, env = "MAGNAT_PRIVATE_HOOKS")]
    private_hooks: bool,
    /// How a push service reaches you, such as mailto:you@example.org
    #[arg(long, env = "MAGNAT_CONTACT", value_name = "ADDRESS")]
    contact: Option<String>,
    /// Open sockets of one address at the same time [default: 500]
    #[arg(long, env = "MAGNAT_SOCKETS_PER_ADDRESS", value_name = "N")]
    sockets_per_address: Option<u32>,
    /// Messages a socket may send in the long run, per second [default: 5]
    #[arg(long, env = "MAGNAT_MESSAGES_PER_SECOND", value_name = "N")]
    messages_per_second: Option<u32>,
    /// Requests and new sockets of one address in the long run, per second [default: 20]
    #[arg(long, env = "MAGNAT_REQUESTS_PER_SECOND", value_name = "N")]
    requests_per_second: Option<u32>,
    /// New tables of one address in the long run, per minute [default: 6]
    #[arg(long, env = "MAGNAT_TABLES_PER_MINUTE", value_name = "N")]
    tables_per_minute: Option<u32>,
    /// Tables in memory at the same time [default: 100000]
    #[arg(long, env = "MAGNAT_MAX_TABLES", value_name = "N")]
    max_tables: Option<u32>,
    /// How long a server that stops is not ready before it closes, in milliseconds, for a balancer to notice [default: 0]
    #[arg(long, env = "MAGNAT_DRAIN_MS", value_name = "MS")]
    drain_ms: Option<u32>,
    /// Show the front page in the browser of this machine
    #[arg(long)]
    open: bool,
    /// How logs are written [default: text]
    #[arg(long, env = "MAGNAT_LOG", value_name = "FORM")]
    log: Option<LogForm>,
    /// The least important messages to log: error, warn, info or debug [default: info]
    #[arg(long, env = "MAGNAT_LOG_LEVEL", value_name = "LEVEL")]
    log_level: Option<LogLevel>,
}

/// Where tables are kept.
#[derive(Args, Debug, Default)]
pub(crate) struct StoreArgs {
    /// An SQLite file, made if it is not there
    #[arg(long, env = "MAGNAT_DATA", value_name = "FILE", group = "store")]
    pub(crate) data: Option<PathBuf>,
    /// A Postgres database, as postgres://user:password@host/name
    #[arg(long, env = "MAGNAT_DATABASE_URL", value_name = "URL", hide_env_values = true, group = "store")]
    pub(crate) database_url: Option<String>,
    /// A file with the address of a Postgres database, which keeps the password out of lists of processes
    #[arg(long, env = "MAGNAT_DATABASE_URL_FILE", value_name = "FILE", group = "store")]
    pub(crate) database_url_file: Option<PathBuf>,
    /// Memory only: all is gone when the server stops
    #[arg(long, env = "MAGNAT_MEMORY", group = "store")]
    pub(crate) memory: bool,
}

/// The name of the credential under which systemd hands over the address of a database.
const CREDENTIAL: &str = "database_url";

impl StoreArgs {
    fn is_given(&self) -> bool {
        let StoreArgs { data, database_url, database_url_file, memory } = self;
        data.is_some() || database_url.is_some() || database_url_file.is_some() || *memory
    }

    /// What systemd was told to hand over (`LoadCredential=database_url:FILE`), if it was.
    fn of_credentials() -> StoreArgs {
        let folder = std::env::var_os("CREDENTIALS_DIRECTORY").map(PathBuf::from);
        let file = folder.map(|folder| folder.join(CREDENTIAL)).filter(|file| file.is_file());
        StoreArgs { database_url_file: file, ..StoreArgs::default() }
    }

    /// The address of the database, wherever it is written.
    pub(crate) fn database(&self) -> Result<Option<String>> {
        let Some(file) = &self.database_url_file else { return Ok(self.database_url.clone()) };
        let name = file.display();
        let url = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        let url = url.trim();
        ensure!(
            url.starts_with("postgres://") || url.starts_with("postgresql://"),
            "{name}: write the address of a Postgres database into it, as postgres://user:password@host/name"
        );
        Ok(Some(url.to_owned()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogForm {
    #[default]
    Text,
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogLevel {
    Error,
    Warn,
    #[default]
    Info,
    Debug,
}

/// Everything `magnat serve` needs to know, put together from flags, environment and file.
#[derive(Debug)]
pub(crate) struct ServePlan {
    pub(crate) settings: Settings,
    pub(crate) store: StoreArgs,
    pub(crate) log: (LogForm, LogLevel),
    /// Whether to show the front page in a browser.
    pub(crate) open: bool,
}

impl ServeArgs {
    pub(crate) fn plan(self) -> Result<ServePlan> {
        let file = match &self.config {
            Some(path) => {
                let text = std::fs::read_to_string(path);
                let text = text.with_context(|| format!("cannot read {}", path.display()))?;
                FileSettings::parse(&text).with_context(|| path.display().to_string())?
            }
            None => FileSettings::default(),
        };
        self.over(file)
    }

    /// These flags, and the file where they say nothing.
    fn over(self, mut file: FileSettings) -> Result<ServePlan> {
        let usual = Settings::default();
        let written = file.store();
        let numbers = Numbers {
            bot_threads: self.bot_threads.or(file.bot_threads),
            bot_delay_ms: self.bot_delay_ms.or(file.bot_delay_ms),
            keep_days: self.keep_days.or(file.keep_days),
            sockets_per_address: self.sockets_per_address.or(file.sockets_per_address),
            messages_per_second: self.messages_per_second.or(file.messages_per_second),
            requests_per_second: self.requests_per_second.or(file.requests_per_second),
            tables_per_minute: self.tables_per_minute.or(file.tables_per_minute),
            max_tables: self.max_tables.or(file.max_tables),
            drain_ms: self.drain_ms.or(file.drain_ms),
        };
        numbers.check()?;
        let public_url = self.public_url.or(file.public_url).map(|url| url.trim_end_matches('/').to_owned());
        let limits = numbers.limits(usual.limits);
        let settings = Settings {
            listen: self.listen.or(file.listen).unwrap_or(usual.listen),
            metrics_listen: self.metrics_listen.or(file.metrics_listen),
            public_url,
            origins: if self.origins.is_empty() { file.origins } else { self.origins },
            hosts: if self.hosts.is_empty() { file.hosts } else { self.hosts },
            behind_proxy: self.behind_proxy || file.behind_proxy,
            bot_threads: numbers.bot_threads.map_or(usual.bot_threads, |threads| threads as usize),
            keep_days: numbers.keep_days,
            cluster: (self.shared || file.shared).then(|| ClusterSettings {
                name: self.node.or(file.node),
                address: self.node_address.or(file.node_address),
                ..ClusterSettings::default()
            }),
            drain_ms: numbers.drain_ms.map_or(usual.drain_ms, u64::from),
            private_hooks: self.private_hooks || file.private_hooks,
            contact: self.contact.or(file.contact).unwrap_or(usual.contact),
            limits,
            ..usual
        };
        let store = if self.store.is_given() { self.store } else { written };
        let store = if store.is_given() { store } else { StoreArgs::of_credentials() };
        let has_database = store.database_url.is_some() || store.database_url_file.is_some();
        ensure!(
            has_database || settings.cluster.is_none(),
            "several servers can share a Postgres database only; leave out --shared, or give --database-url"
        );
        if let Some(ClusterSettings { name, address, .. }) = &settings.cluster {
            let fits =
                |name: &String| (1..=60).contains(&name.len()) && name.chars().all(|c| c.is_ascii_graphic());
            ensure!(name.as_ref().is_none_or(fits), "--node: a name has 1 to 60 letters, digits and signs");
            let leads = |url: &String| {
                url.starts_with("http://")
                    && url.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok())
            };
            ensure!(
                address.as_ref().is_none_or(leads),
                "--node-address: say where other servers reach this one, as http://host:port"
            );
        }
        let log = (
            self.log.or(file.log).unwrap_or_default(),
            self.log_level.or(file.log_level).unwrap_or_default(),
        );
        Ok(ServePlan { settings, store, log, open: self.open })
    }
}

/// Every number among the settings, wherever it was given. All are checked here and nowhere else: a slip in the file is
/// as dangerous as one on the command line.
struct Numbers {
    bot_threads: Option<u32>,
    bot_delay_ms: Option<u32>,
    keep_days: Option<u32>,
    sockets_per_address: Option<u32>,
    messages_per_second: Option<u32>,
    requests_per_second: Option<u32>,
    tables_per_minute: Option<u32>,
    max_tables: Option<u32>,
    drain_ms: Option<u32>,
}

impl Numbers {
    fn check(&self) -> Result<()> {
        for (name, given, allowed) in [
            ("bot_threads", self.bot_threads, 1..=1_024),
            ("bot_delay_ms", self.bot_delay_ms, 0..=60_000),
            ("keep_days", self.keep_days, 1..=36_500),
            ("sockets_per_address", self.sockets_per_address, 1..=1_000_000),
            ("messages_per_second", self.messages_per_second, 1..=1_000),
            ("requests_per_second", self.requests_per_second, 1..=1_000),
            ("tables_per_minute", self.tables_per_minute, 1..=60_000),
            ("max_tables", self.max_tables, 1..=10_000_000),
            ("drain_ms", self.drain_ms, 0..=600_000),
        ] {
            if let Some(given) = given {
                let (least, most) = (allowed.start(), allowed.end());
                ensure!(allowed.contains(&given), "{name} is a number from {least} to {most}, not {given}");
            }
        }
        Ok(())
    }

    /// Rates are given per second or minute; the server counts in milliseconds for one.
    fn limits(&self, usual: ServerLimits) -> ServerLimits {
        let mut limits = usual;
        if let Some(most) = self.sockets_per_address {
            limits.sockets_per_address = most;
        }
        if let Some(most) = self.max_tables {
            limits.tables_awake = most as usize;
        }
        if let Some(rate) = self.messages_per_second.map(u64::from) {
            let (burst, every) = (rate * 20, 1_000 / rate);
            limits.socket = Rate::new(burst, every);
            limits.table.seat = Rate::new(burst * 2, every.div_ceil(2));
        }
        if let Some(rate) = self.requests_per_second.map(u64::from) {
            limits.requests = Rate::new(rate * 15, 1_000 / rate);
        }
        if let Some(rate) = self.tables_per_minute.map(u64::from) {
            limits.tables = Rate::new(rate * 5, 60_000 / rate);
        }
        if let Some(least_ms) = self.bot_delay_ms.map(u64::from) {
            limits.table.thought = ThoughtTime { least_ms, spread_ms: least_ms + 1 };
        }
        limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, Command};
    use clap::Parser as _;

    fn plan(line: &str, file: &str) -> Result<ServePlan> {
        let words = ["magnat", "serve"].into_iter().chain(line.split_whitespace());
        let Command::Serve(args) = Cli::try_parse_from(words)?.command else { panic!("not serve") };
        args.over(FileSettings::parse(file)?)
    }

    #[test]
    fn a_flag_wins_over_the_file_and_the_file_over_the_default() {
        let file = "listen = \"127.0.0.1:1\"\nkeep_days = 30\ndata = \"a.db\"\nmessages_per_second = 50\n";
        let ServePlan { settings, store, .. } = plan("--listen 127.0.0.1:2", file).unwrap();
        assert_eq!(settings.listen.port(), 2);
        assert_eq!(settings.keep_days, Some(30));
        assert_eq!(store.data, Some(PathBuf::from("a.db")));
        assert_eq!(settings.limits.socket, Rate::new(1_000, 20));
        assert!(!settings.behind_proxy);
        let ServePlan { store, .. } = plan("--memory", file).unwrap();
        assert!(store.memory && store.data.is_none(), "the store of the flag, not both");
    }

    #[test]
    fn what_cannot_be_is_named() {
        let why = |line: &str, file: &str| plan(line, file).unwrap_err().to_string();
        assert!(why("", "keep_dais = 1").contains("keep_dais"), "{}", why("", "keep_dais = 1"));
        // Every number has its bounds, and the same ones in the file as on the command line.
        for (name, wrong) in [
            ("bot_threads", [0, 1_025]),
            ("bot_delay_ms", [60_001, 99_999_999]),
            ("keep_days", [0, 36_501]),
            ("sockets_per_address", [0, 1_000_001]),
            ("messages_per_second", [0, 1_001]),
            ("requests_per_second", [0, 1_001]),
            ("tables_per_minute", [0, 60_001]),
            ("max_tables", [0, 10_000_001]),
            ("drain_ms", [600_001, 99_999_999]),
        ] {
            for wrong in wrong {
                let said = why("", &format!("{name} = {wrong}"));
                assert!(said.starts_with(&format!("{name} is a number from")), "{said}");
                let flag = format!("--{}={wrong}", name.replace('_', "-"));
                assert_eq!(why(&flag, ""), said, "the same by flag");
            }
        }
        assert!(why("--memory --data a.db", "").contains("cannot be used with"));
        assert!(why("--database-url x --database-url-file y", "").contains("cannot be used with"));
        assert!(why("--shared --data a.db", "").contains("Postgres database only"));
    }
}
