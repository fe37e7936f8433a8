-- A digest of all that a document was made of: where it is the same, a new price writes when it changed and leaves the rest alone.
-- Null: not known, so it is written whole.
alter table product_documents add column made_of uuid;
