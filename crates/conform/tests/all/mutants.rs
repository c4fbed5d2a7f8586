//! Every law catches its mutants: a check that cannot fail proves nothing.

use super::toy::{Toy, bug, with_bug};
use conform::laws::{Reward, values};

/// `test: law MUTANT "words of the failure";`
macro_rules! caught {
    ($($test:ident: $law:ident $bug:ident $words:literal;)*) => {
        $(
            #[test]
            fn $test() {
                let failure = with_bug(bug::$bug, conform::laws::$law::<Toy>).expect_err("the law lets the mutant pass");
                let told = failure.to_string();
                assert!(told.contains($words), "{told}");
                assert_eq!(failure.law, stringify!($law));
            }
        )*
    };
}

/// What a law cannot see: `test: law MUTANT;`
macro_rules! missed {
    ($($test:ident: $law:ident $bug:ident;)*) => {
        $(
            #[test]
            fn $test() {
                conform::obey(with_bug(bug::$bug, conform::laws::$law::<Toy>));
            }
        )*
    };
}

caught! {
    steps_that_remember: replay REPLAY_REMEMBERS "applied again gives another state";
    form_without_the_answers: canon CANON_FORGETS "different states share one form";
    form_without_hidden_cards: canon CANON_BLIND "different states share one form";
    form_that_wavers: canon CANON_WAVERS "equal states have different forms";
    own_hand_imagined_anew: imagine IMAGINE_OWN_HAND "the world does not fit: the view";
    world_borrowed_from_the_truth: imagine IMAGINE_BORROWS "imagined into the truth";
    world_with_a_wrong_card: imagine IMAGINE_UNSOUND "the audit finds the cards";
    world_that_never_varies: histories IMAGINE_STUCK "only one was imagined";

    unsorted_list: legal LEGAL_UNSORTED "before";
    action_listed_twice: legal LEGAL_TWICE "before";
    list_out_of_turn: legal LEGAL_OUT_OF_TURN "legal actions while the turn is Sealed";
    turn_without_answer: legal LEGAL_NOTHING "has 0 legal actions while the turn is One";
    listed_and_refused: legal CHECK_STRICT "is listed and refused by TY-2";
    stranger_asked: legal ASK_STRANGER "is asked while the turn is";
    unlisted_and_accepted: refusal CHECK_LAX "accepted but not in the list";
    accepted_out_of_turn: refusal CHECK_OUT_OF_TURN "whose turn it is not";
    refused_by_no_rule: refusal RULE_UNKNOWN "TY-9, which is not in the rulebook";
    button_for_nothing: legal BUTTON_STRAY "which is not legal";
    forced_with_a_choice: legal FORCED_LOOSELY "is forced to";
    uneven_sample: sample SAMPLE_UNEVEN "not sampled evenly";
    illegal_sample: sample SAMPLE_ILLEGAL "which is not legal";

    first_answer_wins: sealed SEALED_ORDER "in the order";
    answer_that_narrows_the_others: sealed SEALED_LIST "changed what seat";

    coin_from_nowhere: conserve COIN_MADE "the audit finds 21 coins";
    card_gone: conserve CARD_LOST "the audit finds the cards";

    game_without_end: end ENDLESS "still runs after";
    seat_without_rank: end RANKS_SKIPPED "are not the ranks of";
    winner_who_is_not_there: end WINNER_ABSENT "win with the ranks";
    wait_after_the_end: end WAIT_AFTER_END "after the end";
    illegal_time_out: absent TIMEOUT_ILLEGAL "the time-out";
    lapse_that_moves_nothing: absent LAPSE_IDLE "changes nothing";
    time_outs_without_end: absent ABSENT_ENDLESS "still runs after";

    state_not_whole: json STATE_SKIPS "the state";
    event_not_whole: json EVENT_SKIPS "the event";
    action_not_whole: json ACTION_SKIPS "the action";
    view_not_whole: json VIEW_SKIPS "the view";
    other_defaults: options DEFAULTS_DIFFER "the catalog has the defaults";
    choice_ignored: options CHOICE_IGNORED "was chosen, the header says";

    drawn_but_not_listed: chance DRAW_UNLISTED "not among the chances";
    outcome_without_weight: chance CHANCE_ZERO "with weight 0";
    outcome_listed_twice: chance CHANCE_TWICE "is listed twice";
    loaded_deck: chance DRAW_UNEVEN "does not keep its weights";

    apply_that_allocates: allocation APPLY_ALLOCATES "apply allocates 1 times";
    sample_that_allocates: allocation SAMPLE_ALLOCATES "the choice of an action allocates";

    event_without_words: texts EVENT_UNTOLD "reads \"{event-untold}\"";
    form_without_words: texts FORM_UNTOLD "the field cards of form bury reads";
    sketch_without_words: texts SKETCH_UNTOLD "the phrase sketch-nowhere";
    nothing_asked: texts PROMPT_MISSING "is told nothing while";
    nothing_said_of_an_action: texts OUTLOOK_MISSING "leads to";
    places_out_of_order: texts PLACES_UNSORTED "the places are told as";
    places_that_are_wrong: texts PLACES_WRONG "the summary tells the places";
    refusal_without_words: texts RULE_UNKNOWN "the refusal TY-9 reads";

    candidate_twice: candidates CANDIDATES_TWICE "is there twice";
    no_candidates: candidates CANDIDATES_NONE "has no candidates";
    illegal_candidate: candidates CANDIDATES_ILLEGAL "the candidate Keep";
    illegal_playout: answers PLAYOUT_ILLEGAL "the playout action Keep";
    illegal_style: answers STYLE_ILLEGAL "the miser Keep";
    playout_that_allocates: playout_allocation PLAYOUT_ALLOCATES "the choice of an action allocates";

    numbers_of_other_hands: observations OBSERVES_OTHERS "which of two worlds";
    mask_of_other_hands: observations MASK_TELLS "which of two worlds";
    number_out_of_range: observations OBSERVES_TOO_MUCH "(coins";
    number_not_written: observations OBSERVES_HALF "is NaN";
    two_features_of_one_name: observations FEATURES_ALIKE "two have the name";
    two_slots_of_one_name: observations SLOTS_ALIKE "two have the name";
    nothing_allowed: slots MASK_EMPTY "but its mask says otherwise";
    allowed_without_meaning: slots MASK_LAX "decodes to nothing";
    slot_that_is_refused: slots SLOT_ILLEGAL "refused by";
    slot_that_means_two_things: slots LISTED_OTHERWISE "but at once";
    two_slots_for_one_action: slots SLOT_SHARED "whose slot is";
    candidate_without_a_slot: slots_of_candidates SLOT_MISSING "has the slot None";
    observation_that_allocates: slot_allocation OBSERVE_ALLOCATES "allocates";
}

