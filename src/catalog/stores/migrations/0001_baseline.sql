-- What may not be brought in, what asks for a permit, and how much of a thing one person may have brought in: data with a
-- day of beginning, an end and a source, by site. A rule that changes gets an end, and a row of its own from then on.
-- A source without a day of its own is taken to hold from the beginning of 2025, before the shop had its first order.
-- How an article is known to be of a kind is the program's (prohibited.ts, restricted.ts); what the kind asks stands here.

create table import_rules (
  site text not null references sites,
  kind text not null,
  asks text not null check (asks in ('refuse', 'permit', 'limit')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- Where the rule was read, with the day of the source where it has one.
  source text not null check (source <> ''),
  primary key (site, kind, valid_from)
);
comment on table import_rules is 'append-only but for valid_to';

create table personal_limits (
  site text not null references sites,
  kind text not null,
  -- The categories of the price tables that count together.
  categories text[] not null check (cardinality(categories) > 0),
  per text not null check (per in ('order', 'year')),
  unit text not null check (unit in ('pieces', 'grams')),
  most integer not null check (most > 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null check (source <> ''),
  -- Sources that disagree, for staff who decide a case.
  doubt text not null default '',
  primary key (site, kind, per, valid_from)
);
comment on table personal_limits is 'append-only but for valid_to';

create function forbid_import_rule_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or to_jsonb(new) - 'valid_to' is distinct from to_jsonb(old) - 'valid_to' then
    raise exception 'a rule of % stays as it was: only its end is written', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_import_rule_change before update or delete on import_rules
  for each row execute function forbid_import_rule_change();
create trigger forbid_personal_limit_change before update or delete on personal_limits
  for each row execute function forbid_import_rule_change();
