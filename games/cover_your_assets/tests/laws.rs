conform::laws!(cover_your_assets::Rules, golden: 0);
