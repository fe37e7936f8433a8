import { randomInt } from 'node:crypto'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import type { Work } from '#platform/work/work.ts'
import { noteRequestStep } from './move-request.ts'
import { type PlaceColumns, sealedColumns } from './request-place.ts'

export type NewRequest = {
  readonly customerId: string
  readonly itemIds: readonly string[]
  readonly place: PlaceColumns
}
export type MadeRequest = { readonly id: string; readonly number: string }

/** Creates a request with its code for these items; the caller moves the items. */
export async function makeRequest(work: Work, { customerId, itemIds, place }: NewRequest): Promise<MadeRequest> {
  const id = newId()
  const number = `R${await nextNumber(work, 'requests', 20_001)}`
  await work.db
    .insertInto('requests')
    .values({
      ...sealedColumns(work, id, place),
      id,
      number,
      site: work.site,
      customer_id: customerId,
      state: 'requested',
      code: await freeCode(work),
      created_at: work.now,
    })
    .execute()
  await addRequestItems(work, id, itemIds)
  await noteRequestStep(work, id, { event: 'request', from: null, to: 'requested', note: null })
  await announce(work, 'request.made', { requestId: id, number, items: [...itemIds] })
  return { id, number }
}

export async function addRequestItems(work: Work, requestId: string, itemIds: readonly string[]): Promise<void> {
  await work.db
    .insertInto('request_items')
    .values(itemIds.map((itemId) => ({ request_id: requestId, item_id: itemId })))
    .onConflict((conflict) => conflict.columns(['request_id', 'item_id']).doUpdateSet({ removed_at: null }))
    .execute()
}

// Open requests of a site never share a code: one lock for all, then random codes until one is free.
async function freeCode(work: Work): Promise<string> {
  await nextNumber(work, `pickup-codes:${work.site}`)
  for (;;) {
    const code = String(randomInt(100_000, 1_000_000))
    const taken = await work.db
      .selectFrom('requests')
      .select('id')
      .where('site', '=', work.site)
      .where('code', '=', code)
      .where('state', 'not in', ['fulfilled', 'cancelled'])
      .executeTakeFirst()
    if (!taken) return code
  }
}
