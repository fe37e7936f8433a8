-- A store charges parcel by parcel: several lines of a statement may stand for one store order, together for no more than what was
-- bought. What a person matched may be taken back, with a reason; that it was stays written.

alter table card_line_matches drop constraint card_line_matches_pkey;
alter table card_line_matches drop constraint card_line_matches_store_order_id_key;
alter table card_line_matches drop constraint card_line_matches_refund_id_key;
alter table card_line_matches drop constraint card_line_matches_how_check;
alter table card_line_matches
  add column id uuid not null default gen_random_uuid() primary key,
  add column undone_at timestamptz,
  add column undone_by uuid references staff_members (id),
  add column undone_why text check (length(trim(undone_why)) >= 3),
  add constraint card_line_matches_how_check check (how in ('exact', 'rate', 'amount', 'day', 'hand', 'part')),
  add constraint card_match_undone check (
    (undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_why is null)
    and (undone_at is null or how = 'hand')
  );
create unique index card_line_matches_line on card_line_matches (line_id) where undone_at is null;
create unique index card_line_matches_refund on card_line_matches (refund_id) where undone_at is null;
create index card_line_matches_store_order on card_line_matches (store_order_id) where undone_at is null;

comment on table card_line_matches is 'append-only but for undone_at, undone_by, undone_why';
drop trigger card_line_matches_append_only on card_line_matches;
create trigger card_line_matches_stay before delete or truncate on card_line_matches
  for each statement execute function append_only_refuse();
create function card_match_ends_once() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by,undone_why}'::text[] <> to_jsonb(old) - '{undone_at,undone_by,undone_why}'::text[]
  then
    raise exception 'a match stays as it was: it is taken back once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger card_match_ends_once before update on card_line_matches
  for each row execute function card_match_ends_once();

-- Of several lines for one store order: all within what was bought, by the money of the store where every line says it, else by
-- that of the card, where another currency may be off by its rate.
create function card_lines_within_order() returns trigger language plpgsql as $$
declare bought store_orders; charged record; fits boolean;
begin
  if new.store_order_id is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('lines of store order ' || new.store_order_id, 0));
  select * into bought from store_orders where id = new.store_order_id;
  select count(*) as parts, sum(line.amount_minor) as minor, min(card.currency) as currency,
      sum(line.original_minor) as original,
      bool_and(line.original_minor is not null and line.original_currency = bought.currency) as is_said
    into charged
    from card_statement_lines line join supplier_cards card on card.id = line.card_id
    where line.id = new.line_id or line.id in (
      select line_id from card_line_matches where store_order_id = new.store_order_id and undone_at is null);
  fits := case
    when charged.currency = bought.currency then charged.minor <= bought.card_minor
    when charged.is_said then charged.original <= bought.cost_minor
    else charged.minor * 10000 <= bought.card_minor * (10000
      + (select rate_tolerance_bp from purchase_rules where site = bought.site))
  end;
  if charged.parts > 1 and not fits then
    raise exception 'the lines for store order % are more than was bought', bought.store_order_number
      using errcode = 'check_violation', constraint = 'card_lines_within_order';
  end if;
  return new;
end $$;
create trigger card_lines_within_order before insert on card_line_matches
  for each row execute function card_lines_within_order();
