import { z } from 'zod'
import { decimalJson } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { askAbout, issueTypes } from '#selling/orders/review/review-asks.ts'

const amount = z.string().refine((text) => parseMinor(text) !== null)
const spec = z.string().trim().max(200).nullable().default(null)

/**
 * The data that the price and the purchase need, as somebody gives them. Amounts are decimal strings in the store's
 * currency.
 */
export const itemData = z.object({
  price: amount,
  currency: z.string().length(3),
  domesticShipping: amount.nullable().default(null),
  /** Grams of one unit; null means the category's default. */
  weight: z.int().positive().nullable().default(null),
  category: z.string().min(1),
  color: spec,
  size: spec,
  style: spec,
})

export type ItemData = z.output<typeof itemData>

/** The same for the API: amounts are numbers there. */
export const itemDataJson = itemData.extend({ price: decimalJson, domesticShipping: decimalJson.nullable() })

/** What a reviewer found different. It is stored beside the customer's data and never replaces them. */
export const reviewData = z.object({
  price: amount.optional(),
  currency: z.string().length(3).optional(),
  domesticShipping: amount.nullable().optional(),
  weight: z.int().positive().nullable().optional(),
  category: z.string().min(1).optional(),
  color: z.string().trim().max(200).nullable().optional(),
  size: z.string().trim().max(200).nullable().optional(),
  style: z.string().trim().max(200).nullable().optional(),
})

export type ReviewData = z.output<typeof reviewData>

export const reviewDataJson = reviewData.extend({
  price: decimalJson.optional(),
  domesticShipping: decimalJson.nullable().optional(),
})

export const itemIssue = z.object({
  type: z.enum(issueTypes),
  details: z.string().trim().max(500).default(''),
  /** The field that a general question is about. */
  field: z.enum(askAbout).optional(),
  /** The choices on the store's page. */
  choices: z.array(z.string().max(100)).max(40).optional(),
})
export type ItemIssue = z.output<typeof itemIssue>

/**
 * A question of the review with the customer's answer. A national ID is answered by the card: its number is not stored
 * here.
 */
export const answeredIssue = itemIssue.extend({ answer: z.string().max(1000) })
export type AnsweredIssue = z.output<typeof answeredIssue>

/** The customer's answers to the issues. */
export const completedData = z.object({
  color: z.string().trim().min(1).max(200).optional(),
  size: z.string().trim().min(1).max(200).optional(),
  style: z.string().trim().min(1).max(200).optional(),
  nationalId: z.string().trim().min(1).max(40).optional(),
  answer: z.string().trim().min(1).max(1000).optional(),
})
export type CompletedData = z.output<typeof completedData>

/** Why an item is held: it is not available, or has another price now. */
export const holdData = z.object({
  reason: z.enum(['UNAVAILABLE', 'NEW_PRICE']),
  newPrice: amount.nullable().default(null),
  note: z.string().default(''),
  decision: z.enum(['HOLD_ORDER']).nullable().default(null),
})
export type HoldData = z.output<typeof holdData>

export const holdDataJson = holdData.extend({ newPrice: decimalJson.nullable().default(null) })

type Told = { readonly client_data: unknown; readonly review_data: unknown; readonly completed_data: unknown }

const nothingSaid: CompletedData & ReviewData = {}

/** The valid data of an item: the customer's, completed by their answers, corrected by the review. */
export function effectiveData(item: Told): ItemData {
  const client = itemData.parse(item.client_data)
  const { color, size, style } = item.completed_data ? completedData.parse(item.completed_data) : nothingSaid
  const answered = { ...client, ...(color && { color }), ...(size && { size }), ...(style && { style }) }
  const review = item.review_data ? reviewData.parse(item.review_data) : nothingSaid
  const corrections = Object.entries(review).filter(([, value]) => value !== undefined)
  return { ...answered, ...Object.fromEntries(corrections) }
}
