import { sql } from 'kysely'
import { readRefundsOf } from '#money/payments/refunds/read-refunds.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** One refunded amount of a request, and where it is: in a balance, or sent on to what it was paid with. */
export type BackAmount = {
  readonly number: string
  readonly to: 'card' | 'cash' | 'hold' | 'underWay' | 'source'
  readonly amount: Money
}
type GivenBack = { readonly paid: Money; readonly parts: readonly BackAmount[] }

/** What was paid for a failed request, and how much was refunded, both from the books. */
export async function readGivenBack(work: Work, requestId: string): Promise<GivenBack> {
  const refunds = await readRefundsOf(work, requestId)
  const parts = refunds.flatMap(({ number, kind, status, amount, sent }): readonly BackAmount[] => {
    const left = amount.minor - (sent?.minor ?? 0n)
    // Lent money that cannot return to its lender became cash money; otherwise what was not sent is on hold.
    const balance = kind !== 'valu' ? kind : sent ? 'hold' : 'cash'
    return [
      ...(sent ? [{ number, to: status === 'sent' ? ('source' as const) : ('underWay' as const), amount: sent }] : []),
      ...(left > 0n ? [{ number, to: balance, amount: { ...amount, minor: left } } as const] : []),
    ]
  })
  return { paid: await readPaid(work, requestId), parts }
}

async function readPaid(work: Work, requestId: string): Promise<Money> {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(line.amount_minor), 0)::bigint as minor
    from ledger_lines line
      join journal_entries entry on entry.id = line.entry_id and entry.kind = 'request_payment'
    where line.account = ${`request:${requestId}`}`.execute(work.db)
  return money(rows[0]?.minor ?? 0n, sites[work.site].currency)
}
