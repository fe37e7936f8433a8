import type { Element } from 'domhandler'
import { currencyCode } from '#catalog/reader/currencies.ts'
import { clean, type Page } from '#catalog/reader/page.ts'
import { type Clue, NO_CLUE } from '#catalog/reader/product-facts.ts'
import { sameWords } from './script-state.ts'
import { statedPrice } from './stated-values.ts'

const NAMES = ['data-name', 'data-product-name', 'data-item-name', 'data-product-title', 'data-title']
const CODES = ['data-sku', 'data-product-sku']
const IDS = ['data-product-id', 'data-item-id', 'data-productid', 'data-id']
const BRANDS = ['data-brand', 'data-product-brand', 'data-item-brand', 'data-manufacturer']
const PRICES = ['data-price', 'data-product-price', 'data-item-price']
const CURRENCIES = ['data-currency', 'data-product-currency', 'data-item-currency']

/** Attributes that shops write for their analytics, on elements that have the product's name. */
export function readTrackingAttributes(page: Page, names: readonly string[]): Clue | null {
  const wanted = new Set(names.map(sameWords).filter((name) => name !== ''))
  const said = ({ attribs }: Element, keys: readonly string[]) =>
    keys.map((key) => clean(attribs[key] ?? '')).find((text) => text !== '') ?? null
  const bearers = page.index.all
    .filter(({ attribs }) => NAMES.some((name) => attribs[name] !== undefined))
    .slice(0, 300)
    .filter((element) => wanted.has(sameWords(said(element, NAMES) ?? '')))
  const found = (keys: readonly string[]) => bearers.map((element) => said(element, keys)).find(Boolean) ?? null
  if (bearers.length === 0) return null
  const currency = currencyCode(found(CURRENCIES))
  const price = found(PRICES)
  const code = found(CODES)
  const sku = code ?? found(IDS)
  return {
    ...NO_CLUE,
    source: 'state',
    price: price ? statedPrice(price, currency, page) : null,
    currency,
    brand: found(BRANDS),
    skuIsId: code === null,
    sku: sku && /^[\w./-]{3,40}$/.test(sku) ? sku : null,
  }
}
