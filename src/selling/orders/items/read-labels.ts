import type { Work } from '#platform/work/work.ts'

/** The labels of these items: order number and place, in the given order. Unknown ones are left out. */
export async function readLabels(
  { db, site }: Work,
  itemIds: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['item.id', 'item.place', 'orders.number'])
    .where('item.id', 'in', [...itemIds])
    .where('orders.site', '=', site)
    .execute()
  const names = new Map(rows.map((row) => [row.id, `${row.number}-${row.place + 1}`]))
  return itemIds.flatMap((id) => {
    const name = names.get(id)
    return name ? [{ id, name }] : []
  })
}
