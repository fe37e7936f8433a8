import { redirect } from 'react-router'
import { z } from 'zod'
import { keepSent } from '#fulfilment/returns/keep-photo.ts'
import { no } from '#fulfilment/returns/returns.refusals.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
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
const answers = z.discriminatedUnion('do', [
  z.object({ do: z.literal('agree'), key }),
  z.object({ do: z.literal('withdraw'), key, why: z.string().trim().min(3).max(500) }),
])

/** Somebody says that goods are gone, with a proof. */
export async function postWriteOff(visit: Visit, form: FormData) {
  const wish = parseFields(form, proposal, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  try {
    const proof = await keepSent(visit, form, writeOffProof)
    if (!proof) throw no.WRITE_OFF_PROOF_NEEDED({ path: writeOffProof.field })
    const { number } = await visit.write((work) => proposeWriteOff(work, { ...wish.values, proof }))
    return redirect(`/${visit.locale}/ops/write-offs/${number}?done=proposed`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** A colleague agrees, or it is taken back with a reason. */
export async function actOnWriteOff(visit: Visit, form: FormData, number: string) {
  const path = `/${visit.locale}/ops/write-offs/${number}`
  const wish = parseFields(form, answers, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const { values } = wish
  try {
    const agrees = values.do === 'agree'
    await takeProof(visit, form)
    const why = values.do === 'withdraw' ? values.why : ''
    await visit.write((work) => answerWriteOff(work, { key: values.key, number, agrees, why }))
    return redirect(`${path}?done=${agrees ? 'agreed' : 'withdrawn'}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
