//! One suite for all stores. Each case gets a place of its own and may open a store there as often as it likes.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that panics has failed, and says where")]

mod alone;
mod backups;
mod faults;
mod files;
mod owners;
mod place;
mod streams;
mod tls;
mod writers;
mod wrong;

use place::Place;
use std::path::Path;
use std::sync::Arc;

macro_rules! suite {
    ($($module:ident :: $case:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $case() {
                let places = std::array::from_fn(|_| super::Place::Memory(super::Arc::default()));
                super::run(super::$module::$case(places));
            })*
        }

        mod sqlite {
            $(#[test] fn $case() {
                let folder = tempfile::TempDir::new().unwrap();
                super::run(super::$module::$case(super::files(folder.path())));
            })*
        }

        /// One cluster for all cases: it takes longer to start than they take to run.
        #[test]
        fn postgres() {
            let server = testkit::Postgres::start();
            $({
                let name = stringify!($case);
                let begin = std::time::Instant::now();
                let places = std::array::from_fn(|at| Place::Postgres(server.schema(&format!("{name}_{at}"))));
                run($module::$case(places));
                println!("{name}: {:.1} s", begin.elapsed().as_secs_f32());
            })*
        }
    };
}

/// Two places: a store, and another one to restore its backup into.
type Places = [Place; 2];

suite! {
    streams::what_is_appended_is_read,
    streams::a_wrong_number_is_a_conflict_and_changes_nothing,
    streams::an_append_is_all_or_nothing,
    streams::a_note_changes_without_an_entry,
    streams::big_and_empty_entries_are_kept,
    streams::what_is_too_long_is_refused,
    streams::odd_names_are_names,
    streams::a_name_is_no_other_name,
    streams::recent_streams_come_newest_first,
    streams::due_streams_come_soonest_first,
    streams::lists_go_on_where_they_ended,
    streams::lengths_are_told_of_those_asked_for,
    streams::old_streams_are_set_aside_brought_back_and_purged,
    streams::streams_are_set_aside_together_or_not_at_all,
    streams::more_streams_than_one_transaction_takes_are_purged,
    streams::values_are_kept,
    streams::everything_is_there_after_opening_again,
    writers::many_writers_of_one_stream_get_every_number_once,
    writers::two_owners_of_a_new_stream_have_one_winner,
    writers::a_conflict_spares_the_others_of_its_batch,
    writers::appends_that_follow_each_other_share_a_batch,
    writers::a_store_is_opened_by_many_at_once,
    writers::broken_connections_are_replaced,
    writers::a_newer_schema_is_refused,
    backups::a_backup_is_restored_whole,
    backups::a_backup_of_one_moment_is_taken_while_others_write,
    backups::a_store_that_is_not_empty_takes_no_backup,
    backups::a_damaged_backup_is_named_by_line_and_changes_nothing,
    backups::a_cut_backup_is_named_by_line_and_changes_nothing,
}

fn files(folder: &Path) -> Places {
    // A name that would break an address written without care.
    ["one table? #1 100%.db", "two.db"].map(|name| Place::File(folder.join(name)))
}

fn run(case: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(case);
}
