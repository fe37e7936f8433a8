import type { AccountName } from '#money/wallet/accounts.ts'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { roundedQuotient } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { cancellationFee } from '#pricing/quote/fees-outside.ts'
import type { Line } from '#pricing/quote/price-lines.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { type ItemState, rankOf } from '#selling/orders/items/item-states.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { quoteOrder } from '#selling/orders/money/order-quote.ts'
import { realWeights } from '#selling/orders/money/real-weights.ts'

export type FeeLine = { readonly line: Line; readonly minor: bigint }
type ItemFee = {
  readonly itemId: string
  readonly state: ItemState
  /** The services rendered so far; the fee is a share of their sum. */
  readonly lines: readonly FeeLine[]
  readonly feeMinor: bigint
}
export type CancelFees = { readonly items: readonly ItemFee[]; readonly share: string; readonly totalMinor: bigint }

/** From which state on the work of a service line has been done. */
const serviceSince: readonly { readonly line: Line; readonly since: ItemState }[] = [
  { line: 'serviceFees', since: 'purchased' },
  { line: 'storageAndHandling', since: 'received_at_warehouse' },
  { line: 'internationalShipping', since: 'shipped_to_destination' },
  { line: 'clearanceFees', since: 'in_shipping_process' },
]

/**
 * The fee for cancelling bought goods: by the price tables that the order was paid with, a share of the services
 * rendered for each item so far. VAT is included.
 */
export async function cancelFees(work: Work, order: Order, itemIds: readonly string[]): Promise<CancelFees> {
  const active = activeItems(order)
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights: realWeights(order) })
  const { raw } = await readTablesVersion(work, order.tables_version)
  const items = active.flatMap((item, place): ItemFee[] => {
    if (!itemIds.includes(item.id)) return []
    const own = breakdown.items[place]
    const lines = serviceSince
      .filter(({ since }) => rankOf(item.state) >= rankOf(since))
      .map(({ line }) => ({ line, minor: own?.[line] ?? 0n }))
      .filter(({ minor }) => minor > 0n)
    const services = lines.reduce((sum, { minor }) => sum + minor, 0n)
    return [{ itemId: item.id, state: item.state, lines, feeMinor: cancellationFee(raw, services) }]
  })
  const totalMinor = items.reduce((sum, { feeMinor }) => sum + feeMinor, 0n)
  return { items, share: raw.cancellationFees?.share ?? '0', totalMinor }
}

/** The revenue account of a fee and its VAT, which is included. */
export async function feeAccounts(
  work: Work,
  order: Order,
  line: `revenue:${string}`,
  feeMinor: bigint,
): Promise<Readonly<Partial<Record<AccountName, string>>>> {
  const { raw } = await readTablesVersion(work, order.tables_version)
  const rate = parseDecimal(raw.vatRate)
  const vat = rate === null ? 0n : roundedQuotient(feeMinor * rate.numerator, rate.scale + rate.numerator)
  return { [line]: String(feeMinor - vat), vat: String(vat) }
}
