import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { accountsOf } from './standing-dues.ts'

type PriceOff = {
  readonly itemId: string
  /** What comes off, above zero. */
  readonly minor: bigint
  /** From where it is taken, below zero: together as much. */
  readonly accounts: Readonly<Record<string, string>>
  /** The case it was agreed in. */
  readonly number: string
}

/** Something comes off the price of goods that are kept as they are. Of goods that are cancelled later it is nobody's any more. */
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

/** What came off the price of goods, below zero: without its VAT, and the VAT. */
export type TakenOff = { readonly net: bigint; readonly vat: bigint }

/** The same item by item, of those that are kept. */
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
