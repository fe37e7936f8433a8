import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { cancelWithdrawal } from '#money/payments/withdrawals/cancel-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { rejectWithdrawal } from '#money/payments/withdrawals/reject-withdrawal.ts'
import { requestWithdrawal } from '#money/payments/withdrawals/request-withdrawal.ts'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import type { WithdrawalWish } from '#money/payments/withdrawals/withdrawal-form.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'

type Run = <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>

export type MoneyCast = {
  readonly run: Run
  readonly customer: Actor
  readonly finance: Actor
  readonly finance2: Actor
  readonly now: Date
}

/** Withdrawals in each state: paid, refused, cancelled, approved, approved by one of two, new, and to a card. */
export async function fillDemoWithdrawals({ run, customer, finance, finance2, now }: MoneyCast): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const ask = (days: number, minor: bigint) => run(customer, ago(days), (work) => sampleWithdrawal(work, minor, 'cash'))
  const approve = (days: number, id: string) => run(finance, ago(days), (work) => approveWithdrawal(work, id))

  const paid = await ask(9, 42_000n)
  await approve(8, paid.id)
  const batch = await run(finance, ago(7.5), (work) =>
    makeBankBatch(work, { method: 'bankTransfer', ids: [paid.id], key: newId() }),
  )
  await run(finance2, ago(6), async (work) => {
    const [account] = await readBankAccounts(work)
    const settled = {
      batchId: batch.id,
      place: account?.accountNumber ?? 'main',
      reference: 'TRF-2026-0415',
      key: newId(),
    }
    return settleWithdrawals(work, settled)
  })

  const refused = await ask(5, 15_000n)
  const reason = 'رقم الحساب لا يخص صاحب الطلب. اطلب السحب من جديد إلى حساب باسمك.'
  await run(finance, ago(4), (work) => rejectWithdrawal(work, { id: refused.id, reason, key: newId() }))
  const regretted = await ask(4, 20_000n)
  await run(customer, ago(3.9), (work) => cancelWithdrawal(work, { id: regretted.id, key: newId() }))
  const approved = await ask(3, 30_000n)
  await approve(2, approved.id)
  // From this limit on a second person must approve.
  const large = await ask(2, customerLimit)
  await approve(1, large.id)
  const card: WithdrawalWish = { paymentMethod: 'localCreditCard', from: 'cash', amount: 12_500n, cardLast4: '4242' }
  await run(customer, ago(0.6), (work) => requestWithdrawal(work, { ...card, key: newId() }))
  // Cash that waits at an office for its customer.
  const cash = { paymentMethod: 'office', from: 'cash', amount: 9_000n } as const
  const ready = await run(customer, ago(1.2), (work) => requestWithdrawal(work, { ...cash, key: newId() }))
  await approve(1, ready.id)
  await ask(0.1, 7_550n)
}

// Above the limits of both sites: 10,000 pounds, 1,000 dirhams.
const customerLimit = 1_000_000n
