"""What the greedy bot of Mage Knight thinks with."""
