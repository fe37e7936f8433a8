-- Sites are rows, no checks: what names a site, or money of a site, points to the table `sites`, which is filled from the list of
-- sites before the first migration runs (platform/database/keep-sites.ts).
do $$
declare found record; kept text;
begin
  for found in
    select conrelid::regclass as relation, conname as name, pg_get_constraintdef(oid) as said from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ '''(eg|EGP)'''
  loop
    execute format('alter table %s drop constraint %I', found.relation, found.name);
    if found.said like '%CASE site%' then
      kept := case when found.said like '%(quote =%' then 'quote' else 'currency' end;
      execute format('alter table %s add foreign key (site, %I) references sites (code, currency)', found.relation, kept);
      if kept = 'quote' then execute format('alter table %s add check (base <> quote)', found.relation); end if;
    elsif found.said like '%(currency = ANY%' then
      execute format('alter table %s add foreign key (currency) references sites (currency)', found.relation);
    else
      execute format('alter table %s add foreign key (site) references sites', found.relation);
    end if;
  end loop;

  for found in
    select pg_get_functiondef(oid) as said from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'case \w+\.site when ''eg'' then'
  loop
    execute regexp_replace(
      regexp_replace(found.said, 'case (\w+\.site) when ''eg'' then ''EGP'' else ''AED'' end',
        '(select sites.currency from sites where code = \1)', 'g'),
      'case (\w+\.site) when ''eg'' then ''Africa/Cairo'' else ''Asia/Dubai'' end',
      '(select sites.time_zone from sites where code = \1)', 'g');
  end loop;
end $$;
