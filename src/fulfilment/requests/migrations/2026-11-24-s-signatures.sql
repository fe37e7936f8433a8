-- How the goods were signed for at the desk: drawn on the screen, or on a printed sheet that is kept. And what the name on the ID
-- had to do with the name we know: how alike they are of a hundred, and whether the desk decided that it is the same person.
create table handover_signatures (
  request_id uuid primary key references requests (id),
  kind text not null check (kind in ('drawn', 'paper')),
  -- The lines of what was drawn, within 320 by 120; taken away with the account.
  path text check (path ~ '^(M[0-9]{1,3} [0-9]{1,3}(L[0-9]{1,3} [0-9]{1,3})*){1,200}$' and length(path) <= 20000),
  signed_at timestamptz not null,
  taken_by uuid not null references staff_members (id),
  check (kind = 'drawn' or path is null)
);
create trigger handover_signatures_stay before delete or truncate on handover_signatures
  for each statement execute function append_only_refuse();

alter table requests add column collector_score integer check (collector_score between 0 and 100);
alter table requests add column collector_seen boolean not null default false;
