"""Fighting, damage, destruction, and leaving play: each is one path through which everything goes."""
