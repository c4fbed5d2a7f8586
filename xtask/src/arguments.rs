use anyhow::Result;
use std::fmt;

/// What follows a command.
#[derive(Debug, Default)]
pub(crate) struct Arguments<'a> {
    /// The words without a name, in order.
    pub(crate) plain: Vec<&'a str>,
    valued: Vec<(&'a str, &'a str)>,
    switches: Vec<&'a str>,
}

/// A command line that cannot be understood.
#[derive(Debug)]
pub(crate) struct Usage(String);

impl<'a> Arguments<'a> {
    /// Reads `--name value` (or `--name=value`) for the names that take a value, and `--switch` for those that do not.
    pub(crate) fn read(rest: &'a [String], valued: &[&str], switches: &[&str]) -> Result<Arguments<'a>> {
        let mut read = Arguments::default();
        let mut words = rest.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let Some(option) = word.strip_prefix("--") else {
                read.plain.push(word);
                continue;
            };
            let (name, value) = match option.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (option, None),
            };
            if switches.contains(&option) {
                read.switches.push(option);
            } else if valued.contains(&name) {
                let value = value.or_else(|| words.next());
                let value = value.ok_or_else(|| Usage::new(format!("--{name} needs a value")))?;
                read.valued.push((name, value));
            } else {
                return Err(Usage::new(format!("this command takes no --{name}")).into());
            }
        }
        Ok(read)
    }

    /// For commands that take nothing.
    pub(crate) fn none(rest: &[String]) -> Result<()> {
        match rest.first() {
            None => Ok(()),
            Some(extra) => Err(Usage::new(format!("this command takes no {extra:?}")).into()),
        }
    }

    /// The value of `--name`; the last one counts.
    pub(crate) fn get(&self, name: &str) -> Option<&'a str> {
        self.valued.iter().rev().find(|(other, _)| *other == name).map(|(_, value)| *value)
    }

    /// The number given as `--name`, or `default`.
    pub(crate) fn number(&self, name: &str, default: u64) -> Result<u64> {
        let Some(value) = self.get(name) else { return Ok(default) };
        value.parse().map_err(|_| Usage::new(format!("--{name} takes a whole number, not {value:?}")).into())
    }

    pub(crate) fn has(&self, switch: &str) -> bool {
        self.switches.contains(&switch)
    }
}

impl Usage {
    pub(crate) fn new(why: impl Into<String>) -> Usage {
        Usage(why.into())
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn arguments_come_in_any_order() {
        let line = words("--seconds 5 record --write --prefix=AB");
        let read = Arguments::read(&line, &["seconds", "prefix"], &["write"]).unwrap();
        assert_eq!(read.plain, ["record"]);
        assert_eq!(read.get("prefix"), Some("AB"));
        assert_eq!(read.number("seconds", 60).unwrap(), 5);
        assert_eq!(read.number("games", 60).unwrap(), 60);
        assert!(read.has("write") && !read.has("seconds"));
    }

    #[test]
    fn what_cannot_be_understood_is_refused() {
        let refusal = |line: &str| {
            let line = words(line);
            let read = Arguments::read(&line, &["seconds"], &[]);
            let number = read.and_then(|read| read.number("seconds", 1));
            let error = number.unwrap_err();
            assert!(error.is::<Usage>());
            error.to_string()
        };
        assert_eq!(refusal("--secs 5"), "this command takes no --secs");
        assert_eq!(refusal("--seconds"), "--seconds needs a value");
        assert_eq!(refusal("--seconds ten"), "--seconds takes a whole number, not \"ten\"");
        assert!(Arguments::none(&words("extra")).is_err());
    }
}
