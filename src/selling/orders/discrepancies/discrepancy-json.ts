import { z } from 'zod'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import type { Locale } from '#platform/work/work.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import type { Site } from '#sites/sites.ts'
import { discrepancyKinds, optionKinds } from './discrepancy-kinds.ts'
import { discrepancyStates } from './discrepancy-moves.ts'
import { sayOption, whyOption } from './pages/say-option.ts'
import type { DiscrepancyView } from './read-discrepancies.ts'

const option = z.object({
  kind: z.enum(optionKinds),
  says: z.string().meta({ description: 'What it brings, in a sentence' }),
  why: z.array(z.string()).meta({ description: 'How its amounts were reckoned' }),
  off: amountJson.meta({ description: 'What comes off the price' }),
  fee: amountJson.meta({ description: 'What is kept' }),
  back: amountJson.meta({ description: 'What comes back to the balance that paid, at once' }),
  isDefault: z.boolean(),
})

export const discrepancyShape = z
  .object({
    number: z.string(),
    order: z.string(),
    item: z.object({ id: z.string(), title: z.string(), quantity: z.int(), state: z.enum(itemStates) }),
    came: z.int().nullable().meta({ description: 'How many pieces of it came to us; null before any did' }),
    kind: z.enum(discrepancyKinds),
    state: z.enum(discrepancyStates),
    date: dateJson,
    note: z.string().meta({ description: 'What staff wrote for each other; empty for the customer, who reads `said`' }),
    photos: z.array(z.string()).meta({ description: 'Addresses of the pictures of what is wrong' }),
    realGrams: z.int().nullable(),
    quotedGrams: z.int().nullable(),
    round: z.int().meta({ description: 'Which proposal this is: send it with the choice' }),
    said: z.string().nullable(),
    until: dateJson.nullable().meta({ description: 'Without a choice until then the default happens' }),
    options: z.array(option),
    chosen: z.enum(optionKinds).nullable(),
    back: amountJson.nullable().meta({ description: 'What came back with the choice' }),
  })
  .meta({ id: 'Discrepancy' })

type Reader = { readonly locale: Locale; readonly site: Site }

export function discrepancyJson(view: DiscrepancyView, reader: Reader): z.output<typeof discrepancyShape> {
  const { number, orderNumber, kind, state, note, realGrams, quotedGrams, round, said, until } = view
  return {
    number,
    order: orderNumber,
    kind,
    state,
    date: view.at,
    note,
    realGrams,
    quotedGrams,
    round,
    said,
    until,
    item: { id: view.itemId, title: view.title, quantity: view.quantity, state: view.itemState },
    came: view.came,
    photos: view.photos.map((id) => `/api/files/${id}`),
    options: view.options.map((one) => ({
      kind: one.kind,
      off: one.offMinor,
      fee: one.feeMinor,
      back: one.backMinor,
      says: sayOption(one, reader),
      why: [...whyOption(one, reader)],
      isDefault: one.kind === view.defaultKind,
    })),
    chosen: view.chosenKind,
    back: view.backMinor,
  }
}
