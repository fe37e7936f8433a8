import { sql } from 'kysely'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

export type Match = {
  /** What `matchLine` is told. */
  readonly to: string
  readonly kind: 'batch' | 'withdrawal' | 'cash' | 'refund'
  readonly id: string
  readonly number: string
  readonly at: Date
  readonly amount: Money
  /** The entries of the bank's account that no line stands for yet; a refund is posted with its match. */
  readonly entries: readonly string[]
}

type Row = { kind: Match['kind']; id: string; number: string; at: Date; entries: string[] }

/** What a line of the statement can be, of what the ledger has on its account to the piastre and no other line stands for. */
export async function readMatches(work: Work, lineId: string): Promise<readonly Match[]> {
  const line = await work.db
    .selectFrom('bank_statement_lines as line')
    .innerJoin('bank_accounts as account', 'account.id', 'line.bank_account_id')
    .select(['line.amount_minor', 'account.account_number'])
    .where('line.id', '=', lineId)
    .where('line.site', '=', work.site)
    .executeTakeFirst()
  if (!line) return []
  const account = `bank:${line.account_number}`
  const { rows } = await sql<Row>`
    with open as (
      select posted.entry_id, entry.only_once, sum(posted.amount_minor) as minor
      from ledger_lines posted join journal_entries entry on entry.id = posted.entry_id
      where posted.account = ${account}
        and not exists (select from bank_line_entries tie where tie.entry_id = posted.entry_id and tie.released_at is null)
      group by posted.entry_id, entry.only_once
    ), paid as (
      select withdrawal.id, withdrawal.number, withdrawal.batch_id, withdrawal.settled_at, open.entry_id, open.minor
      from withdrawals withdrawal join open on open.only_once = 'withdrawal:' || withdrawal.id
      where withdrawal.site = ${work.site} and withdrawal.status = 'successed'
    )
    select 'batch' as kind, batch.id, batch.number, batch.settled_at as at, array_agg(paid.entry_id) as entries
      from paid join withdrawal_batches batch on batch.id = paid.batch_id
      group by batch.id having count(*) > 1 and -sum(paid.minor) = ${line.amount_minor}
        and count(*) = (select count(*) from withdrawals all_of where all_of.batch_id = batch.id and all_of.status = 'successed')
    union all
    select 'withdrawal', id, number, settled_at, array[entry_id] from paid where -minor = ${line.amount_minor}
    union all
    select 'cash', move.id, till.number, move.at, array[open.entry_id]
      from till_moves move join till_sessions till on till.id = move.session_id join open on open.entry_id = move.entry_id
      where till.site = ${work.site} and move.kind in ('brought', 'taken') and -open.minor = ${line.amount_minor}
    union all
    select 'refund', send.id, refund.number, send.made_at, array[]::uuid[]
      from refund_sends send join refunds refund on refund.id = send.refund_id
      where send.site = ${work.site} and send.status = 'asked' and -send.amount_minor = ${line.amount_minor}
    order by at desc limit 50`.execute(work.db)
  const amount = money(line.amount_minor, sites[work.site].currency)
  return rows.map((row) => ({ ...row, to: `${row.kind}:${row.id}`, amount }))
}
