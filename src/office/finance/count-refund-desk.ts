import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { RefundDeskState, RefundLoad } from './refund-desk-states.ts'

/** How much of each state stands on the refunds desk and is for somebody to look at; what is over is not counted. */
export async function countRefundDesk({ db, site }: Work): Promise<RefundLoad> {
  const { rows } = await sql<{ state: string; count: bigint }>`
    select case when send.status = 'waiting' then 'underWay' when ending.id is null then 'unanswered' else 'secondPerson' end as state,
      count(*)::bigint as count
    from refund_sends send
      left join refund_endings ending on ending.send_id = send.id and ending.done_at is null and ending.withdrawn_at is null
    where send.site = ${site} and send.status in ('waiting', 'asked') group by 1
    union all
    select 'chargebacks', count(*)::bigint
      from payment_reversals reversal join payments payment on payment.id = reversal.payment_id
      where payment.site = ${site} and reversal.taken_as = 'chargeback' and reversal.handled_at is null
    union all
    select 'early', count(*)::bigint
      from early_reversals where outcome ->> 'site' = ${site} and applied_at is null and handled_at is null`.execute(db)
  const of = (state: RefundDeskState) => Number(rows.find((row) => row.state === state)?.count ?? 0n)
  const [underWay, unanswered, secondPerson] = [of('underWay'), of('unanswered'), of('secondPerson')]
  return { underWay, unanswered, secondPerson, returned: 0, chargebacks: of('chargebacks'), early: of('early') }
}

const _pressing: readonly RefundDeskState[] = ['secondPerson', 'unanswered', 'chargebacks', 'early']
