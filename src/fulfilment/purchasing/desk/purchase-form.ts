import { z } from 'zod'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { parseMoney, withWesternDigits } from '#platform/values/amounts/parse-money.ts'

// How many of each item; empty means all that is to be bought.
const units = z
  .record(
    z.string(),
    z
      .string()
      .trim()
      .transform(withWesternDigits)
      .pipe(z.string().regex(/^\d{0,4}$/)),
  )
  .default({})
  .transform((typed) =>
    Object.fromEntries(Object.entries(typed).flatMap(([id, count]) => (count === '' ? [] : [[id, Number(count)]]))),
  )

/** A buyer's record of a store order. */
export const purchaseForm = z
  .object({
    key: z.string().min(8),
    storeOrderNumber: z.string().trim().min(1).max(80),
    cost: z.string().trim().min(1).max(20),
    currency: z.string(),
    cardLabel: z.string().trim().min(1).max(60),
    reason: z.string().trim().max(300).default(''),
    units,
    costs: z.record(z.string(), z.string().trim().max(20)).default({}),
  })
  .transform(({ cost, currency, costs: typed, ...rest }, context) => {
    const paid = isCurrency(currency) ? parseMoney(cost, currency) : null
    const costs: Record<string, bigint> = {}
    for (const [id, text] of Object.entries(typed)) {
      if (text === '') continue
      const part = isCurrency(currency) ? parseMoney(text, currency) : null
      if (part) costs[id] = part.minor
      else context.addIssue({ code: 'custom', path: ['costs', id], message: 'purchasing_cost_wrong' })
    }
    if (paid && paid.minor > 0n) return { ...rest, cost: paid, costs }
    context.addIssue({ code: 'custom', path: ['cost'], message: 'purchasing_cost_wrong' })
    return z.NEVER
  })

export const holdForm = z
  .object({
    itemId: z.uuid(),
    reason: z.enum(['UNAVAILABLE', 'NEW_PRICE']),
    newPrice: z.string().trim().default('').transform(withWesternDigits),
    note: z.string().trim().max(500).default(''),
  })
  .transform((hold, context) => {
    if (hold.reason === 'UNAVAILABLE') return { ...hold, newPrice: null }
    if (/^\d{1,9}(\.\d{1,2})?$/.test(hold.newPrice) && Number(hold.newPrice) > 0) return hold
    context.addIssue({ code: 'custom', path: ['newPrice'], message: 'purchasing_cost_wrong' })
    return z.NEVER
  })

export const shippedForm = z.object({
  carrier: z.string().trim().min(1).max(40),
  trackingNumber: z.string().trim().min(4).max(60),
  storeOrder: z.uuid(),
  units,
})

export const sellerCancelledForm = z.object({
  itemId: z.uuid(),
  storeOrder: z.uuid(),
  units: z.coerce.number().int().min(1).max(9_999),
  why: z.string().trim().min(1).max(500),
})
export const restForm = z.object({ itemId: z.uuid(), why: z.string().trim().min(3).max(500) })
