//! The laws of every game, and those of every policy.

conform::laws!(cover_your_assets::Rules, golden: 40);
conform::policy_laws!(cover_your_assets::Rules, golden: 12);
conform::encode_laws!(cover_your_assets::Rules);
