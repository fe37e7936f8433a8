import { z } from 'zod'
import { type OutgoingChannel, outgoingChannelNames } from './outgoing-channels.ts'

const text = z.string()
const many = z.array(z.string()).readonly()
/** Minor units: written as text, heard as a bigint. */
const amount = z.string().transform((minor) => BigInt(minor))
const moment = z.iso.datetime().transform((time) => new Date(time))

const order = { orderId: text, number: text }
const review = { ...order, oldTotal: amount, newTotal: amount, due: amount, held: amount }
const discrepancy = { ...order, itemId: text }
const asked = z.object({ ...discrepancy, until: moment })
const answered = z.object({ ...discrepancy, kind: text, back: amount })
const request = z.object({
  requestId: text,
  number: text,
  items: many,
  awb: text.default(''),
  refunded: amount.default(0n),
})
const ticket = z.object({ ticketId: text, customerId: text.nullable() })
const orderTicket = ticket.extend({ orderId: text.nullable() })
const subscription = z.object({ subscriptionId: text, event: text, customerId: text })
const waybill = z.object({
  waybillId: text,
  requestId: text,
  company: text,
  awb: text.nullable().default(null),
  note: text.optional(),
  at: moment,
})
const payment = z.object({
  payment: text,
  number: text,
  customer: text,
  initiator: text,
  method: text,
  subjectKind: text.nullable(),
  subject: text.nullable(),
  reason: text.nullable(),
})
// A message waits on its channel: `mail.queued`.
const queued = Object.fromEntries(
  outgoingChannelNames.map((channel) => [`${channel}.queued`, z.object({ id: text })]),
) as Readonly<Record<`${OutgoingChannel}.queued`, z.ZodObject<{ id: z.ZodString }>>>

