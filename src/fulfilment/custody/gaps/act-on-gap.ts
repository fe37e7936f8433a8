import { redirect } from 'react-router'
import { z } from 'zod'
import { placeKinds } from '#fulfilment/custody/custody-acts.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { endGapGoods } from './end-gap-goods.ts'
import { gapEnds } from './gap.ts'
import { confirmPlace, explainGap, openGapCase } from './settle-gap.ts'

const id = z.uuid()
const note = z.string().trim().max(300).default('')
const why = z.string().trim().min(3, 'custody_gap_why_needed').max(300)
const forms = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('confirm'),
    id,
    kind: z.enum(placeKinds),
    place: z.string().trim().max(60).default(''),
    note,
  }),
  z.object({ do: z.literal('case'), id, note }),
  z.object({ do: z.literal('explain'), id, why }),
  z.object({
    do: z.literal('left'),
    id,
    how: z.enum(gapEnds),
    why,
    together: z.literal('on').optional(),
  }),
])

/** The actions on a gap: the goods are here, they are missing, they left, or it is no gap. The list stays on its page. */
export async function actOnGap(visit: Visit, form: FormData, page: string | null) {
  const wish = parseFields(form, forms, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  try {
    const done = (await isGone(visit, wish.values)) ? 'gone' : wish.values.do
    const search = new URLSearchParams({ done, ...(page && { page }) })
    return redirect(`/${visit.locale}/ops/pieces?${search}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function isGone(visit: Visit, wish: z.output<typeof forms>): Promise<boolean> {
  switch (wish.do) {
    case 'confirm':
      return (await visit.write((work) => confirmPlace(work, wish))).isGone
    case 'case':
      return (await visit.write((work) => openGapCase(work, wish))).number === null
    case 'explain':
      return (await visit.write((work) => explainGap(work, wish))).isGone
    case 'left':
      return (await visit.write((work) => endGapGoods(work, { ...wish, together: wish.together === 'on' }))).isGone
  }
}
