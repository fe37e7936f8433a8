import { redirect } from 'react-router'
import { answerRefundEnding, endRefundByHand, hurryRefundSend } from '#payments/refunds/end-refund-by-hand.ts'
import { handleChargeback } from '#payments/refunds/handle-chargeback.ts'
import { handleEarlyReversal } from '#payments/refunds/handle-early-reversal.ts'
import { takeProof } from '#people/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { isId } from '#platform/id.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { answerEndForm, endForm, handleEarlyForm, handleForm } from './finance-forms.ts'

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
    if (doing === 'handleEarly') {
      const handled = parseFields(form, handleEarlyForm, visit.locale)
      if (!handled.ok) return formAnswer(handled.errors, form)
      await visit.write((work) => handleEarlyReversal(work, handled.values))
      return redirect(back('handled'))
    }
    if (doing === 'agree' || doing === 'withdraw') {
      const answer = parseFields(form, answerEndForm, visit.locale)
      if (!answer.ok) return formAnswer(answer.errors, form)
      await takeProof(visit, form)
      await visit.write((work) => answerRefundEnding(work, { ...answer.values, agrees: doing === 'agree' }))
      return redirect(back(doing === 'agree' ? 'ended' : 'endWithdrawn'))
    }
    const ended = parseFields(form, endForm, visit.locale)
    if (!ended.ok) return formAnswer(ended.errors, form)
    const { happened, ...said } = ended.values
    await takeProof(visit, form)
    const { isDone } = await visit.write((work) => endRefundByHand(work, { ...said, happened: happened === 'yes' }))
    return redirect(back(isDone ? 'ended' : 'endProposed'))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
