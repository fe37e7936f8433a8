import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { receiveReturn } from './bring-return.ts'
import { approveReturn, rejectReturn } from './decide-return.ts'
import { endReturned } from './end-returned.ts'
import { deskStages, readReturn, readReturnDesk } from './read-returns.ts'
import { refundReturn } from './refund-return.ts'
import { returnEnds } from './return-ends.ts'
import { returnJson, returnShape } from './return-json.ts'
import { conditions } from './return-reasons.ts'
import { answerWriteOff } from './write-offs/answer-write-off.ts'
import { losses } from './write-offs/propose-write-off.ts'
import { readWriteOff, readWriteOffs, type WriteOffView } from './write-offs/read-write-offs.ts'

const desk = { access: 'staff:returns' } as const
const support = { access: 'staff:support' } as const
const tags = ['ops']
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const byNumber = z.object({ number: z.string().max(40) })
const answer = { 200: z.object({ data: returnShape }), default: errorBody }
const said = z.string().trim().max(500)
const codes = z.array(z.string().trim().min(1).max(40)).max(100).default([])
const writeOffShape = z
  .object({
    number: z.string(),
    order: z.string(),
    title: z.string(),
    what: z.enum(losses),
    reason: z.string(),
    state: z.enum(['waiting', 'writtenOff', 'withdrawn']),
    proposedBy: z.string(),
    agreedBy: z.string().nullable(),
    refunded: amountJson.nullable(),
  })
  .meta({ id: 'WriteOff' })

function writeOffJson(view: WriteOffView): z.output<typeof writeOffShape> {
  const { number, orderNumber, title, what, reason, proposedBy, agreedBy, agreedAt, withdrawnAt } = view
  const state = agreedAt ? 'writtenOff' : withdrawnAt ? 'withdrawn' : 'waiting'
  return { number, order: orderNumber, title, what, reason, state, proposedBy, agreedBy, refunded: view.refundedMinor }
}

/** Returns for staff, and goods that are written off by two. */
export const returnsStaffApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ops/returns',
    {
      config: desk,
      schema: {
        tags,
        summary: 'Returns at a stage, or by a code or number',
        querystring: z.object({ stage: z.enum(deskStages).default('review'), q: z.string().max(40).default('') }),
        response: { 200: z.object({ data: z.object({ items: z.array(returnShape) }) }), default: errorBody },
      },
    },
    async ({ visit, query }) => {
      const found = await visit.read((work) => readReturnDesk(work, query))
      return { data: { items: found.map((one) => returnJson(one, false)) } }
    },
  )
  app.post(
    '/ops/returns/:number/approve',
    {
      config: support,
      schema: {
        tags,
        summary: 'Accept a return, and say whose fault it is',
        params: byNumber,
        body: z.object({ isOurFault: z.boolean(), note: said.default('') }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => approveReturn(work, { number, note: body.note, isOurs: body.isOurFault }))
      return { data: returnJson(await visit.read((work) => readReturn(work, number)), false) }
    },
  )
  app.post(
    '/ops/returns/:number/reject',
    {
      config: support,
      schema: {
        tags,
        summary: 'Refuse a return, with a reason',
        params: byNumber,
        body: z.object({ note: said.min(3) }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => rejectReturn(work, { number, note: body.note }))
      return { data: returnJson(await visit.read((work) => readReturn(work, number)), false) }
    },
  )
  app.post(
    '/ops/returns/:number/receive',
    {
      config: desk,
      schema: {
        tags,
        summary: 'Take the goods in by the customer’s code, in their condition',
        params: byNumber,
        body: z.object({
          code: z.string().max(20),
          condition: z.enum(conditions),
          barcodes: codes.meta({ description: 'Of the pieces; none where their labels are gone' }),
          note: said.nullable().default(null),
        }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => receiveReturn(work, { ...body, number, photo: null }))
      return { data: returnJson(await visit.read((work) => readReturn(work, number)), false) }
    },
  )
  app.post(
    '/ops/returns/:number/refund',
    {
      config: desk,
      schema: {
        tags,
        summary: 'Give the money back; above the limit the first person proposes it',
        params: byNumber,
        headers: keyed,
        body: z.object({ comment: said.default('') }).nullish(),
        response: {
          200: z.object({ data: z.object({ number: z.string(), isDone: z.boolean(), back: amountJson }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, params: { number }, body, headers }) => {
      const wish = { number, key: headers['idempotency-key'], comment: body?.comment ?? '' }
      const { isDone, backMinor } = await visit.write((work) => refundReturn(work, wish))
      return { data: { number, isDone, back: backMinor } }
    },
  )
  app.post(
    '/ops/returns/:number/goods',
    {
      config: desk,
      schema: {
        tags,
        summary: 'What becomes of the goods: to their store, into stock, away, or back to who brought them',
        params: byNumber,
        body: z.object({
          how: z.enum(returnEnds),
          barcodes: codes.meta({ description: 'These pieces; none: all that are here' }),
          why: said.default('').meta({ description: 'Needed where they are sent back or disposed of' }),
        }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => endReturned(work, { ...body, number, photo: null }))
      return { data: returnJson(await visit.read((work) => readReturn(work, number)), false) }
    },
  )
  app.get(
    '/ops/write-offs',
    {
      config: support,
      schema: {
        tags,
        summary: 'Goods somebody says are gone, waiting for a second person',
        response: { 200: z.object({ data: z.object({ items: z.array(writeOffShape) }) }), default: errorBody },
      },
    },
    async ({ visit }) => ({
      data: { items: (await visit.read((work) => readWriteOffs(work, true))).map(writeOffJson) },
    }),
  )
  app.post(
    '/ops/write-offs/:number/answer',
    {
      config: support,
      schema: {
        tags,
        summary: 'Agree as the second person, or take the proposal back',
        params: byNumber,
        headers: keyed,
        body: z.object({ agrees: z.boolean(), why: said.default('') }),
        response: { 200: z.object({ data: writeOffShape }), default: errorBody },
      },
    },
    async ({ visit, params: { number }, body, headers }) => {
      await visit.write((work) => answerWriteOff(work, { ...body, number, key: headers['idempotency-key'] }))
      return { data: writeOffJson(await visit.read((work) => readWriteOff(work, number))) }
    },
  )
}
