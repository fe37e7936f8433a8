import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readDeskFacts } from './read-desk-facts.ts'

const fields = ['price', 'currency', 'domesticShipping', 'weight', 'category', 'color', 'size', 'style'] as const

/** Puts a colleague's review of one item into the form: nothing is saved before the reviewer does so. */
export async function withKnown(work: Work, number: string, itemId: string, form: FormData): Promise<FormData> {
  const facts = await readDeskFacts(work, await findOrder(work, { number }))
  const known = facts.get(itemId)?.known
  if (!known) throw no.NOT_FOUND()
  const filled = new FormData()
  for (const [name, value] of form) filled.append(name, value)
  const set = (name: string, value: string | number | null) =>
    filled.set(`items.${itemId}.${name}`, String(value ?? ''))
  for (const field of fields) set(field, known.data[field])
  set('verdict', known.verdict.kind)
  if (known.verdict.kind === 'reject') {
    set('reason', known.verdict.reason)
    set('note', known.verdict.note)
  }
  return filled
}
