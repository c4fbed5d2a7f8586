use std::time::Duration;

/// Who uses a store, and how long it may take to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreSettings {
    pub user: StoreUser,
    /// The limit of one transaction, from the wish to begin it to the answer to its end.
    pub transaction: Duration,
    /// The limit for opening a connection to a database elsewhere.
    pub connect: Duration,
    /// The limit for a sign of life of such a connection before it is used again.
    pub sign_of_life: Duration,
}

/// How many may use a store at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreUser {
    /// Something beside the servers that only takes a copy. A store of an older program stays one.
    Reader,
    /// Something beside the servers that may write. It keeps nobody out and is kept out by nobody.
    Tool,
    /// A server that wants to be the only one.
    OneServer,
    /// One of several servers of one database, all of which know that they are several.
    SharedServer,
}

impl StoreSettings {
    pub fn of(user: StoreUser) -> StoreSettings {
        StoreSettings { user, ..StoreSettings::default() }
    }
}

impl Default for StoreSettings {
    fn default() -> StoreSettings {
        StoreSettings {
            user: StoreUser::Tool,
            transaction: Duration::from_secs(8),
            connect: Duration::from_secs(4),
            sign_of_life: Duration::from_secs(3),
        }
    }
}
