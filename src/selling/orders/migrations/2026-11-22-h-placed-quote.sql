-- Exactly what the price of a placed order was made with beside its tables: the request and the offers, so that anyone can
-- make it again. Orders placed before have none.
alter table orders add column placed_quote jsonb;
create function placed_quote_stays() returns trigger language plpgsql as $$
begin
  if new.placed_quote is distinct from old.placed_quote then
    raise exception 'what order % was quoted with when it was placed never changes', old.number
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger placed_quote_stays before update of placed_quote on orders
  for each row execute function placed_quote_stays();
