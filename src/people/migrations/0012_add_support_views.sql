-- A member of support looks at a customer's pages as the customer sees them: read only, for some minutes, in the session in
-- which it began. The customer reads of it in their account.
create table support_views (
  id uuid primary key,
  staff_id uuid not null references staff_members (id),
  session_id uuid not null,
  customer_id uuid not null references customers (id),
  site text not null references sites,
  why text not null check (length(trim(why)) >= 3),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '15 minutes'),
  ended_at timestamptz
);
create unique index support_views_open on support_views (session_id) where ended_at is null;
create index support_views_of_customer on support_views (customer_id, started_at desc);
create trigger forbid_deleted_customer before insert on support_views for each row execute function forbid_deleted_customer();

-- What the customer is told of a look stays as it was: it only ends.
create function forbid_view_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.started_at < now() - interval '365 days' then
    return old;
  end if;
  if tg_op = 'DELETE' or old.ended_at is not null
    or (to_jsonb(new) - 'ended_at') is distinct from (to_jsonb(old) - 'ended_at') then
    raise exception 'a look at an account stays as it was recorded' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forbid_view_change before update or delete on support_views
  for each row execute function forbid_view_change();
