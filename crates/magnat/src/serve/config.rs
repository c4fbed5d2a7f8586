use super::args::{LogForm, LogLevel, StoreArgs};
use anyhow::{Result, bail};
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;

/// The settings file: TOML with the names of the flags, underscores for dashes.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct FileSettings {
    data: Option<PathBuf>,
    database_url: Option<String>,
    database_url_file: Option<PathBuf>,
    memory: bool,
    pub(crate) shared: bool,
    pub(crate) node: Option<String>,
    pub(crate) node_address: Option<String>,
    pub(crate) listen: Option<SocketAddr>,
    pub(crate) metrics_listen: Option<SocketAddr>,
    pub(crate) public_url: Option<String>,
    pub(crate) origins: Vec<String>,
    pub(crate) hosts: Vec<String>,
    pub(crate) behind_proxy: bool,
    pub(crate) bot_threads: Option<u32>,
    pub(crate) bot_delay_ms: Option<u32>,
    pub(crate) keep_days: Option<u32>,
    pub(crate) private_hooks: bool,
    pub(crate) contact: Option<String>,
    pub(crate) sockets_per_address: Option<u32>,
    pub(crate) messages_per_second: Option<u32>,
    pub(crate) requests_per_second: Option<u32>,
    pub(crate) tables_per_minute: Option<u32>,
    pub(crate) max_tables: Option<u32>,
    pub(crate) drain_ms: Option<u32>,
    pub(crate) log: Option<LogForm>,
    pub(crate) log_level: Option<LogLevel>,
}

impl FileSettings {
    pub(crate) fn parse(text: &str) -> Result<FileSettings> {
        let settings: FileSettings = toml::from_str(text)?;
        let stores = [
            settings.data.is_some(),
            settings.database_url.is_some(),
            settings.database_url_file.is_some(),
            settings.memory,
        ];
        if stores.into_iter().filter(|given| *given).count() > 1 {
            bail!("choose one of data, database_url, database_url_file and memory");
        }
        Ok(settings)
    }

    pub(crate) fn store(&mut self) -> StoreArgs {
        StoreArgs {
            data: self.data.take(),
            database_url: self.database_url.take(),
            database_url_file: self.database_url_file.take(),
            memory: self.memory,
        }
    }
}
