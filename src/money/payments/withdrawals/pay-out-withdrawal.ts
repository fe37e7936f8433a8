import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { audit } from '#people/access/audit.ts'
import type { Sealer } from '#platform/files/seal.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'
import { type Withdrawal, withdrawalOf } from './withdrawal.ts'
import { no } from './withdrawals.refusals.ts'

/** Who took the money, by their ID. */
export type Collector = { readonly name: string; readonly idNumber: string }

export type PayOut = {
  readonly office: string
  /** The till it is paid from. */
  readonly till: string
  readonly collector: Collector
}

/** The cash withdrawal with the number that a customer shows, for an office; null if no such cash waits here. */
export async function findOfficeWithdrawal(work: Work, typed: string): Promise<Withdrawal | null> {
  const number = withWesternDigits(typed).replace(/\s/g, '').toUpperCase()
  const row = await work.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('site', '=', work.site)
    .where('method', '=', 'office')
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? withdrawalOf(work, row) : null
}

/**
 * Cash over the counter: an approved withdrawal is paid from the office's till by somebody who did not approve it, and
 * the receiver's data is stored encrypted. The caller holds the open till locked and has checked that the money is in
 * it.
 */
export async function payOutWithdrawal(work: Work, id: string, payOut: PayOut, sealer: Sealer): Promise<Withdrawal> {
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const { office, till, collector } = payOut
  const row = await work.db.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || row.site !== work.site) throw platformNo.NOT_FOUND()
  const withdrawal = withdrawalOf(work, row)
  const { number, amount } = withdrawal
  await refuseOwn(work, withdrawal)
  await work.db
    .insertInto('withdrawal_payouts')
    .values({
      withdrawal_id: id,
      office,
      reference: till,
      paid_by: who.id,
      paid_at: work.now,
      collector: sealer.seal(Buffer.from(JSON.stringify(collector)), `withdrawal:${id}`),
      collector_last4: collector.idNumber.slice(-4),
    })
    .execute()
  const paid = await moveWithdrawal(work, withdrawal, 'payOut', { note: till })
  const from: AccountName = `till:${office}`
  const facts = { reference: number, note: till, onlyOnce: `withdrawal:${id}` }
  await postEntry(work, 'withdraw_settled', transfer(amount, `withdrawal:${id}`, from), facts)
  const before = { status: withdrawal.status }
  const after = { status: paid.status, till, office, idLast4: collector.idNumber.slice(-4) }
  await audit(work, { action: 'withdrawal.payOut', subject: `withdrawal:${id}`, before, after })
  await tellWithdrawal(work, paid, 'paid')
  return paid
}

async function refuseOwn(work: Work, { id, number }: Withdrawal): Promise<void> {
  const own = await work.db
    .selectFrom('withdrawal_approvals')
    .select('at')
    .where('withdrawal_id', '=', id)
    .where('staff_id', '=', work.who.id ?? '')
    .executeTakeFirst()
  if (own) throw no.WITHDRAWAL_SECOND_PERSON_NEEDED({ number })
}
