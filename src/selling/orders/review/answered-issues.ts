import { z } from 'zod'
import type { Locale } from '#platform/work/work.ts'
import { answeredIssue } from '#selling/orders/items/item-data.ts'
import { askedLabel } from '#selling/orders/items/item-label.ts'

/** A question of the review in words, and the customer's answer to it. */
export type Answered = { readonly question: string; readonly answer: string }

/**
 * The column `answered` of an item for a reader: the reviewer's own words if any, otherwise the subject of the
 * question.
 */
export function sayAnswered(answered: unknown, locale: Locale): readonly Answered[] {
  return z
    .array(answeredIssue)
    .parse(answered)
    .map((one) => ({ question: one.details || askedLabel(one, locale), answer: one.answer }))
}
