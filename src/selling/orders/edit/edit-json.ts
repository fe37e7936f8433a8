import { z } from 'zod'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { details } from '#pricing/quote/price-lines.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { itemDataJson } from '#selling/orders/items/item-data.ts'
import { itemChange } from './edit-draft.ts'
import type { EditPage } from './read-edit.ts'

export const editShape = z
  .object({
    number: z.string(),
    version: z.int().meta({ description: 'Send it with each change; an older one is refused with 409 STALE' }),
    begunAt: dateJson,
    isEmpty: z.boolean(),
    items: z.array(
      z.object({
        id: z.string(),
        what: z.enum(['kept', 'changed', 'cancelled', 'added']),
        title: z.string(),
        url: z.string(),
        image: z.string().nullable(),
        store: z.string(),
        country: z.string(),
        stateLabel: z.string(),
        data: itemDataJson,
        wanted: itemChange,
        before: itemChange.nullable(),
      }),
    ),
    couponCode: z.string().nullable(),
    couponError: z.string().nullable(),
    currency: z.string(),
    oldTotal: moneyJson,
    newTotal: moneyJson,
    due: moneyJson.meta({ description: 'To be paid when the edit is ended' }),
    back: moneyJson.meta({
      description: 'Goes on hold when the edit is ended, and after 72 hours back to where it came from',
    }),
    breakdown: z.array(
      z.object({ line: z.enum(details), name: z.string(), old: moneyJson, new: moneyJson, why: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'OrderEdit' })

export const endedShape = z
  .object({ number: z.string(), oldTotal: moneyJson, newTotal: moneyJson, due: moneyJson, held: moneyJson })
  .meta({ id: 'OrderEditOutcome' })

export function editJson({ rows, items, ...page }: EditPage): z.output<typeof editShape> {
  return {
    ...page,
    items: [...items],
    breakdown: rows.map(({ oldMinor, newMinor, why, ...row }) => ({
      ...row,
      old: oldMinor,
      new: newMinor,
      why: [...why],
    })),
  }
}
