import { redirect } from 'react-router'
import { z } from 'zod'
import { receiptFaults } from '#money/payments/receipts/reject-receipt.ts'
import { formKey } from '#office/finance/finance-key.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { sites } from '#sites/sites.ts'
import { approveByLine, refuseReceipt } from './decide-receipt.ts'

const approval = z.object({ key: formKey, lineId: z.string().min(1), amount: z.string().trim().min(1) })
const refusal = z.object({ key: formKey, fault: z.enum(receiptFaults), note: z.string().trim().max(300).default('') })

/** What finance pressed beside a receipt: this line is it, or there is no money for it. */
export async function actOnReceipt(visit: Visit, form: FormData, find: () => Promise<string>, back: string) {
  try {
    const done = await doDeed(form, {
      approve: async () => approve(visit, form, await find()),
      reject: async () => reject(visit, form, await find()),
    })
    return typeof done === 'string' ? redirect(`${back}?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function approve(visit: Visit, form: FormData, paymentId: string) {
  const approved = parseFields(form, approval, visit.locale)
  if (!approved.ok) return formAnswer(approved.errors, form)
  await takeProof(visit, form)
  const { key, lineId } = approved.values
  // What cannot be read is no amount that a line brought: the line's own refusal says so at the field.
  const amount = money(parseAmount(approved.values.amount) ?? -1n, sites[visit.site].currency)
  const { number, outcome } = await visit.write((work) => approveByLine(work, { key, paymentId, lineId, amount }))
  return `${outcome}&number=${number}`
}

async function reject(visit: Visit, form: FormData, paymentId: string) {
  const refused = parseFields(form, refusal, visit.locale)
  if (!refused.ok) return formAnswer(refused.errors, form)
  const { number } = await visit.write((work) => refuseReceipt(work, { ...refused.values, paymentId }))
  return `rejected&number=${number}`
}
