//! CA-6, and what people expect of presets and switches.

use crate::table::options;
use cover_your_assets::*;
use engine::Game;

fn resolved(settings: &str) -> Result<(Advanced, [bool; 6]), String> {
    let options = Rules::options(&options(settings), 4).map_err(|error| error.to_string())?;
    let Options {
        hand_size_six, two_actions, upgrade_set, action_cards, kasicka, second_set_challenge, ..
    } = options;
    Ok((
        options.advanced,
        [hand_size_six, two_actions, upgrade_set, action_cards, kasicka, second_set_challenge],
    ))
}

#[test]
fn ca_6_presets_set_the_six_switches() {
    assert_eq!(resolved(""), Ok((Advanced::None, [false; 6])));
    assert_eq!(resolved("advanced=none"), Ok((Advanced::None, [false; 6])));
    assert_eq!(resolved("advanced=all"), Ok((Advanced::All, [true; 6])));
    assert_eq!(resolved("advanced=custom"), Ok((Advanced::Custom, [false; 6])));
    assert_eq!(
        resolved("advanced=custom two_actions kasicka"),
        Ok((Advanced::Custom, [false, true, false, false, true, false]))
    );
}

#[test]
fn ca_6_a_switch_alone_makes_a_custom_game() {
    assert_eq!(resolved("upgrade_set"), Ok((Advanced::Custom, [false, false, true, false, false, false])));
}

#[test]
fn ca_6_a_switch_against_its_preset_is_refused() {
    assert_eq!(
        resolved("advanced=none two_actions"),
        Err("these options do not go together: advanced=none turns two_actions off; \
             choose advanced=custom to set it yourself"
            .into())
    );
    assert_eq!(
        resolved("advanced=all kasicka=false"),
        Err("these options do not go together: advanced=all turns kasicka on; \
             choose advanced=custom to set it yourself"
            .into())
    );
    assert_eq!(resolved("advanced=all kasicka=true"), Ok((Advanced::All, [true; 6])));
    assert!(resolved("advanced=some").unwrap_err().contains("allowed: none, all, custom"));
    assert!(resolved("advanced=5 two_actions").unwrap_err().contains("allowed: none, all, custom"));
}

#[test]
fn ca_6_every_combination_can_be_set_up() {
    for bits in 0..64 {
        let chosen: Vec<String> = SWITCHES
            .iter()
            .enumerate()
            .map(|(at, switch)| format!("{switch}={}", bits >> at & 1 == 1))
            .collect();
        let (preset, switches) = resolved(&chosen.join(" ")).unwrap();
        assert_eq!(preset, Advanced::Custom);
        assert_eq!(switches, [0, 1, 2, 3, 4, 5].map(|at| bits >> at & 1 == 1));
    }
}
