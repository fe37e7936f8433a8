import { redirect } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
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
