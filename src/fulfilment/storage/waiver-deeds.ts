import { z } from 'zod'
import { provedDeed } from '#people/proofs/answer-deeds.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { answerWaiver } from './answer-waiver.ts'
import { waiveStorage } from './waive-storage.ts'

const key = z.string().min(8).max(200)
const waiver = z.object({
  key,
  itemId: z.uuid(),
  amount: z.string().transform((typed) => parseAmount(typed.trim()) ?? 0n),
  reason: z.string().trim().min(3).max(300),
})
const answer = z.object({ key, id: z.string() })

/** Support waives storage of one item, agrees to a colleague's large waiver, or takes it back. */
export const waiverDeeds = {
  waive: provedDeed(
    waiver,
    (work, { amount, ...wish }) => waiveStorage(work, { ...wish, minor: amount }),
    ({ isDone }) => (isDone ? 'waived' : 'proposed'),
  ),
  agree: provedDeed(answer, (work, wish) => answerWaiver(work, { ...wish, agrees: true }), 'waived'),
  withdraw: provedDeed(answer, (work, wish) => answerWaiver(work, { ...wish, agrees: false }), 'withdrawn'),
}
