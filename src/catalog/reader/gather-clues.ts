import { readJsonLd } from './clues/json-ld.ts'
import { readAmazon } from './clues/layout-amazon.ts'
import { readMetaTags } from './clues/meta-tags.ts'
import { readMarkup } from './clues/microdata.ts'
import { isThisPage, readProductNode } from './clues/read-product-node.ts'
import { readState } from './clues/read-state.ts'
import { sameWords } from './clues/script-state.ts'
import { type Node, textOf } from './clues/structured-node.ts'
import { readTrackingAttributes } from './clues/tracking-attributes.ts'
import { readVisiblePage } from './clues/visible-page.ts'
import { standsOut, visiblePrices } from './clues/visible-price.ts'
import type { Page } from './page.ts'
import type { Evidence } from './page-kind.ts'

/** Collects what every source of a page says about the product. */
export function gatherClues(page: Page, storeRules = true): Evidence {
  const said = readJsonLd(page)
  const layout = storeRules && isAmazon(page) ? readAmazon(page) : null
  const stated = ownProduct(said.products, page)
  const marked = ownProduct(readMarkup(page).products, page)
  const products = [
    layout,
    stated && readProductNode(stated, page, 'json-ld'),
    marked && readProductNode(marked, page, 'microdata'),
  ].filter((clue) => clue !== null)
  const shown = visiblePrices(page)
  const names = [...products.map((clue) => clue.title), page.heading, page.ogTitle].filter((name) => name !== null)
  return {
    products,
    said,
    meta: readMetaTags(page),
    state: readState(page, names),
    counted: readTrackingAttributes(page, names),
    visible: readVisiblePage(page, shown, names),
    shown,
    oneStandsOut: standsOut(shown),
  }
}

/** The product that a page with several is about: by its address, by its name, or because it is the only one. */
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
