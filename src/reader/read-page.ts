import { chooseFacts } from './choose-facts.ts'
import { readJsonLd } from './json-ld.ts'
import { readAmazon } from './layout-amazon.ts'
import { readMetaTags } from './meta-tags.ts'
import { readMarkup } from './microdata.ts'
import { openPage, type Page, type ShopHint } from './page.ts'
import { isProductPage, kindWithout, refusedKind } from './page-kind.ts'
import type { Clue, PageReading } from './product-facts.ts'
import { isThisPage, readProductNode } from './read-product-node.ts'
import { readState } from './read-state.ts'
import { sameWords } from './script-state.ts'
import type { Node } from './structured-node.ts'
import { textOf } from './structured-node.ts'
import { readVisiblePage } from './visible-page.ts'
import { standsOut, visiblePrices } from './visible-price.ts'

/** Reads a page's text as a product, or says why it is none. */
export function readPage(html: string, url: string | null, shop: ShopHint | null = null): PageReading {
  const page = openPage(html, url, shop)
  const refused = refusedKind(page)
  if (refused) return { product: null, reason: refused }
  const said = readJsonLd(page)
  const marked = readMarkup(page)
  const own = [ownProduct(said.products, page), ownProduct(marked.products, page)]
  const products: Clue[] = []
  const layout = isAmazon(page) ? readAmazon(page) : null
  if (layout) products.push(layout)
  if (own[0]) products.push(readProductNode(own[0], page, 'json-ld'))
  if (own[1]) products.push(readProductNode(own[1], page, 'microdata'))
  const meta = readMetaTags(page)
  const shown = visiblePrices(page)
  const visible = readVisiblePage(page, shown)
  const state = readState(
    page,
    [...products.map((clue) => clue.title), page.heading, page.ogTitle].filter((name) => name !== null),
  )
  if (!isProductPage(page, { products, said, meta, visible, state, oneStandsOut: standsOut(shown) }))
    return { product: null, reason: kindWithout(page, said) }
  const clues = [...products, meta, ...(state ? [state] : []), visible]
  const product = chooseFacts(page, clues, shown)
  return product ? { product, reason: null } : { product: null, reason: kindWithout(page, said) }
}

/** Of several products on a page the one it is about: by its address, by its name, or because it stands alone. */
function ownProduct(products: readonly Node[], page: Page): Node | null {
  if (products.length <= 1) return products[0] ?? null
  const names = [page.heading, page.ogTitle, page.windowTitle].filter((name) => name !== null).map(sameWords)
  const named = products.find((product) =>
    names.some((name) => name !== '' && isSameName(name, sameWords(textOf(product.name) ?? ''))),
  )
  const addressed = products.filter((product) => isThisPage(product, page))
  if (addressed.length === 1 || (addressed.length > 0 && !named)) return addressed[0] ?? null
  if (named) return named
  const distinct = new Set(products.map((product) => sameWords(textOf(product.name) ?? '')))
  return distinct.size === 1 ? (products[0] ?? null) : null
}

const isSameName = (a: string, b: string) => b !== '' && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `))

const isAmazon = (page: Page) => /(?:^|\.)amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(page.url?.hostname ?? '')
