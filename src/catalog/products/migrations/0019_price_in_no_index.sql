-- When a price was worked out stands in no index, so that a new price leaves the index of words alone: with this one, which no search
-- used, each new price wrote all of them anew.
drop index product_documents_unpriced;
