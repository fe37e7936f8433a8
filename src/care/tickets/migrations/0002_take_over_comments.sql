-- What was written about an order becomes its ticket, message by message with the same ids.
alter table tickets disable trigger forbid_deleted_customer;

with written as (
  select orders.id, orders.site, orders.customer_id, customers.language, customers.deleted_at,
    min(comment.at) as first_at, max(comment.at) as last_at,
    min(comment.at) filter (where comment.staff_id is null and comment.seen_at is null) as waiting_since,
    min(comment.at) filter (where comment.staff_id is not null) as answered_at,
    row_number() over (order by min(comment.at), orders.id) as place
  from order_comments comment
  join orders on orders.id = comment.order_id
  join customers on customers.id = orders.customer_id
  group by orders.id, customers.id
), numbered as (
  select written.*, coalesce((select last from numbers where series = 'tickets'), 10000) + place as number,
    case when deleted_at is not null then 'closed' when waiting_since is not null then 'pending' else 'open' end as state
  from written
), counted as (
  insert into numbers (series, last) select 'tickets', max(number) from numbered having count(*) > 0
  on conflict (series) do update set last = excluded.last
)
insert into tickets (id, number, site, customer_id, locale, order_id, state, opened_at, updated_at, waiting_since, first_answered_at, closed_at)
select gen_random_uuid(), 'T' || number, site, customer_id, case language when 'en' then 'en' else 'ar' end, id, state, first_at, last_at,
  case state when 'pending' then waiting_since end, answered_at, case state when 'closed' then last_at end
from numbered where not exists (select from tickets where tickets.order_id = numbered.id);

insert into ticket_messages (id, ticket_id, item_id, staff_id, said, at, seen_at)
select comment.id, tickets.id, comment.item_id, comment.staff_id, comment.said, comment.at, comment.seen_at
from order_comments comment join tickets on tickets.order_id = comment.order_id;

alter table tickets enable trigger forbid_deleted_customer;
