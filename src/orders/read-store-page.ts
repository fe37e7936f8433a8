import type { Visit } from '#platform/visit.ts'
import { pageFetcher } from '#reader/page-fetcher.ts'
import type { ProductFacts } from '#reader/product-facts.ts'
import { readPage } from '#reader/read-page.ts'

export type StorePage = {
  readonly itemId: string
  readonly product: ProductFacts | null
  readonly reason: string | null
}

/** What an item's page in the store says at this moment. Outside any transaction. */
export async function readStorePage(
  visit: Visit,
  item: { readonly id: string; readonly url: string },
): Promise<StorePage> {
  const answer = await visit.ports.get(pageFetcher).fetchPage(item.url)
  if (!answer.ok) return { itemId: item.id, product: null, reason: answer.reason }
  const { product, reason } = readPage(answer.html, answer.url)
  return { itemId: item.id, product, reason }
}
