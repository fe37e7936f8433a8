import { redirect } from 'react-router'
import { endRefundByHand, handleChargeback, hurryRefundSend } from '#payments/refunds/end-refund-by-hand.ts'
import { requireRecentProof } from '#people/require-recent-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { isId } from '#platform/id.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { endForm, handleForm } from './finance-forms.ts'

/** What finance pressed at the refunds desk: ask again, what the provider itself said, a chargeback dealt with. */
export async function actOnRefunds(visit: Visit, form: FormData, back: (done: string) => string) {
  const [doing, sendId = ''] = String(form.get('do')).split(' ')
  try {
    if (doing === 'hurry' && isId(sendId)) {
      await visit.write((work) => hurryRefundSend(work, sendId))
      return redirect(back('hurried'))
    }
    if (doing === 'handle') {
      const handled = parseFields(form, handleForm, visit.locale)
      if (!handled.ok) return formAnswer(handled.errors, form)
      await visit.write((work) => handleChargeback(work, handled.values))
      return redirect(back('handled'))
    }
    const ended = parseFields(form, endForm, visit.locale)
    if (!ended.ok) return formAnswer(ended.errors, form)
    const { happened, reference, why } = ended.values
    if (happened === 'yes' && reference === '')
      return formAnswer({ reference: m.finance_reference_needed({}, { locale: visit.locale }) }, form)
    await requireRecentProof(visit, form)
    const end = { sendId: ended.values.sendId, reference: happened === 'yes' ? reference : null, why }
    await visit.write((work) => endRefundByHand(work, end))
    return redirect(back('ended'))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
