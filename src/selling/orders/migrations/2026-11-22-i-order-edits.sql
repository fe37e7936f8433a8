-- Orders that their customers are changing. A draft moves nothing: it stands here until it is ended, and then stays as history.
create table order_edits (
  id uuid primary key,
  order_id uuid not null references orders (id),
  customer_id uuid not null references customers (id),
  begun_at timestamptz not null,
  touched_at timestamptz not null,
  version integer not null default 1,
  -- What was changed, cancelled and added, and the coupon; the form is edit-draft.ts.
  changes jsonb not null,
  ended_at timestamptz,
  how text check (how in ('applied', 'left', 'forgotten', 'order_closed')),
  -- Of an applied one: the order's total before and after.
  old_total_minor bigint,
  new_total_minor bigint,
  check ((ended_at is null) = (how is null)),
  check ((how = 'applied') = (new_total_minor is not null) or how is null)
);
create unique index order_edits_one_open on order_edits (order_id) where ended_at is null;
create index order_edits_forgotten on order_edits (touched_at) where ended_at is null;

-- While its customer changes an order, nobody may claim, buy or hold its items: the use-cases refuse it with a sentence,
-- the database whatever they do.
create function edited_order_rests() returns trigger language plpgsql as $$
begin
  if new.state in ('pending_review', 'purchased') and new.state <> old.state
    and exists (select from orders where id = new.order_id and editing_by is not null) then
    raise exception 'item % may not become % while its order is being edited', new.id, new.state
      using errcode = 'check_violation', constraint = 'edited_order_rests';
  end if;
  return new;
end $$;
create trigger edited_order_rests before update of state on order_items
  for each row execute function edited_order_rests();

-- The end of an edit: an order that was never paid waits for its first payment again; what was to be bought waits for the rest.
insert into item_move_pairs (from_state, to_state) values
  ('placed', 'placed'),
  ('pending_purchase', 'pending_payment');
