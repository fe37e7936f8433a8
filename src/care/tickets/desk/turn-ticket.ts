import { record } from '#care/tickets/move-ticket.ts'
import { type Conversation, readConversation } from '#care/tickets/read-tickets.ts'
import { no } from '#care/tickets/tickets.refusals.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { proposeCancellation } from '#selling/orders/cancelling/propose-cancellation.ts'
import type { DiscrepancyKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'

type Case = {
  readonly key: string
  readonly number: string
  readonly itemId: string
  readonly kind: DiscrepancyKind
  readonly note: string
}

/** A ticket about an order turns into a case about its goods; each names the other. */
export async function openCaseOfTicket(work: Work, { key, ...wish }: Case): Promise<{ readonly number: string }> {
  if (!permits(work.who, 'discrepancies' satisfies Permission)) throw platformNo.FORBIDDEN()
  return once(work, key, wish, async () => {
    const { ticket, items } = await aboutOrder(work, wish.number)
    if (!items.some(({ id }) => id === wish.itemId)) throw no.TICKET_NO_ITEM({ path: 'item' })
    const { itemId, kind, note } = wish
    const opened = await openDiscrepancy(work, { itemId, kind, note, ticket: ticket.number })
    await record(work, ticket, 'turn', opened.number)
    return opened
  })
}

type Refund = {
  readonly key: string
  readonly number: string
  readonly itemIds: readonly string[]
  readonly why: string
}

/** Support proposes to cancel bought goods of the ticket's order, with the refund by the price tables. */
export async function proposeRefundOfTicket(work: Work, wish: Refund): Promise<{ readonly number: string }> {
  requireProof(work)
  if (!permits(work.who, 'support' satisfies Permission)) throw platformNo.FORBIDDEN()
  const { key, number, itemIds, why } = wish
  const { ticket, orderNumber } = await aboutOrder(work, number)
  const proposed = await proposeCancellation(work, { key, number: orderNumber, itemIds, why, ticket: ticket.number })
  await record(work, ticket, 'turn', proposed.number)
  return proposed
}

/** A reviewer takes the ticket's order on, to ask the customer on its items. Answers the order's number. */
export async function askInReview(work: Work, number: string): Promise<{ readonly order: string }> {
  if (!permits(work.who, 'review' satisfies Permission)) throw platformNo.FORBIDDEN()
  const { ticket, orderNumber } = await aboutOrder(work, number)
  await claimOrder(work, orderNumber)
  await record(work, ticket, 'turn', orderNumber)
  return { order: orderNumber }
}

async function aboutOrder(work: Work, number: string): Promise<Conversation & { readonly orderNumber: string }> {
  const talk = await readConversation(work, number)
  if (talk.orderNumber === null) throw no.TICKET_ORDER_UNKNOWN({ path: 'item' })
  return { ...talk, orderNumber: talk.orderNumber }
}
