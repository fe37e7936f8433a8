import { z } from 'zod'
import { linkOrder } from '#care/tickets/desk/link-order.ts'
import { mergeTickets } from '#care/tickets/desk/merge-tickets.ts'
import { readAnswerTimes } from '#care/tickets/desk/read-answer-times.ts'
import { deskStages, readTicketDesk } from '#care/tickets/desk/read-ticket-desk.ts'
import { snoozeTicket } from '#care/tickets/desk/snooze-ticket.ts'
import { api } from '#platform/http/api.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { actOnTicket, assignTicket, ticketActs } from './move-ticket.ts'
import { readConversation } from './read-tickets.ts'
import { longestMessage } from './ticket-form.ts'
import { messageJson, messageShape, statusOf, ticketStatus } from './ticket-json.ts'
import { writeMessage } from './write-message.ts'

const params = z.object({ number: z.string().max(40) })
const messages = z.object({ status: ticketStatus, items: z.array(messageShape) })
const row = z
  .object({
    ticketNumber: z.string(),
    status: ticketStatus,
    sender: z.string(),
    isGuest: z.boolean(),
    orderNumber: z.string().nullable(),
    staff: z.string().nullable().meta({ description: 'Who has taken it on' }),
    since: dateJson,
    due: dateJson.nullable().meta({ description: 'When our promise of an answer ends' }),
    snoozedUntil: dateJson.nullable(),
    message: z.string().meta({ description: 'The latest message' }),
  })
  .meta({ id: 'TicketDeskRow' })

const spread = z.object({ median: z.number().nullable(), p90: z.number().nullable() })

/** Tickets as staff work on them. */
export const ticketsStaffApi = api({ tags: ['ops'], access: 'staff:tickets' }, (route) => {
  route({
    get: '/ops/tickets',
    summary: 'Tickets of a stage; those that wait by how long they have waited',
    query: z.object({ stage: z.enum(deskStages).default('waiting'), search: z.string().max(100).default('') }),
    answer: z.object({ items: z.array(row) }),
    do: async ({ visit, query: { stage, search } }) => {
      const rows = await visit.read((work) => readTicketDesk(work, { stage, q: search.trim() }))
      return {
        items: rows.map(({ number, state, said, ...one }) => ({
          ...one,
          ticketNumber: number,
          status: statusOf(state),
          message: said,
        })),
      }
    },
  })
  route({
    get: '/ops/tickets/:number/messages',
    summary: 'What was written in a ticket, with notes',
    params,
    answer: messages,
    do: async ({ visit, params: { number } }) => {
      const { ticket, messages: said } = await visit.read((work) => readConversation(work, number))
      return { status: statusOf(ticket.state), items: said.map(messageJson) }
    },
  })
  route({
    post: '/ops/tickets/:number/messages',
    summary: 'Answers, or notes something for staff alone',
    params,
    body: z.object({ message: z.string().max(longestMessage), isNote: z.boolean().default(false) }),
    keyed: true,
    do: ({ visit, params: { number }, body: { message: said, isNote }, key }) =>
      visit.write((work) => writeMessage(work, { key, number, said, itemId: null, isNote })),
  })
  route({
    post: '/ops/tickets/:number/moves',
    summary: 'Takes a ticket on, gives it back, closes it or opens it again',
    params,
    body: z.object({ act: z.enum(ticketActs) }),
    do: ({ visit, params: { number }, body: { act } }) => visit.write((work) => actOnTicket(work, number, act)),
  })
  route({
    put: '/ops/tickets/:number/staff',
    summary: 'Gives a ticket to a colleague',
    params,
    body: z.object({ staffId: z.uuid() }),
    do: ({ visit, params: { number }, body }) => visit.write((work) => assignTicket(work, number, body.staffId)),
  })
  route({
    put: '/ops/tickets/:number/snooze',
    summary: 'Lays a ticket aside until a time, or until its customer writes',
    params,
    body: z.object({ until: z.iso.datetime({ offset: true }) }),
    do: ({ visit, params: { number }, body }) =>
      visit.write((work) => snoozeTicket(work, number, new Date(body.until))),
  })
  route({
    post: '/ops/tickets/:number/merge',
    summary: 'Makes two tickets of one customer one conversation; both numbers lead to it',
    params,
    body: z.object({ into: z.string().max(40) }),
    answer: z.object({ ticketNumber: z.string() }),
    do: async ({ visit, params: { number }, body }) => {
      const merged = await visit.write((work) => mergeTickets(work, number, body.into))
      return { ticketNumber: merged.number }
    },
  })
  route({
    put: '/ops/tickets/:number/order',
    summary: 'Says which order of its customer a ticket is about, or which item',
    params,
    body: z.object({ orderNumber: z.string().max(40), itemId: z.uuid().nullable().default(null) }),
    do: ({ visit, params: { number }, body: { orderNumber, itemId } }) =>
      visit.write((work) => linkOrder(work, number, { order: orderNumber, itemId })),
  })
  route({
    get: '/ops/tickets/times',
    summary: 'How long customers waited in the last thirty days, in hours, against the promise',
    answer: z.object({ first: spread, whole: spread, kept: z.int(), promised: z.int() }),
    read: readAnswerTimes,
  })
})
