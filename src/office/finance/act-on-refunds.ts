import { redirect } from 'react-router'
import { answerRefundEnding, endRefundByHand, hurryRefundSend } from '#money/payments/refunds/end-refund-by-hand.ts'
import { handleChargeback } from '#money/payments/refunds/handle-chargeback.ts'
import { handleEarlyReversal } from '#money/payments/refunds/handle-early-reversal.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { answerEndForm, endForm, handleEarlyForm, handleForm } from './finance-forms.ts'

/** What finance pressed at the refunds desk: ask again, what the provider itself said, a chargeback dealt with. */
export async function actOnRefunds(visit: Visit, form: FormData, back: (done: string) => string) {
  try {
    const done = await doDeed(form, {
      hurry: (sendId) => hurry(visit, sendId),
      handle: () => handle(visit, form),
      handleEarly: () => handleEarly(visit, form),
      end: () => end(visit, form),
      agree: () => answerEnd(visit, form, true),
      withdraw: () => answerEnd(visit, form, false),
    })
    return typeof done === 'string' ? redirect(back(done)) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function hurry(visit: Visit, sendId: string) {
  if (!isId(sendId)) throw no.NOT_FOUND()
  await visit.write((work) => hurryRefundSend(work, sendId))
  return 'hurried'
}

async function handle(visit: Visit, form: FormData) {
  const handled = parseFields(form, handleForm, visit.locale)
  if (!handled.ok) return formAnswer(handled.errors, form)
  await visit.write((work) => handleChargeback(work, handled.values))
  return 'handled'
}

async function handleEarly(visit: Visit, form: FormData) {
  const handled = parseFields(form, handleEarlyForm, visit.locale)
  if (!handled.ok) return formAnswer(handled.errors, form)
  await visit.write((work) => handleEarlyReversal(work, handled.values))
  return 'handled'
}

async function end(visit: Visit, form: FormData) {
  const ended = parseFields(form, endForm, visit.locale)
  if (!ended.ok) return formAnswer(ended.errors, form)
  const { happened, ...said } = ended.values
  await takeProof(visit, form)
  const { isDone } = await visit.write((work) => endRefundByHand(work, { ...said, happened: happened === 'yes' }))
  return isDone ? 'ended' : 'endProposed'
}

async function answerEnd(visit: Visit, form: FormData, agrees: boolean) {
  const answer = parseFields(form, answerEndForm, visit.locale)
  if (!answer.ok) return formAnswer(answer.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => answerRefundEnding(work, { ...answer.values, agrees }))
  return agrees ? 'ended' : 'endWithdrawn'
}
