import { z } from 'zod'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { megabytes } from './megabytes.ts'
import type { TicketMessage, TicketRow } from './read-tickets.ts'
import type { TicketState } from './ticket-moves.ts'

const statuses = {
  pending: 'Pending',
  processing: 'Processing',
  open: 'Open',
  closed: 'Closed',
} as const satisfies Record<TicketState, string>
export const ticketStatus = z.enum(['Pending', 'Processing', 'Open', 'Closed'])
export const statusOf = (state: TicketState) => statuses[state]

export const ticketShape = z
  .object({
    ticketNumber: z.string(),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    createdOn: dateJson,
    lastUpdated: dateJson,
    status: ticketStatus,
    message: z.string().meta({ description: 'The first message' }),
    unseen: z.int().meta({ description: 'Our messages that you have not seen' }),
  })
  .meta({ id: 'Ticket' })

export function ticketJson(row: TicketRow): z.output<typeof ticketShape> {
  const { number, orderId, orderNumber, openedAt, updatedAt, state, said, unseen } = row
  return {
    ticketNumber: number,
    orderId,
    orderNumber,
    createdOn: openedAt,
    lastUpdated: updatedAt,
    status: statuses[state],
    message: said,
    unseen,
  }
}

export const messageShape = z
  .object({
    id: z.string(),
    itemId: z.string().nullable(),
    itemTitle: z.string().nullable(),
    fromShop: z.boolean(),
    isMine: z.boolean(),
    isNote: z.boolean().meta({ description: 'For staff alone' }),
    message: z.string(),
    byMail: z.boolean(),
    lostFiles: z.int().meta({ description: 'Attachments of a mail that we did not take' }),
    at: dateJson,
    seenAt: dateJson.nullable(),
    attachments: z.array(
      z.object({ id: z.string(), url: z.string(), sizeMb: z.number().meta({ description: 'Megabytes' }) }),
    ),
  })
  .meta({ id: 'TicketMessage' })

export function messageJson({ staff, said, files, ...one }: TicketMessage): z.output<typeof messageShape> {
  return {
    ...one,
    fromShop: staff !== null,
    message: said,
    attachments: files.map(({ id, bytes }) => ({ id, url: `/api/files/${id}`, sizeMb: megabytes(bytes) })),
  }
}
