import { sql } from 'kysely'
import type { Money } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

export type WalletTransaction = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly account: (typeof parts)[number]
  readonly amount: Money
  readonly balanceBefore: Money
  readonly balanceAfter: Money
  readonly reference: string | null
  readonly note: string | null
}

const parts = ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'] as const

type Row = Pick<WalletTransaction, 'id' | 'at' | 'kind' | 'reference' | 'note'> & {
  readonly account: string
  readonly minor: bigint
  readonly before: bigint | null
  readonly after: bigint | null
}

/** Everything that moved a customer's balances on this site, newest first; before and after always add up. */
export async function readTransactions(
  work: Work,
  customerId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly items: readonly WalletTransaction[]; readonly total: number }> {
  const prefix = `customer:${customerId}:`
  const accounts = parts.map((part) => prefix + part)
  const currency = siteCurrency[work.site]
  const { total } = await work.db
    .selectFrom('ledger_lines')
    .where('currency', '=', currency)
    .where('account', 'in', accounts)
    .select((select) => select.cast<bigint>(select.fn.countAll(), 'bigint').as('total'))
    .executeTakeFirstOrThrow()
  // The newest of each account by its own index; the whole ledger is never read backwards for one customer's lines.
  const { rows } = await sql<Row>`
    select entry.id, entry.at, entry.kind, entry.reference, entry.note,
      line.account, line.amount_minor as minor, line.balance_before as before, line.balance_after as after
    from (
      select newest.* from unnest(${accounts}::text[]) as mine (account)
      cross join lateral (
        select id, entry_id, account, amount_minor, balance_before, balance_after from ledger_lines
        where account = mine.account and currency = ${currency}
        order by id desc limit ${page * pageSize}) as newest
      order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}) as line
    join journal_entries entry on entry.id = line.entry_id
    order by line.id desc`.execute(work.db)
  const items = rows.map(({ account, minor, before, after, ...row }) => ({
    ...row,
    account: account.slice(prefix.length) as WalletTransaction['account'],
    amount: { minor, currency },
    balanceBefore: { minor: before ?? 0n, currency },
    balanceAfter: { minor: after ?? 0n, currency },
  }))
  return { items, total: Number(total) }
}
