-- Days on which a country's banks rest beside their weekends and the feasts of a fixed date (bank-days.ts). Those of the moon
-- stand here as they are expected until the country announces them.

create table bank_holidays (
  country text not null check (country in ('EG', 'AE')),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$' and day::date is not null),
  name_ar text not null check (name_ar <> ''),
  name_en text not null check (name_en <> ''),
  is_expected boolean not null,
  changed_at timestamptz not null,
  -- Null where it came with the shop.
  changed_by uuid references staff_members (id),
  primary key (country, day)
);
insert into bank_holidays (country, day, name_ar, name_en, is_expected, changed_at)
select country, day, name_ar, name_en, is_expected, '2026-11-22T00:00:00Z'
from unnest(array['EG', 'AE']) as country cross join (values
  ('2026-03-20', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2026-03-21', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2026-03-22', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2026-05-26', 'وقفة عرفات', 'Arafat Day', true),
  ('2026-05-27', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2026-05-28', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2026-05-29', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2026-06-16', 'رأس السنة الهجرية', 'Islamic New Year', true),
  ('2026-08-25', 'المولد النبوي', 'Birthday of the Prophet', true),
  ('2027-03-09', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-03-10', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-03-11', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-05-15', 'وقفة عرفات', 'Arafat Day', true),
  ('2027-05-16', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-05-17', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-05-18', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-06-06', 'رأس السنة الهجرية', 'Islamic New Year', true),
  ('2027-08-14', 'المولد النبوي', 'Birthday of the Prophet', true)
) as feast (day, name_ar, name_en, is_expected);
insert into bank_holidays (country, day, name_ar, name_en, is_expected, changed_at) values
  ('EG', '2026-04-13', 'شم النسيم', 'Sham El Nessim', false, '2026-11-22T00:00:00Z'),
  ('EG', '2027-05-03', 'شم النسيم', 'Sham El Nessim', false, '2026-11-22T00:00:00Z');
