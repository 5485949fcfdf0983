"""Small games that use every part of the kernel: `spire` plays like Mage Knight, `banners` like Runewars."""
