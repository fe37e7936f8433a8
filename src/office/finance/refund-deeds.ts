import { z } from 'zod'
import { answerRefundEnding, endRefundByHand, hurryRefundSend } from '#money/payments/refunds/end-refund-by-hand.ts'
import { handleChargeback } from '#money/payments/refunds/handle-chargeback.ts'
import { handleEarlyReversal } from '#money/payments/refunds/handle-early-reversal.ts'
import { deed, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { formKey, said } from './finance-key.ts'

const endForm = z.object({
  key: formKey,
  sendId: z.string(),
  happened: z.enum(['yes', 'no']).transform((typed) => typed === 'yes'),
  reference: z.string().trim().min(3).max(60),
  note: said,
})
const answerForm = z.object({ key: formKey, id: z.string() })
const handleEarlyForm = z.object({ key: z.string(), note: said })
const handleForm = z.object({ provider: z.string(), transactionId: z.string(), note: said })

/** What finance does at the refunds desk: asks again, says what the provider itself said, deals with a chargeback. */
export const refundDeeds = {
  hurry: deed(
    noFields,
    async (work, _, { about: sendId }) => {
      if (!isId(sendId)) throw no.NOT_FOUND()
      await hurryRefundSend(work, sendId)
    },
    'hurried',
  ),
  handle: deed(handleForm, handleChargeback, 'handled'),
  handleEarly: deed(handleEarlyForm, handleEarlyReversal, 'handled'),
  end: provedDeed(endForm, endRefundByHand, ({ isDone }) => (isDone ? 'ended' : 'endProposed')),
  agree: provedDeed(answerForm, (work, wish) => answerRefundEnding(work, { ...wish, agrees: true }), 'ended'),
  withdraw: provedDeed(
    answerForm,
    (work, wish) => answerRefundEnding(work, { ...wish, agrees: false }),
    'endWithdrawn',
  ),
}
