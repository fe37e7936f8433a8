import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { largerOf, roundedQuotient } from '#platform/values/amounts/round.ts'
import type { Invoices } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { isFinal } from '#selling/orders/items/item-states.ts'
import { activeItems, lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { sites } from '#sites/sites.ts'
import { contentOf, type KeptContent } from './invoice-content.ts'
import type { Seller } from './seller.ts'

export type Invoice = Selectable<Invoices>
type Kind = 'invoice' | 'credit_note'

/**
 * Issues the papers that an order is due: its invoice once everything was handed over and paid, so that no amount
 * changes any more; a credit note for later refunds. A second run finds nothing to do.
 */
export async function issueInvoices(work: Work, orderId: string, seller: Seller): Promise<void> {
  const order = await lockOrder(work, orderId)
  const active = activeItems(order)
  const { due, kept } = await readOrderMoney(work, order)
  const issued = await readInvoices(work, orderId)
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice) {
    const isFinished = active.length > 0 && active.every((item) => isFinal(item.state))
    if (!isFinished || due > 0n || kept === 0n) return
    const content = await contentOf(work, order, seller)
    await write(work, order, 'invoice', { content, total: BigInt(content.total), vat: BigInt(content.vat) })
    return
  }
  const credited = issued.reduce((sum, one) => (one.kind === 'credit_note' ? sum + one.total_minor : sum), 0n)
  const back = largerOf(0n, invoice.total_minor - credited - kept)
  if (back === 0n) return
  const vat = roundedQuotient(back * invoice.vat_minor, invoice.total_minor)
  const content = { ...(invoice.content as KeptContent), total: back.toString(), vat: vat.toString() }
  await write(work, order, 'credit_note', { content, total: back, vat, corrects: invoice.id })
}

/** The invoice of an order and its credit notes, in the order they were issued. */
export function readInvoices(work: Work, orderId: string): Promise<readonly Invoice[]> {
  return work.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
}

type Paper = { readonly content: KeptContent; readonly total: bigint; readonly vat: bigint; readonly corrects?: string }

// The row of the series stays locked until the transaction ends: a number is given only together with its paper.
async function write(work: Work, order: Order, kind: Kind, { content, total, vat, corrects }: Paper): Promise<void> {
  const { site } = work
  const year = Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: sites[site].timeZone }).format(work.now),
  )
  const { last: serial } = await work.db
    .insertInto('invoice_series')
    .values({ site, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site', 'kind', 'year']).doUpdateSet({ last: sql`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const series = `${site.toUpperCase()}${kind === 'credit_note' ? '-CN' : ''}-${year}`
  await work.db
    .insertInto('invoices')
    .values({
      id: newId(),
      site,
      kind,
      year,
      serial,
      number: `${series}-${String(serial).padStart(6, '0')}`,
      order_id: order.id,
      corrects: corrects ?? null,
      issued_at: work.now,
      currency: sites[site].currency,
      total_minor: total,
      vat_minor: vat,
      content: JSON.stringify(content),
    })
    .execute()
}
