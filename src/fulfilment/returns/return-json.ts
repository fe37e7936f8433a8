import { z } from 'zod'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import type { ReturnView } from './read-returns.ts'
import { returnEnds } from './return-ends.ts'
import { returnStates } from './return-moves.ts'
import { conditions, returnReasons } from './return-reasons.ts'

export const returnShape = z
  .object({
    number: z.string(),
    order: z.string(),
    state: z.enum(returnStates),
    reason: z.enum(returnReasons),
    note: z.string().nullable(),
    date: z.iso.datetime(),
    isOurFault: z.boolean().meta({ description: 'Then everything comes back and returning is free' }),
    goods: amountJson.meta({ description: 'What comes back for the goods' }),
    fee: amountJson.meta({ description: 'What returning costs' }),
    back: amountJson.meta({ description: 'Goods less fee, to the balance that paid' }),
    until: z.iso.datetime().nullable().meta({ description: 'Brought after that, it is not taken in' }),
    answer: z.string().nullable(),
    office: z.string().nullable(),
    code: z.string().nullable().meta({ description: 'To show at the office; its customer alone sees it' }),
    condition: z.enum(conditions).nullable(),
    items: z.array(
      z.object({ id: z.string(), title: z.string(), quantity: z.int(), goods: amountJson, fee: amountJson }),
    ),
    steps: z.array(z.object({ at: z.iso.datetime(), event: z.string(), state: z.enum(returnStates) })),
    photos: z.array(z.string()).meta({ description: 'Files' }),
    pieces: z
      .array(z.object({ barcode: z.string(), ended: z.enum(returnEnds).nullable() }))
      .meta({ description: 'The pieces that came back, and what became of each' }),
  })
  .meta({ id: 'Return' })

/** A return in answers of the API; the code is for the customer, not for the desk. */
export function returnJson(view: ReturnView, isCustomers: boolean): z.output<typeof returnShape> {
  const { number, orderNumber, state, reason, note, condition } = view
  return {
    number,
    order: orderNumber,
    state,
    reason,
    note,
    condition,
    date: view.at.toISOString(),
    isOurFault: view.isOurs,
    goods: view.grossMinor,
    fee: view.feeMinor,
    back: view.backMinor,
    until: view.until?.toISOString() ?? null,
    answer: view.decisionNote,
    office: view.officeCode,
    code: isCustomers ? view.code : null,
    items: view.items.map(({ id, title, quantity, grossMinor, feeMinor }) => ({
      id,
      title,
      quantity,
      goods: grossMinor,
      fee: feeMinor,
    })),
    steps: view.steps.map(({ at, event, to }) => ({ at: at.toISOString(), event, state: to })),
    photos: view.photos.map(({ id }) => id),
    pieces: view.pieces.map(({ barcode, endedHow }) => ({ barcode, ended: endedHow })),
  }
}
