"""Tests of the kernel, and two small games made for them."""
