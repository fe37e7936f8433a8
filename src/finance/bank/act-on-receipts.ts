import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey } from '#finance/finance-key.ts'
import { parseMoney } from '#money/parse-money.ts'
import { receiptFaults } from '#payments/reject-receipt.ts'
import { takeProof } from '#people/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { siteCurrency } from '#platform/work.ts'
import { approveByLine, refuseReceipt } from './decide-receipt.ts'

const approval = z.object({ key: formKey, lineId: z.string().min(1), amount: z.string().trim().min(1) })
const refusal = z.object({ key: formKey, fault: z.enum(receiptFaults), note: z.string().trim().max(300).default('') })

/** What finance pressed beside a receipt: this line is it, or there is no money for it. */
export async function actOnReceipt(visit: Visit, form: FormData, paymentId: string, back: string) {
  try {
    if (form.get('do') === 'reject') {
      const refused = parseFields(form, refusal, visit.locale)
      if (!refused.ok) return formAnswer(refused.errors, form)
      const { number } = await visit.write((work) => refuseReceipt(work, { ...refused.values, paymentId }))
      return redirect(`${back}?done=rejected&number=${number}`)
    }
    const approved = parseFields(form, approval, visit.locale)
    if (!approved.ok) return formAnswer(approved.errors, form)
    await takeProof(visit, form)
    const { key, lineId } = approved.values
    // What cannot be read is no amount that a line brought: the line's own refusal says so at the field.
    const amount = parseMoney(approved.values.amount, siteCurrency[visit.site]) ?? {
      minor: -1n,
      currency: 'EGP' as const,
    }
    const { number, outcome } = await visit.write((work) => approveByLine(work, { key, paymentId, lineId, amount }))
    return redirect(`${back}?done=${outcome}&number=${number}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
