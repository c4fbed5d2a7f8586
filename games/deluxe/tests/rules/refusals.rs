//! Every kind of action, where it is not allowed: it cites its rule and leaves no trace.

use crate::table::table;

#[test]
fn every_kind_of_action_is_refused_by_its_rule() {
    let refusals = [
        ("A end", "DL-6"),
        ("B roll 1 2", "DL-6"),
        ("A try 1 2", "DL-51"),
        ("A fine", "DL-54"),
        ("A stay", "DL-54"),
        ("A buy", "DL-14"),
        ("A decline", "DL-14"),
        ("A pass", "DL-18"),
        ("A bid 500", "DL-18"),
        ("A full", "DL-27"),
        ("A skip", "DL-60"),
        ("A stake 5", "DL-60"),
        ("A drop", "DL-46"),
        ("A choose school", "DL-43"),
        ("A use D24", "DL-45"),
        ("A use T01", "DL-45"),
        ("A build school", "DL-28"),
        ("A grant school", "DL-28"),
        ("A sell school", "DL-32"),
        ("A clear education", "DL-33"),
        ("A mortgage theatre", "DL-34"),
        ("B mortgage airline", "DL-16"),
        ("A redeem school", "DL-36"),
        ("A accept", "DL-40"),
        ("A reject", "DL-40"),
        ("A offer B - airline", "DL-38"),
        ("A silent", "DL-39"),
        ("A bankrupt", "DL-67"),
        ("F roll 1 2", "DL-68"),
        ("F resign", "DL-68"),
    ];
    let mut table = table(3, "");
    table.owns("A", "school").owns("B", "airline");
    for (line, rule) in refusals {
        assert_eq!(table.refusal(line), rule, "{line}");
    }
}

#[test]
fn after_the_end_everything_is_refused() {
    let mut table = table(2, "");
    table.play("B resign");
    for line in ["A roll 1 2", "A resign", "B resign", "A end"] {
        assert_eq!(table.refusal(line), "DL-73", "{line}");
    }
}
