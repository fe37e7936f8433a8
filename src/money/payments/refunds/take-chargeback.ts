import { sql } from 'kysely'
import type { Payment } from '#money/payments/payment.ts'
import type { AccountName } from '#money/wallet/accounts.ts'
import { type Line, postEntry } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { refundAccount } from './refund-rule.ts'
import { tellChargeback } from './tell-chargeback.ts'

export type Chargeback = {
  readonly provider: string
  readonly charge: { readonly transactionId: string }
  readonly transactionId: string
  readonly minor: bigint
}

/**
 * Takes a chargeback: first from the customer's balances, the kind that paid before the others; the rest is owed to us.
 * Finance sees it on the refunds desk.
 */
export async function takeChargeback(
  work: Work,
  payment: Payment,
  { provider, charge, transactionId, minor }: Chargeback,
): Promise<void> {
  const { currency } = payment.amount
  const { lines, owed } = await takeFromBalances(work, payment, minor)
  const owing =
    owed > 0n ? [{ account: `receivable:${payment.customerId}`, amount: money(-owed, currency) } as const] : []
  const gone: Line = { account: `gateway:${provider}`, amount: money(minor, currency) }
  const entry = await postEntry(work, 'chargeback', [...lines, ...owing, gone], {
    reference: payment.number,
    onlyOnce: `reversal:${provider}:${transactionId}`,
  })
  await work.db
    .insertInto('payment_reversals')
    .values({
      provider,
      transaction_id: transactionId,
      payment_id: payment.id,
      charge_id: charge.transactionId,
      amount_minor: minor,
      currency,
      taken_as: 'chargeback',
      entry_id: entry,
      owed_minor: owed,
      at: work.now,
    })
    .execute()
  await tellChargeback(work, payment, { transaction: transactionId, minor, owed })
  await announce(work, 'payment.reversed', {
    payment: payment.id,
    number: payment.number,
    customer: payment.customerId,
    amount: minor.toString(),
    owed: owed.toString(),
  })
}

async function takeFromBalances(
  work: Work,
  { customerId, method, amount: { currency } }: Payment,
  minor: bigint,
): Promise<{ readonly lines: readonly Line[]; readonly owed: bigint }> {
  const { kind } = methodFacts[method]
  const kinds = [kind, ...(['card', 'cash'] as const).filter((one) => one !== kind)]
  const accounts = kinds.map((one) => refundAccount(customerId, one))
  const rows = await work.db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance'])
    .where('currency', '=', currency)
    .where('name', 'in', accounts)
    .orderBy(sql`name collate "C"`)
    .forUpdate()
    .execute()
  const has = (account: AccountName) => rows.find((row) => row.name === account)?.balance ?? 0n
  let left = minor
  const lines = accounts.map((account) => {
    const part = smallerOf(has(account), left)
    left -= part
    return { account, amount: money(-part, currency) }
  })
  return { lines, owed: left }
}
