import { z } from 'zod'
import type { Lost } from './lost-note.tsx'

const facts = z.object({ what: z.enum(['lost', 'seized', 'destroyed']) })

/** What became of goods that were written off, from their history. */
export function lossOf(data: unknown): Lost['what'] {
  return facts.catch({ what: 'lost' }).parse(data).what
}
