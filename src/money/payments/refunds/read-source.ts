import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'

/** The charge of a payment, and how much of it was not sent back yet. */
export type RefundSource = {
  readonly paymentId: string
  readonly provider: string
  readonly transactionId: string
  readonly method: PaymentMethod
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly left: bigint
}

/** Where a refund of this payment can be sent; null if it was not paid outside, or all of it was sent back. */
export async function readRefundSource(work: Work, paymentId: string): Promise<RefundSource | null> {
  return (await readRefundSources(work, [paymentId])).get(paymentId) ?? null
}

/** The same for many payments. */
export async function readRefundSources(
  work: Work,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, RefundSource>> {
  if (paymentIds.length === 0) return new Map()
  const { rows } = await sql<{
    payment_id: string
    provider: string
    transaction_id: string
    method: string
    card_brand: string | null
    card_last4: string | null
    back: bigint
    amount: bigint
  }>`
    select charge.payment_id, charge.provider, charge.transaction_id, payment.method, payment.card_brand,
      payment.card_last4, charge.amount_minor as amount,
      (coalesce((select sum(amount_minor) from refund_sends send where send.provider = charge.provider
          and send.transaction_id = charge.transaction_id and send.status <> 'failed'), 0)
        + coalesce((select sum(amount_minor) from payment_reversals reversal where reversal.provider = charge.provider
          and reversal.charge_id = charge.transaction_id and reversal.taken_as = 'chargeback'), 0))::bigint as back
    from payment_charges charge join payments payment on payment.id = charge.payment_id
    where charge.payment_id = any(${[...paymentIds]}) 
      and (charge.taken_as = 'settled' or (charge.taken_as = 'credited' and payment.method = 'valu' and payment.status <> 'successed'))
      -- What a person placed by hand has no transaction of its payment to go back to.
      and charge.provider <> 'suspense'`.execute(work.db)
  const sources = rows.map((row): RefundSource => {
    const { payment_id: paymentId, provider, transaction_id: transactionId, card_last4: last4 } = row
    const card = last4 === null ? null : { brand: row.card_brand ?? '', last4 }
    const method = row.method as PaymentMethod
    return { paymentId, provider, transactionId, method, card, left: row.amount - row.back }
  })
  return new Map(
    sources
      .filter((source) => source.left > 0n && methodFacts[source.method].refund !== 'none')
      .map((source) => [source.paymentId, source]),
  )
}
