//! The laws of all games, on every option set.

conform::laws!(cover_your_assets::Rules, golden: 40);
conform::policy_laws!(cover_your_assets::Rules, golden: 12);
