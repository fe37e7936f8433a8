import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { amountJson } from '#money/money-json.ts'
import { cancelForm } from '#orders/cancel-reasons.ts'
import { itemStates } from '#orders/item-states.ts'
import { errorBody } from '#platform/answer-error.ts'
import { isId } from '#platform/id.ts'
import { lines } from '#pricing/price-lines.ts'
import { answerCancellation, endCancellation } from './answer-cancellation.ts'
import { askCancellation } from './ask-cancellation.ts'
import { cancellationStates } from './cancellation-moves.ts'
import { proposeAsked, proposeCancellation } from './propose-cancellation.ts'
import {
  type CancellationView,
  readCancellation,
  readCancellationDesk,
  readOwnCancellations,
} from './read-cancellations.ts'

const customer = { access: 'customer' } as const
const support = { access: 'staff:support' } as const
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const byNumber = z.object({ number: z.string().max(40) })
const itemIds = z.array(z.string().refine(isId)).min(1).max(100)
const said = z.string().trim().min(3).max(500)

const shape = z
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
const answer = { 200: z.object({ data: shape }), default: errorBody }
const list = { 200: z.object({ data: z.object({ items: z.array(shape) }) }), default: errorBody }

function json(view: CancellationView): z.output<typeof shape> {
  const { number, orderNumber, state, reason, comment, why } = view
  return {
    ...{ number, order: orderNumber, state, reason, comment, why },
    date: view.at.toISOString(),
    until: view.until?.toISOString() ?? null,
    fee: view.feeMinor,
    back: view.backMinor,
    items: view.items.map(({ id, title, stage, stageLabel, feeMinor, lines: services }) => ({
      ...{ id, title, stage, stageLabel, fee: feeMinor },
      services: services.map(({ line, minor }) => ({ line, amount: minor })),
    })),
  }
}

/** Cancelling what was bought, with a fee that the customer agrees to. */
export const cancellingApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/cancellations',
    {
      config: customer,
      schema: { tags: ['orders'], summary: 'Your cancellations with fees, newest first', response: list },
    },
    async ({ visit }) => ({ data: { items: (await visit.read((work) => readOwnCancellations(work))).map(json) } }),
  )
  app.get(
    '/cancellations/:number',
    { config: customer, schema: { tags: ['orders'], summary: 'One of them', params: byNumber, response: answer } },
    async ({ visit, params }) => ({ data: json(await visit.read((work) => readCancellation(work, params.number))) }),
  )
  app.post(
    '/orders/:number/cancellations',
    {
      config: customer,
      schema: {
        tags: ['orders'],
        summary: 'Ask to cancel goods that were bought; customer service answers with the fee',
        params: byNumber,
        headers: keyed,
        body: cancelForm.extend({ itemIds }),
        response: answer,
      },
    },
    async ({ visit, params, body, headers }) => {
      const wish = { ...body, number: params.number, key: headers['idempotency-key'] }
      const { number } = await visit.write((work) => askCancellation(work, wish))
      return { data: json(await visit.read((work) => readCancellation(work, number))) }
    },
  )
  app.post(
    '/cancellations/:number/answer',
    {
      config: customer,
      schema: {
        tags: ['orders'],
        summary: 'Agree to the fee, and the goods are cancelled and the rest is back; or decline, and they go on',
        params: byNumber,
        headers: keyed,
        body: z.object({ agrees: z.boolean() }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body, headers }) => {
      const given = { number, agrees: body.agrees, key: headers['idempotency-key'] }
      await visit.write((work) => answerCancellation(work, given))
      return { data: json(await visit.read((work) => readCancellation(work, number))) }
    },
  )
  app.post(
    '/cancellations/:number/withdraw',
    {
      config: customer,
      schema: { tags: ['orders'], summary: 'Take your wish back', params: byNumber, response: answer },
    },
    async ({ visit, params: { number } }) => {
      await visit.write((work) => endCancellation(work, number, null))
      return { data: json(await visit.read((work) => readCancellation(work, number))) }
    },
  )
  app.get(
    '/ops/cancellations',
    {
      config: support,
      schema: { tags: ['ops'], summary: 'Open cancellations with fees, oldest first', response: list },
    },
    async ({ visit }) => ({
      data: { items: (await visit.read((work) => readCancellationDesk(work, true))).map(json) },
    }),
  )
  app.post(
    '/ops/orders/:number/cancellations',
    {
      config: support,
      schema: {
        tags: ['ops'],
        summary: 'Propose to the customer to cancel goods that were bought',
        params: byNumber,
        headers: keyed,
        body: z.object({ itemIds, why: said }),
        response: answer,
      },
    },
    async ({ visit, params, body, headers }) => {
      const wish = { ...body, number: params.number, key: headers['idempotency-key'] }
      const { number } = await visit.write((work) => proposeCancellation(work, wish))
      return { data: json(await visit.read((work) => readCancellation(work, number))) }
    },
  )
  app.post(
    '/ops/cancellations/:number/propose',
    {
      config: support,
      schema: {
        tags: ['ops'],
        summary: 'Answer a customer who asked, with the fee by the price tables',
        params: byNumber,
        headers: keyed,
        body: z.object({ why: said }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body, headers }) => {
      await visit.write((work) => proposeAsked(work, { number, why: body.why, key: headers['idempotency-key'] }))
      return { data: json(await visit.read((work) => readCancellation(work, number))) }
    },
  )
  app.post(
    '/ops/cancellations/:number/end',
    {
      config: support,
      schema: {
        tags: ['ops'],
        summary: 'Refuse a wish or take a proposal back, with a reason',
        params: byNumber,
        body: z.object({ why: said }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => endCancellation(work, number, body.why))
      return { data: json(await visit.read((work) => readCancellation(work, number))) }
    },
  )
}
