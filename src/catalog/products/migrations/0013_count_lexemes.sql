-- How many documents stand under each filter, kind and tier of the index: how a search is planned, and brands as they are typed.
create table product_lexemes (
  lexeme text primary key,
  documents integer not null check (documents > 0)
);
create index product_lexemes_brands on product_lexemes (lower(substr(lexeme, 3)) text_pattern_ops) where lexeme like 'b:%';

-- When the whole prices of a document were worked out: anew after each change of the product, and when fees or rates change.
alter table product_documents add column priced_at timestamptz;
create index product_documents_unpriced on product_documents (product_id) where priced_at is null;
