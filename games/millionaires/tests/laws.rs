//! The laws every game obeys.

conform::laws!(millionaires::Rules, golden: 40);
conform::policy_laws!(millionaires::Rules, golden: 20);
conform::encode_laws!(millionaires::Rules);
