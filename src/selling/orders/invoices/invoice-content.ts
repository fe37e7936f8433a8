import { z } from 'zod'
import { readBillingOf } from '#people/accounts/billing/read-billing.ts'
import { percentText } from '#platform/values/amounts/decimal.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { explain } from '#pricing/quote/explain/explain-line.ts'
import type { Why } from '#pricing/quote/explain/why.ts'
import { details, sumOfLines } from '#pricing/quote/price-lines.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { vatWithin } from '#pricing/quote/vat-within.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { explainFees } from '#selling/orders/money/explain-fees.ts'
import { readPriceOffs } from '#selling/orders/money/note-price-off.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { quoteOrder } from '#selling/orders/money/order-quote.ts'
import { realWeights } from '#selling/orders/money/real-weights.ts'
import type { Seller } from './seller.ts'

const minor = z.string().transform(BigInt)
const both = z.object({ ar: z.string(), en: z.string() })
const printedLines = details.filter((line) => !line.endsWith('Discount') && line !== 'subtotal' && line !== 'totalCost')

/** The content of an invoice as it is stored: amounts as texts, sentences in both languages. */
export const invoiceContent = z.object({
  seller: z.object({ name: both, taxId: z.string(), address: both }),
  buyer: z.object({
    kind: z.enum(['personal', 'business']),
    name: z.string(),
    taxId: z.string(),
    address: z.string(),
    email: z.string(),
  }),
  order: z.object({ number: z.string(), placedAt: z.string(), tablesVersion: z.string() }),
  items: z.array(
    z.object({ title: z.string(), quantity: z.int(), price: z.string(), currency: z.string(), amount: minor }),
  ),
  lines: z.array(z.object({ line: z.enum([...printedLines, 'priceOff', 'otherDues']), minor, why: z.array(both) })),
  vatPercent: z.string(),
  vat: minor,
  total: minor,
  paid: minor,
  due: minor,
})
export type InvoiceContent = z.output<typeof invoiceContent>
export type KeptContent = z.input<typeof invoiceContent>

/**
 * The invoice of the present order: the goods at their real weights, every line with its reason; it adds up to the
 * total.
 */
export async function contentOf(work: Work, order: Order, seller: Seller): Promise<KeptContent> {
  const active = activeItems(order)
  const weights = realWeights(order)
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights })
  const { prices } = await readTablesVersion(work, order.tables_version)
  const money = await readOrderMoney(work, order)
  const { costDetails, items } = breakdown
  const total = money.total + money.dues
  const offs = [...(await readPriceOffs(work, order.id)).values()]
  const off = {
    net: offs.reduce((all, one) => all + one.net, 0n),
    vat: offs.reduce((all, one) => all + one.vat, 0n),
  }
  const vat = costDetails.vat + off.vat
  const amounts = {
    ...costDetails,
    vat,
    discount: -(costDetails.discount + order.courtesy_minor),
    fees: order.fees_minor,
  }
  const sum = printedLines.reduce((all, line) => all + amounts[line], 0n)
  const why = { ...breakdown.why, fees: await explainFees(work, order, order.fees_minor) }
  const lines = printedLines
    .filter((line) => amounts[line] !== 0n)
    .map((line) => ({ line, minor: amounts[line].toString(), why: saidIn(why[line]) }))
  // Duty and storage that became due separately: the part of the total beyond the quote.
  const other = total - sum - off.net
  const beside: KeptContent['lines'] = [
    { line: 'priceOff' as const, minor: off.net.toString(), why: [] },
    { line: 'otherDues' as const, minor: other.toString(), why: [] },
  ].filter(({ minor }) => minor !== '0')
  const { billing, name, email } = await readBillingOf(work, order.customer_id)
  return {
    seller,
    buyer: {
      kind: billing.kind,
      name: billing.kind === 'business' ? billing.companyName : name,
      taxId: billing.taxId,
      address: billing.address || addressOf(order),
      email,
    },
    order: { number: order.number, placedAt: order.placed_at.toISOString(), tablesVersion: order.tables_version },
    items: active.map((item, place) => {
      const { price, currency } = effectiveData(item)
      const share = items[place]
      return {
        title: item.title,
        quantity: item.quantity,
        price,
        currency,
        amount: (share ? sumOfLines(share) : 0n).toString(),
      }
    }),
    lines: [...lines, ...beside],
    vatPercent: percentText(prices.vatRate),
    // The lines hold that of the goods; what a delivery costs includes its own.
    vat: (vat + vatWithin(costDetails.deliveryFees, prices.vatRate)).toString(),
    total: total.toString(),
    paid: money.kept.toString(),
    due: money.due.toString(),
  }
}

function saidIn(reasons: readonly Why[]) {
  const say = (locale: Locale) => reasons.map((reason) => explain(reason, locale))
  const [ar, en] = [say('ar'), say('en')]
  return ar.map((sentence, place) => ({ ar: sentence, en: en[place] ?? '' }))
}

const address = z.record(z.string(), z.string().nullable()).nullable()

function addressOf(order: Order): string {
  const { building, street, area, city } = address.parse(order.address) ?? {}
  return [building, street, area, city].filter(Boolean).join(', ')
}
