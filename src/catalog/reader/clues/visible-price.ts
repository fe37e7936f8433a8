import type { Element } from 'domhandler'
import { CURRENCY_SIGN } from '#catalog/reader/currencies.ts'
import { clean, type Page } from '#catalog/reader/page.ts'
import { parsePrice, plainText } from '#catalog/reader/parse-price.ts'
import type { Price } from '#catalog/reader/product-facts.ts'
import { shortText } from '#catalog/reader/short-text.ts'

const NAMED =
  /price|preis|prix|precio|prezzo|preco|preço|prijs|fiyat|fiyatı|kaina|cena|ціна|цена|\bpris\b|tutar|amount|سعر|价格|\bprc|offer/i
const BETTER =
  /sale|current|now|final|special|our|main|selling|actual|today|deal|buy-?box|product-?price|price-?(?:value|display|wrapper)|indirim|yeni|neu|new/i
const WORSE =
  /\bold|-old|old-|was|list-?price|rrp|msrp|compare|strike|strok|regular|before|original|crossed|line-?through|previous|statt|uvp|eski|instal|month|mensual|taksit|unit|per-|base-?price|grundpreis|sav(?:e|ing)|discount|shipping|versand|deliver|kargo|tax|vat|range-?filter|points|bonus|coupon|used|financ|klarna|afterpay|affirm|ex-?vat|netto/i
const ELSEWHERE =
  /relat|recommend|similar|carousel|slider|swiper|slick|upsell|cross-?sell|recent|also|accessor|sponsor|mini-?cart|basket|bundle|compar|suggest|widget|footer|header|menu|navigation|tooltip|popover|modal|overlay|sticky|review|teaser|-list\b|grid|tile|card|wishlist|protection|warranty|care-?plan/i

export type VisiblePrice = Price & { readonly score: number; readonly isInstalment: boolean }

const INSTALMENT = /month|\/\s*mo\b|\bmo\.|mois|monat|mensual|al mes|mese\b|taksit|\bay\b|شهري/i

/** Prices shown on a page, the product's own most probable price first. Scores below zero belong to something else. */
export function visiblePrices(page: Page): VisiblePrice[] {
  const order = new Map(
    page
      .$('body *')
      .toArray()
      .map((element, index) => [element, index] as const),
  )
  const heading = page.headingElement ? (order.get(page.headingElement) ?? null) : null
  return page
    .$('body *')
    .toArray()
    .filter((element) => isCandidate(element))
    .slice(0, 1500)
    .map((element) => scored(page, element, order.get(element) ?? 0, heading))
    .filter((price) => price !== null)
    .sort((a, b) => b.score - a.score)
}

const NAMING = ['class', 'id', 'itemprop', 'data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-element']
const naming = (element: Element) => NAMING.map((name) => element.attribs[name] ?? '').join(' ')

function isCandidate(element: Element): boolean {
  if (/^(?:script|style|input|option|select|textarea|svg|noscript|template)$/i.test(element.tagName)) return false
  const own = naming(element)
  if (NAMED.test(own)) return true
  const text = ownText(element)
  return text.length < 30 && /\d/.test(plainText(text)) && signIn(text)
}

function ownText(element: Element): string {
  let text = ''
  for (const child of element.children) if (child.type === 'text') text += child.data
  return text
}

const ONE_SIGN = new RegExp(CURRENCY_SIGN.source, 'iu')
const signIn = (text: string) => ONE_SIGN.test(text)

function scored(page: Page, element: Element, at: number, heading: number | null): VisiblePrice | null {
  if (shortText(element, 160) === null) return null
  const text = priceText(page, element)
  if (text.length > 70 || !/\d/.test(plainText(text))) return null
  const price = parsePrice(text, { place: page.place })
  if (!price.amount || Number(price.amount) <= 0) return null
  const own = naming(element)
  let score = signIn(text) ? 40 : 0
  if (NAMED.test(own)) score += 15
  if (/\bprice\b/.test(element.attribs.itemprop ?? '')) score += 25
  if (BETTER.test(own)) score += 8
  if (WORSE.test(own)) score -= 35
  if (/%|\/\s*(?:kg|100|l)\b|save|spare|econom/i.test(text)) score -= 25
  if (text.length > 30) score -= 8
  const isInstalment = INSTALMENT.test(text) || INSTALMENT.test(around(page, element))
  return {
    amount: price.amount,
    currency: price.currency,
    isInstalment,
    score: (isInstalment ? score - 25 : score) + surroundings(page, element) + distance(at, heading),
  }
}

/** The short text around a price, where `/month` may be written. */
function around(page: Page, element: Element): string {
  const parent = page.$(element).parent()[0]
  const next = page.$(element).next()[0]
  return (parent && shortText(parent, 60)) ?? (next ? (shortText(next, 60) ?? '') : '')
}

/** Whether one price is prominent, rather than one of many as in a list. */
export function standsOut(prices: readonly VisiblePrice[]): boolean {
  const top = prices[0]
  if (!top || top.score < 30) return false
  return new Set(prices.filter((price) => price.score > top.score - 15).map((price) => Number(price.amount))).size <= 3
}

function surroundings(page: Page, element: Element): number {
  let score = 0
  const above = page.$(element).parents().toArray()
  for (const [depth, parent] of above.entries()) {
    const name = parent.tagName.toLowerCase()
    if (name === 'body') break
    if (name === 'del' || name === 's' || name === 'strike') score -= 50
    if (name === 'footer' || name === 'nav' || name === 'aside') score -= 60
    const own = naming(parent)
    if (depth < 3 && WORSE.test(own)) score -= 15
    if (depth < 9 && name !== 'main' && ELSEWHERE.test(own)) score -= depth < 4 ? 25 : 10
    if (/display:\s*none/.test(parent.attribs.style ?? '')) score -= 10
  }
  return ['del', 's', 'strike'].includes(element.tagName) ? score - 50 : score
}

function distance(at: number, heading: number | null): number {
  if (heading === null) return -Math.min(30, at / 60)
  return at < heading ? -10 - Math.min(30, (heading - at) / 30) : -Math.min(40, (at - heading) / 25)
}

/** Decimals are often smaller, in their own element: `12<sup>99</sup>`. */
function priceText(page: Page, element: Element): string {
  const copy = page.$(element).clone()
  copy
    .find(
      'script, style, noscript, del, s, strike, [class*="visually-hidden"], [class*="sr-only"], [class*="screen-reader"]',
    )
    .remove()
  copy.find('sup, [class*="cent"], [class*="decimal"], [class*="fraction"]').each((_, part) => {
    const digits = clean(page.$(part).text())
    if (/^\d{2}$/.test(digits) && !/[.,]\s*$/.test(textBefore(page, part))) page.$(part).text(`.${digits} `)
  })
  return clean(copy.text())
}

function textBefore(page: Page, part: Element): string {
  const before = part.prev
  if (!before) return ''
  return before.type === 'text' ? before.data : page.$(before).text()
}
