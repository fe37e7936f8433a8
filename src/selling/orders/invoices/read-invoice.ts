import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { activeItems, findOrder } from '#selling/orders/items/lock-order.ts'
import { contentOf, type InvoiceContent, invoiceContent } from './invoice-content.ts'
import { type Invoice, issueInvoices, readInvoices } from './issue-invoice.ts'
import type { Seller } from './seller.ts'

/** A paper about an order's price: issued with its number, or pro forma while amounts may still change. */
export type InvoiceView = {
  readonly kind: 'invoice' | 'credit_note' | 'pro_forma'
  readonly number: string
  /** For a credit note: the invoice it corrects. */
  readonly corrects: string | null
  readonly issuedAt: Date
  readonly content: InvoiceContent
}

/** The papers of a customer's order; due ones are issued now. */
export async function readOrderInvoices(work: Work, number: string, seller: Seller): Promise<readonly InvoiceView[]> {
  const order = await findOrder(work, { number })
  await issueInvoices(work, order.id, seller)
  const issued = await readInvoices(work, order.id)
  if (issued.length > 0) return issued.map((one) => viewOf(one, issued))
  if (activeItems(order).length === 0) return []
  const content = invoiceContent.parse(await contentOf(work, order, seller))
  return [{ kind: 'pro_forma', number: order.number, corrects: null, issuedAt: work.now, content }]
}

/** One of them by its own number, otherwise the first. */
export async function readInvoicePaper(
  work: Work,
  asked: { readonly order: string; readonly paper: string | null },
  seller: Seller,
): Promise<InvoiceView> {
  const papers = await readOrderInvoices(work, asked.order, seller)
  const found = asked.paper === null ? papers[0] : papers.find((one) => one.number === asked.paper)
  if (!found) throw no.NOT_FOUND()
  return found
}

function viewOf(
  { kind, number, corrects, issued_at: issuedAt, content }: Invoice,
  all: readonly Invoice[],
): InvoiceView {
  return {
    kind: kind === 'credit_note' ? 'credit_note' : 'invoice',
    number,
    corrects: all.find((one) => one.id === corrects)?.number ?? null,
    issuedAt,
    content: invoiceContent.parse(content),
  }
}
