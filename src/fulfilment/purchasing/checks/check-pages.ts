import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { type LinkReading, readLink } from '#catalog/reader/fetching/read-link.ts'
import { spendProviderCall } from '#catalog/reader/fetching/spend-provider-call.ts'
import { readPurchaseRule } from '#fulfilment/purchasing/cards/read-purchase-rule.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData, type ItemData } from '#selling/orders/items/item-data.ts'
import { type Judged, judgePage, type Outcome } from './judge-page.ts'

export type PageCheck = Judged & {
  readonly id: string
  readonly itemId: string
  readonly title: string
  readonly reviewedPrice: string
  readonly currency: string
}
type Doors = Pick<Visit, 'read' | 'write' | 'ports'>
type Item = { readonly id: string; readonly url: string; readonly title: string; readonly data: ItemData }
type Reading = Pick<LinkReading, 'facts' | 'reason'>

/** How long a buyer may act on a checked page, and the longest wait for pages before a purchase. */
export const checkGoodForMs = 15 * 60_000
const deadlineMs = 9_000
const atOnce = 6

/**
 * Reads the pages of these items now and stores the result: price and stock beside the reviewed ones. The network is
 * used between two transactions; `seen` names checks that the buyer has already seen and that are not repeated.
 */
export async function checkPages(visit: Doors, itemIds: readonly string[], seen: readonly string[] = []) {
  const { items, known, toleranceBp } = await visit.read(async (work) => ({
    items: await readItems(work, itemIds),
    known: await readChecks(work, seen),
    toleranceBp: (await readPurchaseRule(work)).priceToleranceBp,
  }))
  const unknown = items.filter((item) => !known.some((check) => isOf(check, item)))
  const readings = await readAll(visit, [...new Set(unknown.map((item) => item.url))])
  const fresh = unknown.map((item) => ({
    id: newId(),
    itemId: item.id,
    title: item.title,
    reviewedPrice: item.data.price,
    currency: item.data.currency,
    ...judgePage(item.data, readings.get(item.url) ?? { facts: null, reason: 'TIMEOUT' }, toleranceBp),
  }))
  if (fresh.length > 0) await visit.write((work) => keepChecks(work, fresh))
  return [...known.filter((check) => items.some((item) => isOf(check, item))), ...fresh]
}

async function readAll(visit: Doors, urls: readonly string[]): Promise<ReadonlyMap<string, Reading>> {
  const read = new Map<string, Reading>()
  const until = AbortSignal.timeout(deadlineMs)
  const over = new Promise<void>((resolve) => until.addEventListener('abort', () => resolve(), { once: true }))
  for (let from = 0; from < urls.length && !until.aborted; from += atOnce) {
    const reading = urls.slice(from, from + atOnce).map(async (url) => {
      const answer = await readLink(visit.ports.get(pageFetcher), url, {
        maySpend: (provider) => spendProviderCall(visit, provider),
      })
      read.set(url, answer)
    })
    await Promise.race([Promise.all(reading), over])
  }
  return new Map(read)
}

async function readItems(work: Work, itemIds: readonly string[]): Promise<readonly Item[]> {
  if (itemIds.length === 0) return []
  const rows = await work.db
    .selectFrom('order_items')
    .selectAll()
    .where('id', 'in', [...itemIds])
    .where('site', '=', work.site)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, url: row.url, title: row.title, data: effectiveData(row) }))
}

/** Those of the checks that this buyer may still act on. */
export async function readChecks(work: Work, ids: readonly string[]): Promise<readonly PageCheck[]> {
  if (ids.length === 0) return []
  const rows = await work.db
    .selectFrom('purchase_checks as seen')
    .innerJoin('order_items as item', 'item.id', 'seen.item_id')
    .selectAll('seen')
    .select('item.title')
    .where('seen.id', 'in', [...ids])
    .where('seen.checked_by', '=', work.who.id ?? '')
    .where('seen.checked_at', '>=', new Date(work.now.getTime() - checkGoodForMs))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    itemId: row.item_id,
    title: row.title,
    outcome: row.outcome as Outcome,
    reviewedPrice: row.reviewed_price,
    currency: row.currency,
    seenPrice: row.seen_price,
    failure: row.failure,
  }))
}

function isOf(check: PageCheck, { id, data }: Item): boolean {
  return check.itemId === id && check.reviewedPrice === data.price && check.currency === data.currency
}

async function keepChecks(work: Work, checks: readonly PageCheck[]): Promise<void> {
  await work.db
    .insertInto('purchase_checks')
    .values(
      checks.map((check) => ({
        id: check.id,
        site: work.site,
        item_id: check.itemId,
        outcome: check.outcome,
        reviewed_price: check.reviewedPrice,
        currency: check.currency,
        seen_price: check.seenPrice,
        failure: check.failure,
        checked_by: work.who.id ?? '',
        checked_at: work.now,
      })),
    )
    .execute()
}
