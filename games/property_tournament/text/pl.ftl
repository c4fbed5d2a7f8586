game-name = Property Tournament
