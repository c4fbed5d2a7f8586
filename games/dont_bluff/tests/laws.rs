//! The laws of all games, on every option set.

conform::laws!(dont_bluff::Rules, golden: 40);
conform::policy_laws!(dont_bluff::Rules, golden: 12);
conform::encode_laws!(dont_bluff::Rules);
