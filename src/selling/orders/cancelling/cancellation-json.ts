import { z } from 'zod'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { lines } from '#pricing/quote/price-lines.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import { cancellationStates } from './cancellation-moves.ts'
import type { CancellationView } from './read-cancellations.ts'

/** A cancellation as the API answers it. */
export const cancellationJson = z
  .object({
    number: z.string(),
    order: z.string(),
    state: z.enum(cancellationStates),
    date: z.iso.datetime(),
    reason: z.string().nullable(),
    comment: z.string().nullable(),
    why: z.string().nullable().meta({ description: 'What customer service says' }),
    until: z.iso.datetime().nullable().meta({ description: 'Without an answer until then nothing is cancelled' }),
    fee: amountJson.nullable().meta({ description: 'What is kept' }),
    back: amountJson.nullable().meta({ description: 'What comes back to the balance that paid' }),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        stage: z.enum(itemStates),
        stageLabel: z.string(),
        fee: amountJson.nullable(),
        services: z.array(z.object({ line: z.enum(lines), amount: amountJson })),
      }),
    ),
  })
  .meta({ id: 'Cancellation' })

export function toCancellationJson(view: CancellationView): z.output<typeof cancellationJson> {
  const { number, orderNumber, state, reason, comment, why } = view
  return {
    number,
    order: orderNumber,
    state,
    reason,
    comment,
    why,
    date: view.at.toISOString(),
    until: view.until?.toISOString() ?? null,
    fee: view.feeMinor,
    back: view.backMinor,
    items: view.items.map(({ id, title, stage, stageLabel, feeMinor, lines: services }) => ({
      id,
      title,
      stage,
      stageLabel,
      fee: feeMinor,
      services: services.map(({ line, minor }) => ({ line, amount: minor })),
    })),
  }
}
