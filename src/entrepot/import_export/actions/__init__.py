"""The five actions. Each takes its number of actions of one player, one by one."""
