conform::laws!(sample_game::Rules, golden: 12);
conform::policy_laws!(sample_game::Rules, golden: 6);
conform::encode_laws!(sample_game::Rules);
