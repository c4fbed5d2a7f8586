//! The laws of all games, on every option set.

conform::laws!(dont_bluff::Rules, golden: 0);
