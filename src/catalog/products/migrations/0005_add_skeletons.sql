-- The consonants of a word in letters that Arabic and Latin share, for names typed in the other alphabet; and typing errors of
-- two letters and more, which are found by what words have in common.
alter table product_words add column skeleton text not null default '';
create index product_words_skeleton on product_words (skeleton, documents desc) where skeleton <> '';
create index product_words_alike on product_words using gin (word gin_trgm_ops);
