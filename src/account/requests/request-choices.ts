import { z } from 'zod'
import { isId } from '#platform/id.ts'

/** What the steps of a new request ask, as it stands in their addresses. Each may still be open. */
export type RequestChoices = {
  readonly items: readonly string[]
  readonly way: 'pickup' | 'delivery' | null
  readonly office: string
  readonly address: string
  readonly company: string
}

const word = z.string().max(60).catch('').default('')
const form = z.object({
  way: z.enum(['pickup', 'delivery']).nullable().catch(null).default(null),
  office: word,
  address: word,
  company: word,
})

export function choicesIn(params: URLSearchParams | FormData): RequestChoices {
  const fields = Object.fromEntries([...params].filter(([name]) => name !== 'item').map(([k, v]) => [k, String(v)]))
  return { ...form.parse(fields), items: params.getAll('item').map(String).filter(isId).slice(0, 100) }
}

/** The address of a step with these choices. */
export function choicesPath(path: string, { items, ...choices }: RequestChoices): string {
  const params = new URLSearchParams()
  for (const item of items) params.append('item', item)
  for (const [name, value] of Object.entries(choices)) if (value) params.set(name, value)
  return `${path}?${params}`
}
