import type { RequestItem } from '#fulfilment/requests/facts/read-requests.ts'
import { readPlacesOfItems } from '#fulfilment/warehouse/receipt/shelves.ts'
import type { Work } from '#platform/work/work.ts'

type Goods = { readonly items: readonly RequestItem[] }
export type ShelvedItem = RequestItem & { readonly shelves: readonly string[] }

/** Requests with the hub's shelves of each of their items, read in one statement. */
export async function withShelves<Request extends Goods>(
  work: Work,
  requests: readonly Request[],
): Promise<readonly (Omit<Request, 'items'> & { readonly items: readonly ShelvedItem[] })[]> {
  const itemIds = requests.flatMap(({ items }) => items.map((item) => item.id))
  const shelves = await readPlacesOfItems(work, itemIds)
  return requests.map((request) => ({
    ...request,
    items: request.items.map((item) => ({ ...item, shelves: shelves.get(item.id) ?? [] })),
  }))
}
