-- What a customer and the shop write to each other about an order or one of its items. What was written stays; only that the
-- other side has seen it is added.
create table order_comments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  item_id uuid references order_items (id),
  customer_id uuid references customers (id),
  staff_id uuid references staff_members (id),
  said text not null check (length(trim(said)) between 1 and 2000),
  at timestamptz not null,
  seen_at timestamptz,
  check ((customer_id is null) <> (staff_id is null))
);
create index order_comments_of_order on order_comments (order_id, at);
create index order_comments_unanswered on order_comments (at) where seen_at is null and staff_id is null;
comment on table order_comments is 'append-only but for seen_at';

create function order_comment_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.seen_at is not null
    or (new.id, new.order_id, new.item_id, new.customer_id, new.staff_id, new.said, new.at)
      is distinct from (old.id, old.order_id, old.item_id, old.customer_id, old.staff_id, old.said, old.at) then
    raise exception 'what was written about an order stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger order_comment_stays before update or delete on order_comments
  for each row execute function order_comment_stays();

-- An item commented on is one of the order it is written under.
create function order_comment_fits() returns trigger language plpgsql as $$
begin
  if new.item_id is not null
    and not exists (select from order_items where id = new.item_id and order_id = new.order_id) then
    raise exception 'item % is not of order %', new.item_id, new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_comment_fits before insert on order_comments
  for each row execute function order_comment_fits();
