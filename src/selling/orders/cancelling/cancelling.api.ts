import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { cancelForm } from '#selling/orders/cancel-reasons.ts'
import { answerCancellation, endCancellation } from './answer-cancellation.ts'
import { askCancellation } from './ask-cancellation.ts'
import { cancellationJson, toCancellationJson } from './cancellation-json.ts'
import { proposeAsked, proposeCancellation } from './propose-cancellation.ts'
import { readCancellation, readCancellationDesk, readOwnCancellations } from './read-cancellations.ts'

const byNumber = z.object({ number: z.string().max(40) })
const itemIds = z.array(z.string().refine(isId)).min(1).max(100)
const said = z.string().trim().min(3).max(500)

const list = z.object({ items: z.array(cancellationJson) })

/** Cancelling bought goods, with a fee that the customer accepts. */
export const cancellingApi = api({ tags: ['orders'] }, (route) => {
  route({
    get: '/cancellations',
    access: 'customer',
    summary: 'Your cancellations with fees, newest first',
    answer: list,
    do: async ({ visit }) => ({
      items: (await visit.read((work) => readOwnCancellations(work))).map(toCancellationJson),
    }),
  })
  route({
    get: '/cancellations/:number',
    access: 'customer',
    summary: 'One of them',
    params: byNumber,
    answer: cancellationJson,
    do: async ({ visit, params }) =>
      toCancellationJson(await visit.read((work) => readCancellation(work, params.number))),
  })
  route({
    post: '/orders/:number/cancellations',
    access: 'customer',
    summary: 'Ask to cancel goods that were bought; customer service answers with the fee',
    params: byNumber,
    body: cancelForm.extend({ itemIds }),
    keyed: true,
    answer: cancellationJson,
    do: async ({ visit, params, body, key }) => {
      const wish = { ...body, number: params.number, key }
      const { number } = await visit.write((work) => askCancellation(work, wish))
      return toCancellationJson(await visit.read((work) => readCancellation(work, number)))
    },
  })
  route({
    post: '/cancellations/:number/answer',
    access: 'customer',
    summary: 'Agree to the fee, and the goods are cancelled and the rest is back; or decline, and they go on',
    params: byNumber,
    body: z.object({ agrees: z.boolean() }),
    keyed: true,
    answer: cancellationJson,
    do: async ({ visit, params: { number }, body, key }) => {
      const given = { number, agrees: body.agrees, key }
      await visit.write((work) => answerCancellation(work, given))
      return toCancellationJson(await visit.read((work) => readCancellation(work, number)))
    },
  })
  route({
    post: '/cancellations/:number/withdraw',
    access: 'customer',
    summary: 'Take your wish back',
    params: byNumber,
    answer: cancellationJson,
    do: async ({ visit, params: { number } }) => {
      await visit.write((work) => endCancellation(work, number, null))
      return toCancellationJson(await visit.read((work) => readCancellation(work, number)))
    },
  })
  route({
    get: '/ops/cancellations',
    access: 'staff:support',
    tags: ['ops'],
    summary: 'Open cancellations with fees, oldest first',
    answer: list,
    do: async ({ visit }) => ({
      items: (await visit.read((work) => readCancellationDesk(work, true))).map(toCancellationJson),
    }),
  })
  route({
    post: '/ops/orders/:number/cancellations',
    access: 'staff:support',
    tags: ['ops'],
    summary: 'Propose to the customer to cancel goods that were bought',
    params: byNumber,
    body: z.object({ itemIds, why: said }),
    keyed: true,
    answer: cancellationJson,
    do: async ({ visit, params, body, key }) => {
      const wish = { ...body, number: params.number, key }
      const { number } = await visit.write((work) => proposeCancellation(work, wish))
      return toCancellationJson(await visit.read((work) => readCancellation(work, number)))
    },
  })
  route({
    post: '/ops/cancellations/:number/propose',
    access: 'staff:support',
    tags: ['ops'],
    summary: 'Answer a customer who asked, with the fee by the price tables',
    params: byNumber,
    body: z.object({ why: said }),
    keyed: true,
    answer: cancellationJson,
    do: async ({ visit, params: { number }, body, key }) => {
      await visit.write((work) => proposeAsked(work, { number, why: body.why, key }))
      return toCancellationJson(await visit.read((work) => readCancellation(work, number)))
    },
  })
  route({
    post: '/ops/cancellations/:number/end',
    access: 'staff:support',
    tags: ['ops'],
    summary: 'Refuse a wish or take a proposal back, with a reason',
    params: byNumber,
    body: z.object({ why: said }),
    answer: cancellationJson,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => endCancellation(work, number, body.why))
      return toCancellationJson(await visit.read((work) => readCancellation(work, number)))
    },
  })
})
