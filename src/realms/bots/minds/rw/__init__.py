"""Parts of the evaluation of Runewars."""
