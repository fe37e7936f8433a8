-- What staff set of kinds of things: a row changes one of the kinds that the program knows, or adds another. Each row stays; the
-- newest of a code holds. Its history with who and why stands in catalogue_changes.

create table kind_facts (
  id bigint generated always as identity primary key,
  -- What it is called for ever; the documents of the search hold it.
  code text not null check (code ~ '^\S{1,100}$'),
  -- The group or the kind that it stands below: its customs category is that of the group.
  parent text not null check (length(parent) between 1 and 100 and parent <> code),
  role text not null check (role in ('thing', 'accessory', 'part')),
  name_ar text not null check (length(name_ar) between 1 and 60),
  name_en text not null check (length(name_en) between 1 and 60),
  -- Words that mean it by language, separated by commas: { "en": "tagine, tajine", "ar": "طاجن" }.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  -- The packed weight of one unit: hardly less, most likely, hardly more. Nothing is sent of what is downloaded.
  low_grams integer not null check (low_grams >= 0),
  best_grams integer not null check (best_grams >= low_grams),
  high_grams integer not null check (high_grams >= best_grams and high_grams <= 200000),
  is_on boolean not null,
  -- Taken back: the program's own holds again, or a kind of staff's own is no more.
  is_forgotten boolean not null,
  set_at timestamptz not null
);
comment on table kind_facts is 'append-only';
create index kind_facts_of_code on kind_facts (code, id desc);

create function forbid_kind_fact_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was set of a kind stays as it was: a newer row lies over it' using errcode = 'restrict_violation';
end $$;
create trigger forbid_kind_fact_change before update or delete on kind_facts
  for each row execute function forbid_kind_fact_change();