// The two forms of the law of two worlds, and what each can see of a leak.
caught! {
    spectator_sees_hands: two_worlds PUBLIC_SEES_HANDS "Public is sent a difference: the view";
    turn_tells_a_hand: two_worlds TURN_TELLS "the turn";
    turn_tells_a_hand_by_history: histories TURN_TELLS "the turn";
    list_tells_a_hand: two_worlds LEGAL_TELLS "the legal actions";
    wait_tells_what_is_buried: two_worlds WAIT_TELLS "the wait";
    wait_tells_what_is_buried_by_history: histories WAIT_TELLS "the wait";
    view_tells_later: two_worlds VIEW_TELLS_LATER "the view";
    seats_see_hands: histories SEATS_SEE_HANDS "is sent a difference: the view";
    deal_is_told: histories DEAL_IS_TOLD "tells what the view does not hold";
    buried_card_is_told_later: histories BURIED_IS_TOLD "tells what the view does not hold";
    spectator_is_told: histories PUBLIC_IS_TOLD "tells what the view does not hold";
}

missed! {
    a_fitting_world_proves_nothing_about_spectators: imagine PUBLIC_SEES_HANDS;
    imagined_worlds_copy_what_the_view_leaks: two_worlds SEATS_SEE_HANDS;
    imagined_worlds_share_the_deal_that_is_told: two_worlds DEAL_IS_TOLD;
    open_hands_are_a_rule_not_a_leak: two_worlds OPEN_HANDS;
    open_hands_are_a_rule_not_a_leak_by_history: histories OPEN_HANDS;
    the_right_toy_is_right: two_worlds NONE;
}

#[test]
fn values_out_of_range_and_wrong_at_the_end() {
    let told = with_bug(bug::VALUE_TOO_LARGE, || values::<Toy>(Reward::Winners)).unwrap_err().to_string();
    assert!(told.contains("leave 0 to 1"), "{told}");
    for reward in [Reward::Winners, Reward::Own] {
        let told = with_bug(bug::VALUE_WRONG_AT_END, || values::<Toy>(reward)).unwrap_err().to_string();
        assert!(told.contains("the match ended with"), "{told}");
    }
}

#[test]
fn a_failure_says_where_it_broke() {
    let failure = with_bug(bug::PANICS, conform::laws::end::<Toy>).unwrap_err();
    assert_eq!(
        failure.to_string(),
        "toy breaks the law `end`\n  at: 2 seats, options -, seed 0, step 12\n  why: the game panics: the second round is too much"
    );
}
