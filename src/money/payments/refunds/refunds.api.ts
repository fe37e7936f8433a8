import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { no } from '#platform/work/refusal.ts'
import { type RefundView, readRefund, readRefunds } from './read-refunds.ts'
import { clockSteps } from './refund-clock.ts'
import { refundStatuses } from './refund-moves.ts'
import { refundCauses } from './refund-rule.ts'
import { sendRefundToSource } from './send-refund-to-source.ts'

const pageSizes = ['20', '50', '80', '100'] as const

const refundJson = z
  .object({
    number: z.string(),
    order: z.string(),
    amount: amountJson,
    currency: z.string(),
    kind: z.enum(['card', 'cash', 'valu']),
    cause: z.enum(refundCauses),
    status: z.enum(refundStatuses),
    sent: amountJson.nullable().meta({ description: 'On its way, or back, to what it was paid with' }),
    maySend: amountJson.nullable().meta({ description: 'What may be sent on to what it was paid with' }),
    date: z.iso.datetime(),
    steps: z
      .array(
        z.object({
          step: z.enum(clockSteps),
          state: z.enum(['done', 'now', 'next', 'trouble']),
          at: z.iso.datetime().nullable(),
          by: z.iso.datetime().nullable(),
        }),
      )
      .meta({ description: 'The refund clock: what was done, what is being done, and by when' }),
  })
  .meta({ id: 'Refund' })

/** The customer's refunds with their clock, and sending one on to the card. */
export const refundsApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet/refunds',
    summary: 'The customer’s refunds, newest first, each with its clock',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.enum(pageSizes).default('20').transform(Number),
    }),
    answer: z.object({ items: z.array(refundJson), total: z.int() }),
    do: async ({ visit, query }) => {
      const { items, total } = await visit.read((work) => readRefunds(work, query))
      return { items: items.map(refundToJson), total }
    },
  })
  route({
    post: '/wallet/refunds/:number/send',
    summary: 'Sends a refund on from the balance to what it was paid with',
    params: z.object({ number: z.string() }),
    body: z.object({ comment: z.string().trim().max(300).default('') }).nullish(),
    keyed: true,
    answer: refundJson,
    do: async ({ visit, key, params: { number }, body }) => {
      if (key.length < 8) throw no.KEY_NEEDED()
      await visit.write((work) => sendRefundToSource(work, { number, key, comment: body?.comment ?? '' }))
      return refundToJson(await visit.read((work) => readRefund(work, number)))
    },
  })
})

function refundToJson(refund: RefundView): z.output<typeof refundJson> {
  const { number, kind, cause, status, amount, sent, maySend, steps, subject, at } = refund
  return {
    number,
    kind,
    cause,
    status,
    order: subject.number,
    amount: amount.minor,
    currency: amount.currency,
    sent: sent?.minor ?? null,
    maySend: maySend?.minor ?? null,
    date: at.toISOString(),
    steps: steps.map((step) => ({
      ...step,
      at: step.at?.toISOString() ?? null,
      by: step.by?.toISOString() ?? null,
    })),
  }
}
