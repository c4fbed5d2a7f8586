//! The laws every game obeys.

conform::laws!(property_tournament::Rules, golden: 40);
conform::policy_laws!(property_tournament::Rules, golden: 10);
conform::encode_laws!(property_tournament::Rules);
