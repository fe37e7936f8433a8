-- Limits of what one person may import are proposed and published as rules are: a proposal with `per` is about a limit. `end`
-- proposes that a rule or limit no longer holds from a day on.

alter table import_rule_proposals
  drop constraint import_rule_proposals_asks_check,
  add constraint import_rule_proposals_asks_check check (asks in ('refuse', 'permit', 'limit', 'most', 'end')),
  add column per text check (per in ('order', 'year')),
  add column unit text check (unit in ('pieces', 'grams')),
  add column most integer check (most > 0),
  add column categories text[],
  add column doubt text not null default '',
  add constraint import_rule_proposals_limit check (
    case when asks = 'most' then num_nonnulls(per, unit, most, categories) = 4 and cardinality(categories) > 0
         when asks = 'end' then num_nonnulls(unit, most, categories) = 0
         else num_nonnulls(per, unit, most, categories) = 0 end);
drop index import_rule_proposals_open;
create unique index import_rule_proposals_open on import_rule_proposals (site, kind, coalesce(per, ''))
  where agreed_at is null and withdrawn_at is null;
