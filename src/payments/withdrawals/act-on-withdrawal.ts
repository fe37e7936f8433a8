import { redirect } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/require-customer.ts'
import { answerForm } from '#platform/answer-form.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import type { Visit } from '#platform/visit.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { readWithdrawal } from './read-withdrawals.ts'

/** One withdrawal for its page; `?cancel` asks whether it is meant. */
export async function loadWithdrawal(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { searchParams } = new URL(request.url)
  const withdrawal = await foundPage(visit.read((work) => readWithdrawal(work, number)))
  const asksToCancel = searchParams.has('cancel') && withdrawal.mayCancel
  const { locale, site } = visit
  return { withdrawal, asksToCancel, done: searchParams.get('done'), key: newId(), locale, site }
}

const cancelForm = z.object({ key: z.string().min(8).max(255) })

/** The customer takes it back, after being asked. */
export async function postCancel(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  return answerForm(await request.formData(), cancelForm, visit.locale, async ({ key }) => {
    const { id } = await foundPage(visit.read((work) => readWithdrawal(work, number)))
    await visit.write((work) => cancelWithdrawal(work, { id, key }))
    return redirect(`/${visit.locale}/account/financial/wallet/withdrawals/${number}?done=cancelled`)
  })
}
