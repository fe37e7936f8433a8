import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { accountsOf } from './standing-dues.ts'

type PriceOff = {
  readonly itemId: string
  /** The reduction, above zero. */
  readonly minor: bigint
  /** The parts that it is taken from, below zero, with the same sum. */
  readonly accounts: Readonly<Record<string, string>>
  /** The case it was agreed in. */
  readonly number: string
}

/** Reduces the price of goods that the customer keeps as they are. It no longer counts if the goods are cancelled later. */
export async function notePriceOff(
  work: Work,
  orderId: string,
  { itemId, minor, accounts, number }: PriceOff,
): Promise<void> {
  await work.db
    .insertInto('order_dues')
    .values({
      id: newId(),
      order_id: orderId,
      item_id: itemId,
      reason: 'priceOff',
      minor: -minor,
      at: work.now,
      facts: JSON.stringify({ accounts, number }),
    })
    .execute()
}

/** The reductions of the price of goods, below zero: without VAT, and the VAT. */
export type TakenOff = { readonly net: bigint; readonly vat: bigint }

/** The same for each item that is kept. */
export async function readPriceOffs(work: Work, orderId: string): Promise<ReadonlyMap<string, TakenOff>> {
  const rows = await work.db
    .selectFrom('order_dues')
    .innerJoin('order_items as item', 'item.id', 'order_dues.item_id')
    .select(['item.id', 'order_dues.facts'])
    .where('order_dues.order_id', '=', orderId)
    .where('order_dues.reason', '=', 'priceOff')
    .where('item.state', '<>', 'cancelled')
    .execute()
  const offs = new Map<string, TakenOff>()
  for (const row of rows)
    for (const { account, minor } of accountsOf(row.facts)) {
      const { net, vat } = offs.get(row.id) ?? { net: 0n, vat: 0n }
      offs.set(row.id, account === 'vat' ? { net, vat: vat + minor } : { net: net + minor, vat })
    }
  return offs
}
