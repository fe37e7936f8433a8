import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { knownStores, type Store, storeOfHost } from '#catalog/stores/stores.ts'
import type { AddressCode } from './choosing/choose-code.ts'
import { chooseFacts } from './choosing/choose-facts.ts'
import { visibleStock } from './clues/visible-stock.ts'
import { codeInAddress } from './code-in-address.ts'
import { type SeenPage, seePage } from './fetching/seen-page.ts'
import { gatherClues } from './gather-clues.ts'
import { openPage, type Page, type ShopHint } from './page.ts'
import { isProductPage, kindWithout, refusedKind } from './page-kind.ts'
import type { Clue, PageReading } from './product-facts.ts'

/**
 * Reads a page's text as a product, or returns why it is none. `shop` is what is known of the host, by default from the
 * table of stores; without `storeRules` only general rules apply.
 */
export function readPage(
  html: string,
  url: string | null,
  shop: ShopHint | null = knownShop(url),
  storeRules = true,
): PageReading {
  return judgePage(openPage(html, url, shop), storeRules).reading
}

/** A reading with its page snapshot; null if nothing could be opened. */
export type SeenReading = PageReading & { readonly seen: SeenPage | null }

/** The same, with the page snapshot, for staff who review what was read. */
export function readSeenPage(html: string, url: string | null, shop: ShopHint | null = knownShop(url)): SeenReading {
  const page = openPage(html, url, shop)
  const { reading, clues } = judgePage(page, true)
  return { ...reading, seen: seePage(page, reading.product, clues) }
}

function judgePage(
  page: Page,
  storeRules: boolean,
): { readonly reading: PageReading; readonly clues: readonly Clue[] } {
  const refused = refusedKind(page)
  if (refused) return { reading: { product: null, reason: refused }, clues: [] }
  const evidence = gatherClues(page, storeRules)
  const { products, meta, state, counted, visible, shown, said } = evidence
  const clues = [...products, meta, ...(state ? [state] : []), ...(counted ? [counted] : []), visible]
  const facts = {
    prices: shown,
    path: said.breadcrumb,
    stock: visibleStock(page),
    addressCode: numberInLink(page, storeRules),
  }
  const product = isProductPage(page, evidence) ? chooseFacts(page, clues, facts) : null
  return { reading: product ? { product, reason: null } : { product: null, reason: kindWithout(page, said) }, clues }
}

/** Only shops of one country have a known currency: international ones show each visitor another. */
export function knownShop(url: string | null, stores: readonly Store[] = knownStores()): ShopHint | null {
  const store = url && URL.canParse(url) ? storeOfHost(new URL(url).hostname, stores) : null
  return store && (store.country !== 'CN' || store.currency === 'CNY')
    ? { country: store.country, currency: store.currency }
    : null
}

/** A shop's product number is often part of its address. */
function numberInLink({ url }: Page, storeRules: boolean): AddressCode {
  const answer = url && storeRules ? canonicalLink(url.href) : null
  return { ofStore: answer?.ok ? answer.link.productId : null, any: url ? codeInAddress(url) : null }
}
