import { z } from 'zod'
import { api } from '#platform/http/api.ts'
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

const byNumber = z.object({ number: z.string().max(40) })
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

/** Returns for staff, and goods that two people write off. */
export const returnsStaffApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/ops/returns',
    access: 'staff:returns',
    summary: 'Returns at a stage, or by a code or number',
    query: z.object({ stage: z.enum(deskStages).default('review'), q: z.string().max(40).default('') }),
    answer: z.object({ items: z.array(returnShape) }),
    do: async ({ visit, query }) => {
      const found = await visit.read((work) => readReturnDesk(work, query))
      return { items: found.map((one) => returnJson(one, false)) }
    },
  })
  route({
    post: '/ops/returns/:number/approve',
    access: 'staff:support',
    summary: 'Accept a return, and say whose fault it is',
    params: byNumber,
    body: z.object({ isOurFault: z.boolean(), note: said.default('') }),
    answer: returnShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => approveReturn(work, { number, note: body.note, isOurs: body.isOurFault }))
      return returnJson(await visit.read((work) => readReturn(work, number)), false)
    },
  })
  route({
    post: '/ops/returns/:number/reject',
    access: 'staff:support',
    summary: 'Refuse a return, with a reason',
    params: byNumber,
    body: z.object({ note: said.min(3) }),
    answer: returnShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => rejectReturn(work, { number, note: body.note }))
      return returnJson(await visit.read((work) => readReturn(work, number)), false)
    },
  })
  route({
    post: '/ops/returns/:number/receive',
    access: 'staff:returns',
    summary: 'Take the goods in by the customer’s code, in their condition',
    params: byNumber,
    body: z.object({
      code: z.string().max(20),
      condition: z.enum(conditions),
      barcodes: codes.meta({ description: 'Of the pieces; none where their labels are gone' }),
      note: said.nullable().default(null),
    }),
    answer: returnShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => receiveReturn(work, { ...body, number, photo: null }))
      return returnJson(await visit.read((work) => readReturn(work, number)), false)
    },
  })
  route({
    post: '/ops/returns/:number/refund',
    access: 'staff:returns',
    summary: 'Give the money back; above the limit the first person proposes it',
    params: byNumber,
    body: z.object({ comment: said.default('') }).nullish(),
    keyed: true,
    answer: z.object({ number: z.string(), isDone: z.boolean(), back: amountJson }),
    do: async ({ visit, params: { number }, body, key }) => {
      const wish = { number, key, comment: body?.comment ?? '' }
      const { isDone, backMinor } = await visit.write((work) => refundReturn(work, wish))
      return { number, isDone, back: backMinor }
    },
  })
  route({
    post: '/ops/returns/:number/goods',
    access: 'staff:returns',
    summary: 'What becomes of the goods: to their store, into stock, away, or back to who brought them',
    params: byNumber,
    body: z.object({
      how: z.enum(returnEnds),
      barcodes: codes.meta({ description: 'These pieces; none: all that are here' }),
      why: said.default('').meta({ description: 'Needed where they are sent back or disposed of' }),
    }),
    answer: returnShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => endReturned(work, { ...body, number, photo: null }))
      return returnJson(await visit.read((work) => readReturn(work, number)), false)
    },
  })
  route({
    get: '/ops/write-offs',
    access: 'staff:support',
    summary: 'Goods somebody says are gone, waiting for a second person',
    answer: z.object({ items: z.array(writeOffShape) }),
    do: async ({ visit }) => ({ items: (await visit.read((work) => readWriteOffs(work, true))).map(writeOffJson) }),
  })
  route({
    post: '/ops/write-offs/:number/answer',
    access: 'staff:support',
    summary: 'Agree as the second person, or take the proposal back',
    params: byNumber,
    body: z.object({ agrees: z.boolean(), why: said.default('') }),
    keyed: true,
    answer: writeOffShape,
    do: async ({ visit, params: { number }, body, key }) => {
      await visit.write((work) => answerWriteOff(work, { ...body, number, key }))
      return writeOffJson(await visit.read((work) => readWriteOff(work, number)))
    },
  })
})
