import { type RawBuilder, sql } from 'kysely'
import type { Site } from '#sites/sites.ts'

const balances = ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'] as const

/**
 * The start of a query: `list` has everything of one customer on one site, each line that moved a balance and each
 * payment that moved none. Balances before and after are summed in order of time, as in a statement, so that list and
 * statement always agree and each balance begins where the last one ended.
 */
export function historyList(customerId: string, site: Site, currency: string): RawBuilder<unknown> {
  const prefix = `customer:${customerId}:`
  const accounts = balances.map((balance) => prefix + balance)
  return sql`
    with moved as (
      select line.id as place, line.entry_id, entry.kind, entry.reference as told, line.amount_minor as minor,
        substr(line.account, ${prefix.length + 1}) as balance, entry.at,
        (sum(line.amount_minor) over (partition by line.account order by entry.at, line.id))::bigint as after
      from ledger_lines line join journal_entries entry on entry.id = line.entry_id
      where line.account = any(${accounts}::text[]) and line.currency = ${currency}
    ), paid as (
      select payment.*, bought.number as order_number, asked.number as request_number
      from payments payment
      left join orders bought on payment.subject_kind = 'order' and bought.id::text = payment.subject_id::text
      left join requests asked on payment.subject_kind = 'request' and asked.id::text = payment.subject_id::text
      where payment.customer_id = ${customerId} and payment.site = ${site}
    ), parts as (
      select part.entry_id, part.payment_id, part.method from order_payments part
      join orders bought on bought.id = part.order_id
      where bought.customer_id = ${customerId} and bought.site = ${site}
    ), given as (
      select * from refunds where customer_id = ${customerId} and site = ${site}
    ), asked_out as (
      select * from withdrawals where customer_id = ${customerId} and site = ${site}
    ), list as (
      select moved.place, moved.entry_id as id, moved.at, moved.kind, null::text as initiator,
        case
          when moved.kind = 'withdraw' then coalesce(leaving.status, 'successed')
          when moved.kind = 'refund_sent' and sent.status = 'sending' then 'on_progress'
          when moved.kind = 'refund_sent' and sent.status = 'returned' then 'failed'
          -- What is held for a payment is done when the payment is.
          when moved.kind = 'payment_part_held' then coalesce(paid.status, 'successed')
          else 'successed'
        end as status,
        coalesce(part.method, paid.method, leaving.method) as method,
        coalesce(paid.number, leaving.number, sent.number, back.number) as number,
        paid.id as payment_id,
        coalesce(back.subject_number, sent.subject_number, paid.order_number, paid.request_number,
          case when moved.told is distinct from coalesce(paid.number, leaving.number) then moved.told end,
          paid.provider_reference) as reference,
        coalesce(paid.order_number, case when moved.kind like 'order\\_%' then moved.told end,
          case when sent.subject_kind = 'order' then sent.subject_number end) as order_number,
        paid.request_number, moved.balance, moved.minor, moved.after - moved.minor as before, moved.after,
        leaving.reject_reason,
        -- Money that came for an order pays it, or stays in the wallet because the order was over.
        moved.kind in ('order_refund', 'order_hold', 'order_hold_released', 'payment_part_released', 'refund_sent')
          or (paid.order_number is not null and moved.kind = 'payment_received'
            and not exists (select from parts spent where spent.payment_id = paid.id)) as may_be_cancelled
      from moved
      left join parts part on part.entry_id = moved.entry_id
      left join paid on paid.id = coalesce(part.payment_id, (select id from paid named where named.number = moved.told))
      left join asked_out leaving on leaving.number = moved.told
      left join given sent on sent.number = moved.told
      left join lateral (select * from given where given.entry_id = moved.entry_id order by number limit 1) back on true
      union all
      select null, paid.id, paid.created_at, null, paid.initiator, paid.status, paid.method, paid.number, paid.id,
        coalesce(paid.order_number, paid.request_number, paid.provider_reference), paid.order_number,
        paid.request_number, null, paid.amount_minor, null, null, null, paid.status = 'cancelled'
      from paid where paid.status <> 'successed'
    )`
}
