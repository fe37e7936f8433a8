import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { isId } from '#platform/work/id.ts'
import { cancelForm } from '#selling/orders/cancel-reasons.ts'
import { answerCancellation, endCancellation } from './answer-cancellation.ts'
import { askCancellation } from './ask-cancellation.ts'
import { cancellationJson, toCancellationJson } from './cancellation-json.ts'
import { proposeAsked, proposeCancellation } from './propose-cancellation.ts'
import { readCancellation, readCancellationDesk, readOwnCancellations } from './read-cancellations.ts'

const customer = { access: 'customer' } as const
const support = { access: 'staff:support' } as const
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const byNumber = z.object({ number: z.string().max(40) })
const itemIds = z.array(z.string().refine(isId)).min(1).max(100)
const said = z.string().trim().min(3).max(500)

const answer = { 200: z.object({ data: cancellationJson }), default: errorBody }
const list = { 200: z.object({ data: z.object({ items: z.array(cancellationJson) }) }), default: errorBody }

/** Cancelling what was bought, with a fee that the customer agrees to. */
export const cancellingApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/cancellations',
    {
      config: customer,
      schema: { tags: ['orders'], summary: 'Your cancellations with fees, newest first', response: list },
    },
    async ({ visit }) => ({
      data: { items: (await visit.read((work) => readOwnCancellations(work))).map(toCancellationJson) },
    }),
  )
  app.get(
    '/cancellations/:number',
    { config: customer, schema: { tags: ['orders'], summary: 'One of them', params: byNumber, response: answer } },
    async ({ visit, params }) => ({
      data: toCancellationJson(await visit.read((work) => readCancellation(work, params.number))),
    }),
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
      return { data: toCancellationJson(await visit.read((work) => readCancellation(work, number))) }
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
      return { data: toCancellationJson(await visit.read((work) => readCancellation(work, number))) }
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
      return { data: toCancellationJson(await visit.read((work) => readCancellation(work, number))) }
    },
  )
  app.get(
    '/ops/cancellations',
    {
      config: support,
      schema: { tags: ['ops'], summary: 'Open cancellations with fees, oldest first', response: list },
    },
    async ({ visit }) => ({
      data: { items: (await visit.read((work) => readCancellationDesk(work, true))).map(toCancellationJson) },
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
      return { data: toCancellationJson(await visit.read((work) => readCancellation(work, number))) }
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
      return { data: toCancellationJson(await visit.read((work) => readCancellation(work, number))) }
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
      return { data: toCancellationJson(await visit.read((work) => readCancellation(work, number))) }
    },
  )
}
