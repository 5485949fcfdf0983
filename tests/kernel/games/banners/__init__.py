"""Banners: secret orders, battles in ranks, bids for favour, and cards that answer cards."""
