-- How long each stage usually takes on each route, in working days of its place, and what customers were told about
-- goods that take longer.

-- The shop's promise until there is enough data of its own orders: usual and longest time.
create table stage_policies (
  site text not null references sites,
  stage text not null check (stage <> ''),
  usual_days smallint not null check (usual_days between 0 and 60),
  most_days smallint not null check (most_days between 1 and 90),
  changed_at timestamptz not null,
  -- Null for the rows that the shop started with.
  changed_by uuid references staff_members (id),
  primary key (site, stage),
  check (most_days >= usual_days)
);

-- The times of recent orders: half of them took at most p50_days, four fifths at most p80_days.
create table stage_times (
  site text not null references sites,
  country text not null,
  stage text not null,
  samples integer not null check (samples > 0),
  p50_days smallint not null check (p50_days >= 0),
  p80_days smallint not null check (p80_days >= p50_days),
  reckoned_at timestamptz not null,
  primary key (site, country, stage)
);

-- Public holidays in the countries of the warehouses abroad; Egypt's and the Emirates' are in `bank_holidays`.
create table origin_holidays (
  country text not null check (country in ('US', 'UK', 'CN', 'TR')),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$' and day::date is not null),
  name_ar text not null check (name_ar <> ''),
  name_en text not null check (name_en <> ''),
  primary key (country, day)
);

-- Promises of staff about goods that take longer: why, and until when the customer hears more. Never changed; a newer
-- one replaces it.
create table item_promises (
  id uuid primary key,
  item_id uuid not null references order_items (id),
  stage text not null,
  reason text not null check (reason in ('seller', 'carrier', 'customs', 'holiday', 'flight', 'busy', 'looking')),
  until timestamptz not null,
  said_by uuid not null references staff_members (id),
  at timestamptz not null,
  check (until > at)
);
create index item_promises_of_item on item_promises (item_id, at desc);
comment on table item_promises is 'append-only';

insert into origin_holidays (country, day, name_ar, name_en) values
  ('US', '2026-11-26', 'عيد الشكر', 'Thanksgiving'), ('US', '2026-12-25', 'عيد الميلاد', 'Christmas Day'),
  ('US', '2027-01-01', 'رأس السنة', 'New Year’s Day'), ('US', '2027-01-18', 'يوم مارتن لوثر كنغ', 'Martin Luther King Jr. Day'),
  ('US', '2027-02-15', 'يوم الرؤساء', 'Presidents’ Day'), ('US', '2027-05-31', 'يوم الذكرى', 'Memorial Day'),
  ('US', '2027-06-18', 'جونتينث', 'Juneteenth'), ('US', '2027-07-05', 'يوم الاستقلال', 'Independence Day'),
  ('US', '2027-09-06', 'عيد العمال', 'Labor Day'), ('US', '2027-10-11', 'يوم كولومبوس', 'Columbus Day'),
  ('US', '2027-11-11', 'يوم المحاربين القدامى', 'Veterans Day'), ('US', '2027-11-25', 'عيد الشكر', 'Thanksgiving'),
  ('US', '2027-12-24', 'عيد الميلاد', 'Christmas Day'),
  ('UK', '2026-12-25', 'عيد الميلاد', 'Christmas Day'), ('UK', '2026-12-28', 'يوم الصناديق', 'Boxing Day'),
  ('UK', '2027-01-01', 'رأس السنة', 'New Year’s Day'), ('UK', '2027-03-26', 'الجمعة العظيمة', 'Good Friday'),
  ('UK', '2027-03-29', 'اثنين الفصح', 'Easter Monday'), ('UK', '2027-05-03', 'عطلة مايو', 'Early May bank holiday'),
  ('UK', '2027-05-31', 'عطلة الربيع', 'Spring bank holiday'), ('UK', '2027-08-30', 'عطلة الصيف', 'Summer bank holiday'),
  ('UK', '2027-12-27', 'عيد الميلاد', 'Christmas Day'), ('UK', '2027-12-28', 'يوم الصناديق', 'Boxing Day'),
  ('CN', '2027-01-01', 'رأس السنة', 'New Year’s Day'),
  ('CN', '2027-02-05', 'عيد الربيع', 'Spring Festival'), ('CN', '2027-02-08', 'عيد الربيع', 'Spring Festival'),
  ('CN', '2027-02-09', 'عيد الربيع', 'Spring Festival'), ('CN', '2027-02-10', 'عيد الربيع', 'Spring Festival'),
  ('CN', '2027-02-11', 'عيد الربيع', 'Spring Festival'), ('CN', '2027-04-05', 'عيد تشينغ مينغ', 'Qingming Festival'),
  ('CN', '2027-05-03', 'عيد العمال', 'Labour Day'), ('CN', '2027-06-09', 'مهرجان قوارب التنين', 'Dragon Boat Festival'),
  ('CN', '2027-09-15', 'عيد منتصف الخريف', 'Mid-Autumn Festival'), ('CN', '2027-10-01', 'العيد الوطني', 'National Day'),
  ('CN', '2027-10-04', 'العيد الوطني', 'National Day'), ('CN', '2027-10-05', 'العيد الوطني', 'National Day'),
  ('CN', '2027-10-06', 'العيد الوطني', 'National Day'), ('CN', '2027-10-07', 'العيد الوطني', 'National Day'),
  ('TR', '2027-01-01', 'رأس السنة', 'New Year’s Day'), ('TR', '2027-03-09', 'عيد الفطر', 'Eid al-Fitr'),
  ('TR', '2027-03-10', 'عيد الفطر', 'Eid al-Fitr'), ('TR', '2027-03-11', 'عيد الفطر', 'Eid al-Fitr'),
  ('TR', '2027-04-23', 'عيد السيادة الوطنية', 'National Sovereignty Day'), ('TR', '2027-05-17', 'عيد الأضحى', 'Eid al-Adha'),
  ('TR', '2027-05-18', 'عيد الأضحى', 'Eid al-Adha'), ('TR', '2027-05-19', 'عيد الأضحى', 'Eid al-Adha'),
  ('TR', '2027-07-15', 'يوم الديمقراطية', 'Democracy Day'), ('TR', '2027-08-30', 'عيد النصر', 'Victory Day'),
  ('TR', '2027-10-29', 'عيد الجمهورية', 'Republic Day');

create function forbid_promise_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was said about an item stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger forbid_promise_change before update or delete on item_promises
  for each row execute function forbid_promise_change();
