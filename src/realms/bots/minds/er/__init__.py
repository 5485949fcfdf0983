"""Parts of the evaluation of Elven Rage."""
