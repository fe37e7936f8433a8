-- Moves when a few documents are written, as by staff or for one link: answers kept by a process are then asked anew. Not when a
-- feed writes many: kept answers are some seconds old at most.
create sequence product_documents_mark;
