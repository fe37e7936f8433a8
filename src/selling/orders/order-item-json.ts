import { z } from 'zod'
import { estimatedFacts } from '#catalog/estimates/estimated-facts.ts'
import { decimalJson, moneyJson } from '#platform/values/amounts/money-json.ts'
import { dateJson, issueJson, issueShape } from './items/date-json.ts'
import { holdDataJson, itemDataJson } from './items/item-data.ts'
import { itemStates } from './items/item-states.ts'
import type { PricedItem } from './read-order.ts'

const state = z.enum(itemStates)

/** An item of an order in answers of the API: the fields of specification §3, and further facts. */
export const orderItemShape = z
  .object({
    id: z.string(),
    state,
    stateLabel: z.string(),
    since: dateJson,
    version: z.int(),
    title: z.string(),
    url: z.string(),
    image: z.string().nullable(),
    store: z.string(),
    country: z.string(),
    quantity: z.int(),
    notes: z.string().nullable(),
    category: z.string(),
    color: z.string().nullable(),
    size: z.string().nullable(),
    estimated: z.boolean().meta({ description: 'Whether any of its facts is our own guess' }),
    estimatedFacts: z.array(z.enum(estimatedFacts)).meta({ description: 'Which; the review settles them' }),
    unitPrice: decimalJson,
    unitPriceCurrency: z.string(),
    unitWeight: z.int().nullable().meta({ description: 'Grams' }),
    internationalShipping: moneyJson
      .nullable()
      .meta({ description: 'Its own part of the order’s, in the order’s currency; null once it is cancelled' }),
    clientData: itemDataJson,
    data: itemDataJson,
    differences: z.array(
      z.object({
        field: z.string(),
        said: z.string().nullable(),
        found: z.string().nullable(),
        wasEstimated: z.boolean().meta({ description: 'Whether what was said was our own guess' }),
      }),
    ),
    issues: z.array(issueShape),
    hold: holdDataJson.nullable(),
    realGrams: z.int().nullable(),
    cancelReason: z.string().nullable(),
    events: z.array(z.string()),
  })
  .meta({ id: 'OrderItem' })

export function orderItemJson(item: PricedItem): z.output<typeof orderItemShape> {
  return {
    ...item,
    category: item.data.category,
    estimated: item.estimated.length > 0,
    estimatedFacts: [...item.estimated],
    color: item.data.color,
    size: item.data.size,
    unitPrice: item.data.price,
    unitPriceCurrency: item.data.currency,
    unitWeight: item.data.weight,
    internationalShipping: item.shippingMinor,
    differences: [...item.differences],
    issues: item.issues.map(issueJson),
    events: [...item.events],
  }
}
