import { redirect } from 'react-router'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { addBankDays } from '#money/payments/holidays/working-days.ts'
import { readKeptForm } from '#people/access/kept-form.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { needsProof, takeProof } from '#people/proofs/take-proof.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { newId } from '#platform/work/id.ts'
import { readWithdrawalMethods } from './read-withdrawal-methods.ts'
import { withdrawalsSwitch } from './read-withdrawal-rules.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { withdrawalForm } from './withdrawal-form.ts'

/** The data of the withdrawal form: balances, methods, and the expected day of payment. */
export async function loadWithdraw(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const choice = await visit.read(readWithdrawalMethods)
  const days = Math.max(...choice.methods.map((method) => method.dueDays), 0)
  const { locale, site, now } = visit
  const holidays = await visit.read(readBankHolidays)
  const asksProof = needsProof(visit)
  const kept = readKeptForm(visit, request)
  const isPaused = !settingOf(withdrawalsSwitch, visit).on
  return {
    ...choice,
    isPaused,
    days,
    dueBy: addBankDays(now, days, site, holidays),
    key: newId(),
    locale,
    site,
    asksProof,
    kept,
  }
}

/** Handles the form: the request is made, and its own page shows the next steps. */
export async function postWithdraw(visit: Visit, request: Request) {
  const form = await request.formData()
  requireCustomer(visit, request, form)
  return answerForm(form, withdrawalForm, visit.locale, async (wish) => {
    await takeProof(visit, form)
    const key = String(form.get('key') ?? '')
    const { number } = await visit.write((work) => requestWithdrawal(work, { ...wish, key }))
    return redirect(`/${visit.locale}/account/financial/wallet/withdrawals/${number}?done=requested`)
  })
}
