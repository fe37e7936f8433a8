import { type Insertable, sql } from 'kysely'
import type { Payments } from '#platform/work/database.gen.ts'
import { stepOf } from '#platform/work/moves.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import type { PaymentIntent } from './gateways/check-payment.ts'
import { type Payment, paymentOf } from './payment.ts'

/** The row of a payment and the first row of its history, in one statement. */
export async function writePayment(work: Work, id: string, intent: PaymentIntent): Promise<Payment> {
  const begun = { ...stepOf(work, 'open'), payment_id: id, to_status: 'pending' }
  const row = await work.db
    .with('told', (cte) => cte.insertInto('payment_history').values(begun))
    .insertInto('payments')
    .values({ id, number: sql`'PA-' || nextval('payment_numbers')`, ...toColumns(work, intent) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

function toColumns(work: Work, intent: PaymentIntent): Omit<Insertable<Payments>, 'id' | 'number'> {
  const { walletPart } = intent
  const minutes = intent.expiresInMinutes ?? methodFacts[intent.method].hours * 60
  return {
    customer_id: intent.customerId,
    site: work.site,
    initiator: intent.initiator,
    method: intent.method,
    provider: intent.provider,
    payer_account: intent.payerAccount,
    amount_minor: intent.amount.minor,
    currency: intent.amount.currency,
    fee_minor: intent.fee?.minor ?? 0n,
    wallet_part_minor: walletPart?.minor ?? 0n,
    wallet_part_kind: walletPart?.kind ?? null,
    subject_kind: intent.subject?.kind ?? null,
    subject_id: intent.subject?.id ?? null,
    status: 'pending',
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + minutes * 60_000),
  }
}
