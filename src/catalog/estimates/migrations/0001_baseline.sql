-- What our team settled of a product, by the clean address of its page: what the review said of its category or weight, and
-- what one unit weighed on the warehouse's scale. A product is the same for every site, so the rows have none. Each row stays;
-- of the rows that nobody took back the newest holds.

create table settled_facts (
  id bigint generated always as identity primary key,
  page text not null check (length(page) <= 8000),
  store text not null,
  title text not null,
  -- A category by its code, and the packed grams of one unit; null where nothing was said of it.
  category text check (category <> ''),
  weight_grams integer check (weight_grams > 0),
  known_by text not null check (known_by in ('review', 'scale')),
  -- The item of an order it was learned from.
  item_id uuid not null,
  learned_by uuid references staff_members (id),
  learned_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references staff_members (id),
  undone_why text check (undone_why <> ''),
  check (category is not null or weight_grams is not null),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_why is null))
);
comment on table settled_facts is 'append-only but for undone_at, undone_by, undone_why';
-- A link is looked up with each draft; an address can be too long for an index of its own.
create index settled_facts_of_page on settled_facts (md5(page), id desc) where undone_at is null;

create function forbid_settled_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by,undone_why}'::text[]
      is distinct from to_jsonb(old) - '{undone_at,undone_by,undone_why}'::text[] then
    raise exception 'what was settled of a product stays as it was: it is only taken back, once'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_settled_change before update or delete on settled_facts
  for each row execute function forbid_settled_change();
