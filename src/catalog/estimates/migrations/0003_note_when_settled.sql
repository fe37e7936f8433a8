-- The transaction that learned a fact or took it back: readers who keep what they read see by one statement whether it still holds.
alter table settled_facts add column written_in xid8 not null default '0';
alter table settled_facts alter column written_in set default pg_current_xact_id();
create index settled_facts_as_written on settled_facts (written_in);

create or replace function forbid_settled_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by,undone_why}'::text[]
      is distinct from to_jsonb(old) - '{undone_at,undone_by,undone_why}'::text[] then
    raise exception 'what was settled of a product stays as it was: it is only taken back, once'
      using errcode = 'restrict_violation';
  end if;
  new.written_in = pg_current_xact_id();
  return new;
end $$;
