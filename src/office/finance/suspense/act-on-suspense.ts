import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { answerSuspense, decideSuspense } from './decide-suspense.ts'

const money = { key: formKey, item: z.string().min(1), reason: said }
const text = z.string().trim().min(1).max(200)
const decision = z.discriminatedUnion('deed', [
  z.object({ ...money, deed: z.literal('assign'), to: text, balance: z.enum(['card', 'cash']) }),
  z.object({ ...money, deed: z.literal('return'), reference: text }),
  z.object({ ...money, deed: z.literal('bear') }),
])
const answerForm = z.object({ key: formKey, id: z.string() })

/** What finance pressed at unmatched money: whose it is, that it goes back, or the answer to a colleague's proposal. */
export async function actOnSuspense(visit: Visit, form: FormData) {
  try {
    const done = await doDeed(form, {
      decide: () => decide(visit, form),
      agree: () => answer(visit, form, true),
      withdraw: () => answer(visit, form, false),
    })
    return typeof done === 'string' ? redirect(`/${visit.locale}/ops/finance/suspense?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function decide(visit: Visit, form: FormData) {
  const wish = parseFields(form, decision, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { isDone } = await visit.write((work) => decideSuspense(work, wish.values))
  return isDone ? 'suspenseMoved' : 'suspenseProposed'
}

async function answer(visit: Visit, form: FormData, agrees: boolean) {
  const wish = parseFields(form, answerForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { isDone } = await visit.write((work) => answerSuspense(work, { ...wish.values, agrees }))
  return isDone ? 'suspenseMoved' : 'suspenseWithdrawn'
}
