import { sql } from 'kysely'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { addBankDays } from '#money/payments/holidays/working-days.ts'
import { type MoneyKind, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { readSetting } from '#platform/settings/changeable/read-setting.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Money, money, zero } from '#platform/values/amounts/money.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { stepOf } from '#platform/work/moves.ts'
import { once } from '#platform/work/once.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { hasUsedCard, readWithdrawalRules, type WithdrawalRule, withdrawalsSwitch } from './read-withdrawal-rules.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'
import type { WithdrawalWish } from './withdrawal-form.ts'
import { no } from './withdrawals.refusals.ts'

export type WithdrawalRequest = WithdrawalWish & { readonly key: string }

/**
 * The money leaves the customer's balance at once and stays in `withdrawal:{id}` until finance pays it out or returns
 * it.
 */
export async function requestWithdrawal(work: Work, request: WithdrawalRequest): Promise<Withdrawal> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  const { key, ...wish } = request
  // The answer that is kept has no phone.
  const { id: made } = await once(work, `withdraw:${key}`, wish, async () => {
    if (!(await readSetting(work, withdrawalsSwitch)).on) throw no.WITHDRAWALS_PAUSED()
    const rules = await readWithdrawalRules(work)
    const rule = rules.find(({ method }) => method === wish.paymentMethod)
    if (!rule) throw no.WITHDRAWAL_METHOD_UNAVAILABLE({ path: 'paymentMethod' })
    const amount = money(wish.amount, sites[work.site].currency)
    await refuseAmount(work, customerId, wish.from, amount, rule)
    await refuseTarget(work, customerId, wish)
    const id = await writeWithdrawal(work, customerId, wish, rule)
    const withdrawal = await lockWithdrawal(work, id)
    const leaving = transfer(amount, walletAccount(customerId, wish.from), `withdrawal:${id}`)
    await postEntry(work, 'withdraw', leaving, { reference: withdrawal.number })
    await tellWithdrawal(work, withdrawal, 'requested')
    return { id }
  })
  return lockWithdrawal(work, made)
}

function keptPhone(work: Work, id: string, phone: string): string {
  return sealText(work, 'withdrawals.phone', id, internationalPhone(phone, work.site))
}

// The balance is locked for the decision: of many simultaneous requests each sees what the one before left.
async function refuseAmount(
  work: Work,
  customerId: string,
  from: MoneyKind,
  amount: Money,
  { minimum }: WithdrawalRule,
): Promise<void> {
  const say = (of: Money) => formatMoney(of, work.locale)
  if (amount.minor < minimum.minor) throw no.WITHDRAWAL_BELOW_MINIMUM({ minimum: say(minimum), path: 'amount' })
  const account = await work.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('name', '=', walletAccount(customerId, from))
    .where('currency', '=', amount.currency)
    .forUpdate()
    .executeTakeFirst()
  const balance = { ...zero(amount.currency), minor: account?.balance ?? 0n }
  if (amount.minor > balance.minor) throw no.WITHDRAWAL_ABOVE_BALANCE({ balance: say(balance), path: 'amount' })
}

async function refuseTarget(work: Work, customerId: string, wish: WithdrawalWish): Promise<void> {
  if (wish.paymentMethod === 'localCreditCard' && !(await hasUsedCard(work, customerId, wish.cardLast4)))
    throw no.WITHDRAWAL_CARD_NOT_USED({ path: 'cardLast4' })
}

async function writeWithdrawal(
  work: Work,
  customerId: string,
  wish: WithdrawalWish,
  rule: WithdrawalRule,
): Promise<string> {
  const id = newId()
  const bank = wish.paymentMethod === 'bankTransfer' ? wish : null
  await work.db
    .insertInto('withdrawals')
    .values({
      id,
      number: sql`'WD-' || nextval('withdrawal_numbers')`,
      customer_id: customerId,
      site: work.site,
      method: wish.paymentMethod,
      taken_from: wish.from,
      amount_minor: wish.amount,
      currency: sites[work.site].currency,
      bank_name: bank?.bankName ?? null,
      branch: bank?.branch ?? null,
      account_name: bank?.accountName ?? null,
      account_number: bank?.accountNumber ?? null,
      card_last4: wish.paymentMethod === 'localCreditCard' ? wish.cardLast4 : null,
      phone: wish.paymentMethod === 'fawry' ? keptPhone(work, id, wish.phone) : null,
      approvals_needed: wish.amount >= rule.twoPeopleFrom.minor ? 2 : 1,
      status: 'pending_review',
      requested_at: work.now,
      due_by: addBankDays(work.now, rule.dueDays, work.site, await readBankHolidays(work)),
    })
    .execute()
  await work.db
    .insertInto('withdrawal_history')
    .values({ ...stepOf(work, 'request'), withdrawal_id: id, to_status: 'pending_review' })
    .execute()
  await announce(work, 'withdrawal.moved', { withdrawal: id, customer: customerId, to: 'pending_review' })
  return id
}
