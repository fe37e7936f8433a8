-- Which documents were written by which transaction: each process keeps the catalogue in its memory and reads what changed since.
-- Rows of a day are kept; who did not look for an hour reads everything anew.
create table product_document_writes (
  product_id bigint not null,
  written_in xid8 not null default pg_current_xact_id(),
  written_at timestamptz not null default now()
);
create index product_document_writes_in on product_document_writes (written_in);
create index product_document_writes_at on product_document_writes (written_at);

create function log_written_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into product_document_writes (product_id) select product_id from gone;
  else
    insert into product_document_writes (product_id) select product_id from written;
  end if;
  return null;
end $$;
create trigger log_inserted_documents after insert on product_documents
  referencing new table as written for each statement execute function log_written_documents();
create trigger log_updated_documents after update on product_documents
  referencing new table as written for each statement execute function log_written_documents();
create trigger log_deleted_documents after delete on product_documents
  referencing old table as gone for each statement execute function log_written_documents();
