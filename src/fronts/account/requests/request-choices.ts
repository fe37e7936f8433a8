import { z } from 'zod'
import { isId } from '#platform/work/id.ts'
import type { RequestChoices } from './choices-path.ts'

const word = z.string().max(60).catch('').default('')
const form = z.object({
  way: z.enum(['pickup', 'delivery']).nullable().catch(null).default(null),
  office: word,
  address: word,
  company: word,
})

/** What was chosen at the steps before, from an address. */
export function choicesIn(params: URLSearchParams): RequestChoices {
  const fields = Object.fromEntries([...params].filter(([name]) => name !== 'item'))
  return { ...form.parse(fields), items: params.getAll('item').filter(isId).slice(0, 100) }
}
