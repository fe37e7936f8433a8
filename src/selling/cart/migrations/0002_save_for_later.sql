-- An item with a day here is kept for later: it stays in the list below the cart and is not ordered.

alter table cart_items add column saved_at timestamptz;
