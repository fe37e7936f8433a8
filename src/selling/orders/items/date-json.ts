import { z } from 'zod'
import { askAbout, issueTypes } from '#selling/orders/review/review-asks.ts'
import type { ItemView } from './item-view.ts'

/** A time: ISO 8601 in UTC outside, a Date inside. */
export const dateJson = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** What the review asks about an item, the field that it is about, and what the store's page offers to choose from. */
export const issueShape = z.object({
  type: z.enum(issueTypes),
  details: z.string(),
  label: z.string(),
  field: z.enum(askAbout).optional(),
  choices: z.array(z.string()).optional(),
})

export function issueJson({ choices, ...issue }: ItemView['issues'][number]): z.output<typeof issueShape> {
  return { ...issue, ...(choices && { choices: [...choices] }) }
}