/** Everything that is announced in the shop, with its data: the input of `announce` and of its hearers. */
export const announcements = {
  'account.linkAsked': z.object({
    purpose: z.enum(['activation', 'password_reset']),
    customerId: text.nullable(),
    origin: text,
    backUrl: text.nullable(),
  }),
  /** A phone's code that came by SMS was entered. */
  'account.codeEntered': z.object({ customerId: text, codeId: text }),
  'account.guessed': z.object({ customerId: text.nullable(), origin: text }),
  'account.enteredAnew': z.object({ customerId: text, ip: text, agent: text, at: moment }),
  'customer.signedUp': z.object({ customerId: text, newsletter: z.boolean() }),
  'customer.activated': z.object({ customerId: text }),
  'customer.emailChanged': z.object({ customerId: text }),
  /** A customer wants the newsletter, or wants it no more; `place` is where they said so. */
  'newsletter.chosen': z.object({ customerId: text, place: text }),
  /** A company that carries mail told of mails that are no notices. */
  'mail.told': z.object({
    company: text,
    news: z.array(z.object({ id: text, state: text, why: text.nullable() })).readonly(),
  }),
  'notice.arrived': z.object({ customerId: text }),
  'nationalId.sent': z.object({ customerId: text, nationalId: text }),
  'nationalId.decided': z.object({ customerId: text, nationalId: text, state: text }),

  'staff.sessionsEnded': z.object({ staffId: text }),

  'lookup.answered': z.object({ lookupId: text }),

  /** A store was switched on or off: its products are found again, or no more. */
  'store.switched': z.object({ domain: text }),
  /** Staff changed a kind of things: what is written of products by its words is written anew, behind product `after`. */
  'kinds.changed': z.object({ fact: text, after: text }),

  ...queued,

  /** A visitor put something into their cart, or used a coupon there; `key` names the item, or the code and who used it. */
  'cart.itemAdded': z.object({ key: text }),
  'cart.couponUsed': z.object({ key: text }),

  'order.placed': z.object({ ...order, customerId: text, items: many }),
  'order.paid': z.object({ ...order, minor: amount, due: amount }),
  // `isAsking`: the customer was asked something, nothing is approved yet. `isUnpaid`: not paid so far.
  'order.reviewed': z.object({ ...review, isAsking: z.boolean().default(false), isUnpaid: z.boolean().default(false) }),
  'order.edited': z.object(review),
  'order.editForgotten': z.object(order),
  'order.weighed': z.object({ ...order, itemId: text, realGrams: z.int(), difference: amount }),
  'order.boxChosen': z.object({ ...order, removeBox: z.boolean() }),
  'order.cancelled': z.object({ ...order, refunded: amount }),
  'order.delayed': z.object({ orderId: text, itemIds: many, reason: text, until: moment }),
  'item.moved': z.object({ ...order, event: text, to: text, items: many }),
  'item.arrived': z.object({ orderId: text, itemId: text }),
  'cancellation.proposed': z.object({ ...order, fee: amount, back: amount }),
  'cancellation.agreed': z.object({ ...order, back: amount }),
  'cancellation.ended': z.object({ ...order, why: text }),
  'discrepancy.proposed': asked,
  'discrepancy.reminder': asked,
  'discrepancy.chosen': answered,
  'discrepancy.defaulted': answered,
  'discrepancy.takenBack': z.object({ ...order, why: text }),
  'piece.sighted': z.object({ orderId: text, itemId: text, barcodes: many, kind: text, place: text }),
  'shipment.moved': z.object({ shipmentId: text, number: text, event: text, to: text }),
  'return.moved': z.object({ ...order, event: text, to: text }),

  'payment.coded': payment,
  'payment.successed': payment,
  'payment.failed': payment,
  'payment.expired': payment,
  'payment.cancelled': payment,
  // Of a payment that came too late, or of a charge that belongs to none.
  'payment.unmatched': z.union([
    payment,
    z.object({
      payment: text.nullable(),
      number: text.nullable(),
      provider: text,
      transaction: text,
      amount,
      currency: text,
      reason: text,
    }),
  ]),
  'payment.receiptSent': z.object({ payment: text, customer: text }),
  'payment.reversed': z.object({
    payment: text,
    number: text,
    customer: text,
    amount: amount.nullable(),
    owed: amount.nullable(),
  }),
  'refund.recorded': z.object({ subjectKind: text, subjectId: text }),
  'withdrawal.moved': z.object({ withdrawal: text, customer: text, to: text }),
  'package.requested': z.object({ subscriptionId: text, customerId: text }),
  'package.started': subscription,
  'package.ended': subscription,
  'package.cancelled': subscription,
  'package.used': z.object({ subscriptionId: text }),
  'ticket.opened': ticket,
  'ticket.written': orderTicket,
  'ticket.answered': orderTicket.extend({ messageId: text }),
  'ticket.moved': orderTicket,
  'ticket.noted': ticket,
  'ticket.seen': orderTicket,
  'comment.approved': z.object({ commentId: text }),
  'comment.replied': z.object({ commentId: text, replyId: text }),

  'request.made': request,
  'request.moved': z.object({ requestId: text, number: text, event: text, to: text }),
  'request.switched': request.extend({ to: text }),
  'request.ready': request,
  'request.shipped': request,
  'request.kept': request,
  'request.delivered': request,
  'request.returned': request,
  'request.expired': request,
  'waybill.asked': waybill,
  'waybill.booked': waybill,
  'waybill.collected': waybill,
  'waybill.delivered': waybill,
  'waybill.returned': waybill,
  'waybill.failed': waybill,
  'waybill.lost': waybill,
  'waybill.cancelling': waybill,
  'waybill.cancelled': waybill,
  'waybill.told': z.object({ waybillId: text, company: text }),
} as const

export type AnnouncementName = keyof typeof announcements
/** The data of an announcement, as its use-case passes them. */
export type Told<Name extends AnnouncementName> = z.input<(typeof announcements)[Name]>
/** The same as its hearers get them. */
export type Heard<Name extends AnnouncementName> = z.output<(typeof announcements)[Name]>

/** Announced only for open pages (`live/`): on purpose nothing else hears these. */
export const forPagesAlone: readonly AnnouncementName[] = [
  'nationalId.sent',
  'notice.arrived',
  'order.boxChosen',
  'piece.sighted',
  'shipment.moved',
  'order.cancelled',
  'payment.unmatched',
  'payment.receiptSent',
  'payment.reversed',
  'withdrawal.moved',
  'ticket.written',
  'staff.sessionsEnded',
  'ticket.moved',
  'ticket.noted',
  'ticket.seen',
  'request.moved',
  'waybill.booked',
  'waybill.failed',
]
