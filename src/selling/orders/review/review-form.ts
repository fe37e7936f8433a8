import { z } from 'zod'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { parseMinor, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { CompletedData, ItemData, ReviewData } from '#selling/orders/items/item-data.ts'
import { choicesOf } from './compare/page-choices.ts'
import { type AskName, askAbout, askNames } from './review-asks.ts'
import type { ItemReview } from './review-item.ts'
import { rejectReasons, type Verdict } from './verdict.ts'

const western = z.string().trim().default('').transform(withWesternDigits)
const amount = western.refine((text) => (parseMinor(text) ?? 0n) > 0n, 'orders_review_amount_wrong')
const optionalAmount = western
  .refine((text) => text === '' || parseMinor(text) !== null, 'orders_review_amount_wrong')
  .transform((text) => text || null)
const optionalGrams = western
  .refine((text) => text === '' || /^[1-9]\d{0,6}$/.test(text), 'orders_review_grams_wrong')
  .transform((text) => (text === '' ? null : Number(text)))
const spec = z
  .string()
  .trim()
  .max(200)
  .default('')
  .transform((text) => text || null)
const isTicked = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

const itemForm = z
  .object({
    version: z.coerce.number().int(),
    price: amount,
    currency: z.string().length(3),
    domesticShipping: optionalAmount,
    weight: optionalGrams,
    category: z.string().min(1),
    color: spec,
    size: spec,
    style: spec,
    verdict: z.enum(['approve', 'askInfo', 'reject']),
    ask: z.object({ size: isTicked, color: isTicked, style: isTicked, nationalId: isTicked }).prefault({}),
    question: z.string().trim().max(500).default(''),
    about: z.enum(['', ...askAbout]).default(''),
    permit: z.string().trim().max(500).default(''),
    reason: z.string().default(''),
    note: z.string().trim().max(500).default(''),
  })
  .superRefine((item, context) => {
    const asks = item.question !== '' || Object.values(item.ask).some(Boolean)
    if (item.verdict === 'askInfo' && !asks)
      context.addIssue({ code: 'custom', path: ['question'], message: 'refusal_issues_needed' })
    if (item.verdict === 'reject' && !isReason(item.reason))
      context.addIssue({ code: 'custom', path: ['reason'], message: 'refusal_reason_needed' })
  })

/** A reviewer's form for all items of an order: fields named `items.<id>.price`. */
export const reviewForm = z.object({ items: z.record(z.uuid(), itemForm), seen: z.string().default('') })
export type ReviewedForm = z.output<typeof reviewForm>
type ItemForm = ReviewedForm['items'][string]

/** Only typed values that differ from the customer's are the review's. */
export function toItemReview(
  itemId: string,
  form: ItemForm,
  said: ItemData,
  page: ProductFacts | null = null,
): ItemReview {
  return { itemId, version: form.version, data: differencesFrom(form, said), verdict: verdictOf(form, page) }
}

/** The customer's data, completed by their answers. */
export function saidBy(client: ItemData, { color, size, style }: CompletedData): ItemData {
  return { ...client, ...(color && { color }), ...(size && { size }), ...(style && { style }) }
}

/** The valid values that differ from the customer's. */
export function differencesFrom(form: ItemData, said: ItemData): ReviewData {
  const same = (one: string | null, other: string | null) =>
    one === other || (one !== null && other !== null && parseMinor(one) === parseMinor(other))
  return {
    ...(!same(form.price, said.price) && { price: form.price }),
    ...(form.currency !== said.currency && { currency: form.currency }),
    ...(!same(form.domesticShipping, said.domesticShipping) && { domesticShipping: form.domesticShipping }),
    ...(form.weight !== said.weight && { weight: form.weight }),
    ...(form.category !== said.category && { category: form.category }),
    ...(form.color !== said.color && { color: form.color }),
    ...(form.size !== said.size && { size: form.size }),
    ...(form.style !== said.style && { style: form.style }),
  }
}

function verdictOf(form: ItemForm, page: ProductFacts | null): Verdict {
  const { verdict, ask, question, about, permit, reason, note } = form
  if (verdict === 'reject' && isReason(reason)) return { kind: 'reject', reason, note }
  if (verdict !== 'askInfo') return { kind: 'approve', ...(permit && { permit }) }
  const asked = (Object.keys(askNames) as AskName[]).filter((name) => ask[name])
  const issues = asked.map((name) => {
    const choices = name === 'nationalId' ? [] : choicesOf(page, name).slice(0, 40)
    return { type: askNames[name], details: '', ...(choices.length > 0 && { choices: [...choices] }) }
  })
  const general = { type: 'General' as const, details: question, ...(about && { field: about }) }
  return { kind: 'askInfo', issues: question === '' ? issues : [...issues, general] }
}

function isReason(text: string): text is (typeof rejectReasons)[number] {
  return rejectReasons.some((reason) => reason === text)
}
