import { z } from 'zod'
import { itemIssue } from '#selling/orders/items/item-data.ts'

export const rejectReasons = ['prohibited', 'unavailable', 'duplicate', 'personal_limit'] as const

/** A reviewer's verdict on one item; nothing moves before the whole order is finished. */
export const verdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('approve'),
    /** Why it may come in despite a rule or a limit: a permit, an exception. */
    permit: z.string().trim().max(500).optional(),
  }),
  z.object({ kind: z.literal('askInfo'), issues: z.array(itemIssue).min(1, 'refusal_issues_needed') }),
  z.object({ kind: z.literal('reject'), reason: z.enum(rejectReasons), note: z.string().trim().max(500).default('') }),
])

export type Verdict = z.output<typeof verdict>

/** The verdict for others' goods too: without the permit, which is one person's. */
export function withoutPermit(said: Verdict): Verdict {
  return said.kind === 'approve' ? { kind: 'approve' } : said
}
