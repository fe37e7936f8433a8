import { type Currency, isCurrency, type Money } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

export type WalletTransaction = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly account: 'card' | 'cash' | 'hold:card' | 'hold:cash' | 'hold:valu'
  readonly amount: Money
  readonly balanceBefore: Money
  readonly balanceAfter: Money
  readonly reference: string | null
  readonly note: string | null
}

/** Everything that moved a customer's balances on this site, newest first; before and after always add up. */
export async function readTransactions(
  work: Work,
  customerId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly items: readonly WalletTransaction[]; readonly total: number }> {
  const prefix = `customer:${customerId}:`
  const found = work.db
    .selectFrom('ledger_lines as line')
    .where('line.currency', '=', siteCurrency[work.site])
    .where(
      'line.account',
      'in',
      ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'].map((part) => prefix + part),
    )
  const { total } = await found
    .select((select) => select.cast<bigint>(select.fn.countAll(), 'bigint').as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .innerJoin('journal_entries as entry', 'entry.id', 'line.entry_id')
    .select(['entry.id', 'entry.at', 'entry.kind', 'entry.reference', 'entry.note'])
    .select(['line.account', 'line.currency', 'line.amount_minor', 'line.balance_before', 'line.balance_after'])
    .orderBy('line.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const items = rows.map((row) => {
    const currency = known(row.currency)
    return {
      id: row.id,
      at: row.at,
      kind: row.kind,
      account: row.account.slice(prefix.length) as WalletTransaction['account'],
      amount: { minor: row.amount_minor, currency },
      balanceBefore: { minor: row.balance_before ?? 0n, currency },
      balanceAfter: { minor: row.balance_after ?? 0n, currency },
      reference: row.reference,
      note: row.note,
    }
  })
  return { items, total: Number(total) }
}

function known(code: string): Currency {
  if (!isCurrency(code)) throw new Error(`unknown currency ${code} in the ledger`)
  return code
}
