import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { readItemHistory } from '#selling/orders/items/read-item-history.ts'

export type OrderStep = {
  readonly at: Date
  readonly itemId: string
  readonly event: string
  readonly label: string
  readonly title: string
  /** The member of staff who did it; null where the customer or the system did. */
  readonly staff: string | null
  readonly byCustomer: boolean
  readonly note: string | null
}

type Item = { readonly id: string; readonly title: string; readonly country: string }

/** What happened to the items of an order and who did it, the newest first. */
export async function readOrderSteps(work: Work, items: readonly Item[]): Promise<OrderStep[]> {
  const steps = await readItemHistory(
    work,
    items.map(({ id }) => id),
  )
  const names = await readNames(work, [...new Set(steps.flatMap((step) => step.whoId ?? []))])
  const byId = new Map(items.map((item) => [item.id, item]))
  return steps
    .map(({ at, to, itemId, event, who, whoId, note }) => {
      const item = byId.get(itemId)
      return {
        at,
        itemId,
        event,
        note,
        label: stateLabel(to, work.site, item?.country ?? '', work.locale),
        title: item?.title ?? '',
        staff: (who === 'staff' && whoId && names.get(whoId)) || null,
        byCustomer: who === 'customer',
      }
    })
    .reverse()
}

async function readNames({ db }: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('staff_members').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
