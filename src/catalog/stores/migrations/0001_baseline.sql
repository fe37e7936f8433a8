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
  -- What speaks against it, for whoever has to decide a case: sources that disagree.
  doubt text not null default '',
  primary key (site, kind, per, valid_from)
);
comment on table personal_limits is 'append-only but for valid_to';

insert into import_rules (site, kind, asks, valid_from, source)
select site, kind, 'refuse', date '2025-01-01', source
from unnest(array['eg', 'ae']) as site
cross join (values
  ('weapons', 'Carriers and customs: weapons and ammunition (Aramex customs guide, undated)'),
  ('drones', 'Security permit, not given for parcels (Aramex customs guide, undated)'),
  ('batteries', 'IATA Dangerous Goods Regulations, loose lithium batteries (PI 965)'),
  ('flammable', 'IATA Dangerous Goods Regulations, class 2 and 3'),
  ('drugs', 'Controlled substances (Aramex customs guide, undated)'),
  ('alcohol', 'Carriers: not taken (Aramex customs guide, undated)'),
  ('tobacco', 'Carriers: not taken; UAE 200 % excise (gulfbuzz.com, undated)'),
  ('adult', 'Postal guide, offensive material (shipper.vip, undated)'),
  ('radio', 'Postal guide, communications equipment (shipper.vip, undated)'),
  ('gambling', 'Postal guide, lottery and gambling (shipper.vip, undated)'),
  ('living', 'Postal guide, live animals and plants (shipper.vip, undated)'),
  ('money', 'Postal guide, precious metals and money (shipper.vip, undated)')
) as rule (kind, source);

insert into import_rules (site, kind, asks, valid_from, source) values
  ('eg', 'antiques', 'refuse', '2025-01-01', 'Canada Post guide to Egypt: antiques are prohibited (shipper.vip, undated)'),
  ('eg', 'meat', 'refuse', '2025-01-01', 'Canada Post guide to Egypt: meat and pork are prohibited (shipper.vip, undated)'),
  ('eg', 'contactLenses', 'refuse', '2025-01-01', 'Canada Post guide to Egypt: contact lenses are prohibited (shipper.vip, undated)'),
  ('eg', 'printers', 'permit', '2025-01-01', 'Canada Post guide to Egypt: printers, scanners and copiers need approval (shipper.vip, undated)'),
  ('eg', 'telecom', 'permit', '2025-01-01', 'Communications equipment needs approval (shipper.vip, undated)'),
  ('eg', 'medicines', 'permit', '2025-01-01', 'Medicines need approval (Aramex customs guide, undated)'),
  ('eg', 'usedGoods', 'permit', '2025-01-01', 'Used goods need approval (Aramex customs guide, undated)'),
  ('eg', 'phones', 'limit', '2025-01-01', 'eglobal-eg.com, recommendations: three phones a year, one a shipment (undated)'),
  ('eg', 'supplements', 'limit', '2025-01-01', 'eglobal-eg.com, recommendations: one pack a shipment (undated)'),
  ('eg', 'cosmetics', 'limit', '2025-01-01', 'eglobal-eg.com, recommendations: two kilograms a shipment (undated)'),
  ('ae', 'medicines', 'permit', '2018-11-03', 'MOHAP: three months of use, one month of controlled ones with a permit (Khaleej Times, 3 November 2018)');

insert into personal_limits (site, kind, categories, per, unit, most, valid_from, source, doubt) values
  ('eg', 'phones', '{mobiles}', 'year', 'pieces', 3, '2025-01-01',
    'eglobal-eg.com, recommendations (undated)', 'customs.gov.eg, TravelAndTourism 1, names up to five'),
  ('eg', 'phones', '{mobiles}', 'order', 'pieces', 1, '2025-01-01',
    'eglobal-eg.com, recommendations (undated)', 'customs.gov.eg, TravelAndTourism 1, names up to five'),
  ('eg', 'supplements', '{supplements}', 'order', 'pieces', 1, '2025-01-01',
    'eglobal-eg.com, recommendations: up to 90 capsules or one tub of 2 kg (undated)', ''),
  ('eg', 'cosmetics', '{cosmetics,supplements}', 'order', 'grams', 2000, '2025-01-01',
    'eglobal-eg.com, recommendations: above goes to the single window (undated)', '');

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
