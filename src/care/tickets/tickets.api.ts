import { z } from 'zod'
import { takeForms } from '#platform/files/sent-file.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { actOnTicket } from './move-ticket.ts'
import { openGuestTicket, openTicket } from './open-ticket.ts'
import { readConversation, readOwnTickets } from './read-tickets.ts'
import { seeTicket } from './see-ticket.ts'
import { findTicket } from './ticket.ts'
import { keepTicketFiles } from './ticket-file.ts'
import { customerForm, guestForm, messageForm } from './ticket-form.ts'
import { messageJson, messageShape, ticketJson, ticketShape, ticketStatus } from './ticket-json.ts'
import { writeMessage } from './write-message.ts'

const params = z.object({ number: z.string().max(40) })
const opened = z.object({ ticketNumber: z.string(), status: ticketStatus })
const messages = z.object({ items: z.array(messageShape) })
const text = z.string().max(5000)
const firstMessage = z.object({
  message: text,
  name: text.optional().meta({ description: 'Of a guest, like email and phone; an account has its own' }),
  email: text.optional(),
  phone: text.optional(),
  order: text.optional().meta({ description: "The number of a signed-in customer's order" }),
})

/** Writing to us, with or without an account. */
export const ticketsApi = api({ tags: ['tickets'] }, (route, app) => {
  takeForms(app)
  route({
    post: '/tickets',
    access: 'public',
    summary: 'Write to us: answers with the ticket number. What is about an order goes into that order’s ticket',
    status: 201,
    body: firstMessage,
    keyed: true,
    answer: opened,
    do: async ({ visit, body, key }) => {
      if (visit.who.kind === 'customer') {
        const { message: said, order } = parsed(customerForm, body)
        const { number } = await visit.write((work) => openTicket(work, { key, said, order: order || null }))
        return { ticketNumber: number, status: 'Pending' as const }
      }
      const told = parsed(guestForm, body)
      const { number } = await visit.write((work) => openGuestTicket(work, { ...told, key, network: visit.network }))
      return { ticketNumber: number, status: 'Pending' as const }
    },
  })
  route({
    get: '/tickets',
    access: 'customer',
    summary: 'Your tickets, the latest first',
    answer: z.object({ items: z.array(ticketShape) }),
    do: async ({ visit }) => ({ items: (await visit.read(readOwnTickets)).map(ticketJson) }),
  })
  route({
    get: '/tickets/:number/messages',
    access: 'customer',
    summary: 'What you and we wrote in a ticket, oldest first',
    params,
    answer: messages,
    do: ({ visit, params: { number } }) => readJson(visit, number),
  })
  route({
    post: '/tickets/:number/messages',
    access: 'customer',
    summary: 'Writes in a ticket (JSON or multipart: message, item, and up to four files)',
    consumes: ['application/json', 'multipart/form-data'],
    params,
    keyed: true,
    answer: messages,
    do: async ({ visit, params: { number }, body, key }) => {
      await visit.read((work) => findTicket(work, number))
      const form = body instanceof FormData ? body : new FormData()
      const { message: said, item } = parsed(messageForm, body instanceof FormData ? Object.fromEntries(form) : body)
      const files = await keepTicketFiles(visit, form)
      await visit.write((work) => writeMessage(work, { key, number, said, itemId: item || null, files }))
      return readJson(visit, number)
    },
  })
  route({
    put: '/tickets/:number/seen',
    access: 'customer',
    summary: 'What we wrote has been seen',
    params,
    answer: z.object({ seen: z.int() }),
    do: async ({ visit, params: { number } }) => ({
      seen: await visit.write(async (work) => seeTicket(work, await findTicket(work, number))),
    }),
  })
  route({
    post: '/tickets/:number/close',
    access: 'customer',
    summary: 'It is solved: closes the ticket; writing in it opens it again',
    params,
    do: ({ visit, params: { number } }) => visit.write((work) => actOnTicket(work, number, 'close')),
  })
})

async function readJson(visit: Visit, number: string) {
  const talk = await visit.read((work) => readConversation(work, number))
  return { items: talk.messages.map(messageJson) }
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const found = schema.safeParse(body)
  if (!found.success) throw platformNo.INVALID_INPUT({ path: found.error.issues[0]?.path.join('.') || 'message' })
  return found.data
}
