"""The five actions. Each module takes one player's actions of its kind, one by one."""
