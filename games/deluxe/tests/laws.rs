//! The laws every game obeys.

conform::laws!(deluxe::Rules, golden: 40);
conform::policy_laws!(deluxe::Rules, golden: 12);
conform::encode_laws!(deluxe::Rules);
