import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { actOnTicket, assignTicket, ticketActs } from './move-ticket.ts'
import { deskStages, readTicketDesk } from './read-ticket-desk.ts'
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
    message: z.string().meta({ description: 'The latest message' }),
  })
  .meta({ id: 'TicketDeskRow' })

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
})
