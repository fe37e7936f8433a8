import { randomInt } from 'node:crypto'
import { announcePayment, movePayment } from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { asSystem, type Work } from '#platform/work/work.ts'

export type GivenCode = { readonly code: string; readonly expiresAt: Date | null }

/** Gives a payment its code: the gateway's, or without one our own number for the desk. */
export async function giveCode(work: Work, payment: Payment, given?: GivenCode): Promise<Payment> {
  const code = given?.code ?? (await freeDeskCode(work))
  const expiresAt = given?.expiresAt ?? payment.expiresAt
  await work.db.updateTable('payments').set({ code, expires_at: expiresAt }).where('id', '=', payment.id).execute()
  const coded = { ...payment, code, expiresAt }
  const after = payment.status === 'pending' ? await movePayment(asSystem(work), coded, 'giveCode') : coded
  await announcePayment(work, 'payment.coded', after)
  return after
}

// Read out at a desk: only digits, never one that was given before.
async function freeDeskCode(work: Work): Promise<string> {
  for (;;) {
    const code = String(randomInt(10_000_000, 100_000_000))
    const taken = await work.db
      .selectFrom('payments')
      .select('id')
      .where('code', '=', code)
      .where('method', '=', 'office')
      .executeTakeFirst()
    if (!taken) return code
  }
}
