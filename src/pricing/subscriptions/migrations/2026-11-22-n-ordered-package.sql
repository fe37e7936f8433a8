-- A package may be bought with an order: its price is a line of that order, and it starts when the order is paid.
alter table subscriptions add column order_id uuid;
comment on column subscriptions.order_id is 'The order it is bought with; its money comes with the order''s, its end before the start with the order''s.';
alter table subscriptions add check (order_id is null or (follows_id is null and replaces_id is null));
create unique index subscriptions_of_order on subscriptions (order_id) where order_id is not null;

create or replace function subscription_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Requested' or new.paid_at is not null or new.starts_at is not null then
      raise exception 'subscription % begins as Requested', new.number
        using errcode = 'check_violation', constraint = 'subscription_moves';
    end if;
    return new;
  end if;
  if (new.id, new.number, new.site, new.customer_id, new.package_id, new.version_id, new.quota_minor, new.price_minor,
      new.is_free, new.requested_at, new.follows_id, new.replaces_id, new.order_id)
    is distinct from (old.id, old.number, old.site, old.customer_id, old.package_id, old.version_id, old.quota_minor,
      old.price_minor, old.is_free, old.requested_at, old.follows_id, old.replaces_id, old.order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.starts_at is not null and new.starts_at is distinct from old.starts_at)
  then
    raise exception 'what subscription % was sold with never changes', old.number using errcode = 'restrict_violation';
  end if;
  if new.status = old.status then return new; end if;
  if new.status = 'Active' and new.price_minor > 0 and new.paid_at is null then
    raise exception 'subscription % starts unpaid', old.number
      using errcode = 'check_violation', constraint = 'subscription_starts_paid';
  end if;
  if not exists (
    select from subscription_history
      where subscription_id = new.id and made_in = pg_current_xact_id()
        and id = (select max(id) from subscription_history where subscription_id = new.id)
        and from_status = old.status and to_status = new.status
  ) or not exists (select from subscription_move_pairs where from_status = old.status and to_status = new.status) then
    raise exception 'subscription % may not move from % to %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'subscription_moves';
  end if;
  return new;
end $$;
