-- What was read from the store's page when the customer added the item; reviewers see it beside the customer's word.
alter table order_items add column reading_id uuid;
