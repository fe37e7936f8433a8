import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { placeKinds } from './custody-acts.ts'
import { confirmPlace, explainGap, openGapCase } from './settle-gap.ts'

const id = z.uuid()
const note = z.string().trim().max(300).default('')
const forms = z.discriminatedUnion('do', [
  z.object({
    ...{ do: z.literal('confirm'), id, kind: z.enum(placeKinds) },
    ...{ place: z.string().trim().max(60).default(''), note },
  }),
  z.object({ do: z.literal('case'), id, note }),
  z.object({ do: z.literal('explain'), id, why: z.string().trim().min(3, 'custody_gap_why_needed').max(300) }),
])

/** What was pressed at a gap: the goods are here, they are not, or it is none. */
export async function actOnGap(visit: Visit, form: FormData) {
  const wish = parseFields(form, forms, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  try {
    await act(visit, wish.values)
    return redirect(`/${visit.locale}/ops/pieces?done=${wish.values.do}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function act(visit: Visit, wish: z.output<typeof forms>): Promise<unknown> {
  switch (wish.do) {
    case 'confirm':
      return visit.write((work) => confirmPlace(work, wish))
    case 'case':
      return visit.write((work) => openGapCase(work, wish))
    case 'explain':
      return visit.write((work) => explainGap(work, wish))
  }
}
