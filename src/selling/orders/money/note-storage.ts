import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { vatWithin } from '#pricing/quote/vat-within.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

type StorageDue = {
  readonly itemId: string
  /** VAT included; below zero: waived. */
  readonly minor: bigint
  /** The days it is for, or whose waiver it is. */
  readonly facts: Readonly<Record<string, string | number>>
}

/** Makes the storage of goods that wait for their customer due, or waives it. It is earned when they are handed over. */
export async function noteStorage(work: Work, order: Order, { itemId, minor, facts }: StorageDue): Promise<void> {
  const { raw } = await readTablesVersion(work, order.tables_version)
  const rate = parseDecimal(raw.vatRate)
  const vat = rate === null ? 0n : vatWithin(minor, rate)
  const accounts = { 'revenue:storage': String(minor - vat), vat: String(vat) }
  await work.db
    .insertInto('order_dues')
    .values({
      id: newId(),
      order_id: order.id,
      item_id: itemId,
      reason: 'storage',
      minor,
      at: work.now,
      facts: JSON.stringify({ ...facts, accounts }),
    })
    .execute()
}

/** The storage of an item that is booked and not waived. */
export async function readStorageDue(work: Work, itemId: string): Promise<bigint> {
  const { total } = await work.db
    .selectFrom('order_dues')
    .select((select) => select.cast<bigint | null>(select.fn.sum('minor'), 'bigint').as('total'))
    .where('reason', '=', 'storage')
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  return total ?? 0n
}
