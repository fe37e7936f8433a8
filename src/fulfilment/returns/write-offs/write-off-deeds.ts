import { redirect } from 'react-router'
import { z } from 'zod'
import { keepSent } from '#fulfilment/returns/keep-photo.ts'
import { no } from '#fulfilment/returns/returns.refusals.ts'
import { deedInSteps, provedDeed } from '#people/proofs/answer-deeds.ts'
import { answerWriteOff } from './answer-write-off.ts'
import { losses, proposeWriteOff } from './propose-write-off.ts'
import { writeOffProof } from './write-off-proof.ts'

const key = z.string().min(8).max(200)
const proposal = z.object({
  key,
  itemId: z.uuid('platform_field_required'),
  what: z.enum(losses),
  reason: z.string().trim().min(3).max(1000),
})
const withdrawal = z.object({ key, why: z.string().trim().min(3).max(500) })

/** Somebody says that goods are gone, with a proof. */
export const propose = deedInSteps(proposal, async (wish, { visit, form }) => {
  const proof = await keepSent(visit, form, writeOffProof)
  if (!proof) throw no.WRITE_OFF_PROOF_NEEDED({ path: writeOffProof.field })
  const { number } = await visit.write((work) => proposeWriteOff(work, { ...wish, proof }))
  return redirect(`/${visit.locale}/ops/write-offs/${number}?done=proposed`)
})

/** A colleague agrees, or it is taken back with a reason. */
export function writeOffDeeds(number: string) {
  return {
    agree: provedDeed(
      z.object({ key }),
      (work, wish) => answerWriteOff(work, { ...wish, number, agrees: true, why: '' }),
      'agreed',
    ),
    withdraw: provedDeed(
      withdrawal,
      (work, wish) => answerWriteOff(work, { ...wish, number, agrees: false }),
      'withdrawn',
    ),
  }
}
