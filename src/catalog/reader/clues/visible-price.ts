import type { Element } from 'domhandler'
import { isAboveZero } from '#catalog/reader/compare-amounts.ts'
import { CURRENCY_SIGN } from '#catalog/reader/currencies.ts'
import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { parentOf } from '#catalog/reader/page-index.ts'
import { parsePrice, plainText } from '#catalog/reader/parse-price.ts'
import type { Price } from '#catalog/reader/product-facts.ts'
import { shortText } from '#catalog/reader/short-text.ts'
import { anywhere, atStart } from '#catalog/reader/wording/compile-words.ts'
import { INSTALMENT, OLD_PRICE, OTHER_AMOUNT, PRICE_LABEL } from '#catalog/reader/wording/price-words.ts'
import { priceText } from './price-text.ts'

const NAMED =
  /price|preis|prix|precio|prezzo|preco|preço|prijs|fiyat|kaina|cena|ціна|цена|\bpris\b|tutar|amount|سعر|价格|\bprc|offer/
const BETTER =
  /sale|current|now|final|special|our|main|selling|actual|today|deal|buy-?box|product-?price|price-?(?:value|display|wrapper)|indirim|yeni|neu|new/
const WORSE =
  /\bold|-old|old-|was|list-?price|rrp|msrp|compare|strike|strok|regular|before|original|crossed|line-?through|previous|statt|uvp|eski|instal|month|mensual|taksit|unit|per-|base-?price|grundpreis|sav(?:e|ing)|discount|shipping|versand|deliver|kargo|tax|vat|range-?filter|points|bonus|coupon|used|financ|klarna|afterpay|affirm|ex-?vat|netto/
const ELSEWHERE =
  /relat(?!ive)|recommend|similar|carousel|slider|swiper|slick|upsell|cross-?sell|recent|also|accessor|sponsor|mini-?cart|basket|bundle|compar|suggest|widget|footer|header|menu|navigation|tooltip|popover|modal|overlay|sticky|review|teaser|-list\b|grid|tile|card|wishlist|protection|warranty|care-?plan/
const OLD_NAMED =
  /\bold|-old|old-|was\b|list-?price|rrp|msrp|compare|strike|strok|regular|before|original|crossed|line-?through|previous|statt|uvp|eski/

export type VisiblePrice = Price & {
  readonly score: number
  readonly isInstalment: boolean
  /** Shown as the price that was: struck out, or named so. */
  readonly isOld: boolean
  /** Its place among the page's elements. */
  readonly at: number
}

const SAYS_INSTALMENT = anywhere(INSTALMENT)
const SAYS_OTHER = anywhere(OTHER_AMOUNT)
const SAYS_OLD = atStart(OLD_PRICE)
const SAYS_PRICE = atStart(PRICE_LABEL)
const STRUCK = /^(?:del|s|strike)$/
const MOST_CANDIDATES = 1500

/** Prices shown on a page, the product's own most probable price first. Scores below zero belong to something else. */
export function visiblePrices(page: Page): VisiblePrice[] {
  const { index } = page
  const heading = page.headingElement ? (index.place.get(page.headingElement) ?? null) : null
  const around = surroundings(page)
  const found: VisiblePrice[] = []
  let candidates = 0
  for (const element of index.all) {
    if (candidates >= MOST_CANDIDATES) break
    if (!isCandidate(page, element)) continue
    candidates++
    const price = scored(page, element, around)
    if (price) found.push({ ...price, score: price.score + distance(price.at, heading) })
  }
  return found.sort((a, b) => b.score - a.score)
}

const UNPRICED =
  /^(?:html|head|body|script|style|input|option|select|textarea|svg|noscript|template|title|meta|link|img)$/

function isCandidate(page: Page, element: Element): boolean {
  if (UNPRICED.test(element.name)) return false
  if (NAMED.test(page.index.naming(element))) return true
  const text = ownText(element)
  return text !== '' && text.length < 30 && /\p{Nd}/u.test(text) && signIn(plainText(text))
}

function ownText(element: Element): string {
  let text = ''
  for (const child of element.children) if (child.type === 'text') text += child.data
  return text
}

const ONE_SIGN = new RegExp(CURRENCY_SIGN.source, 'iu')
// Most numbers stand alone: the long table of signs is asked only about texts with something that may be one.
const MAY_BE_SIGN = /[\p{L}\p{Sc}]/u
const signIn = (text: string) => MAY_BE_SIGN.test(text) && ONE_SIGN.test(text)

function scored(page: Page, element: Element, around: (element: Element) => Surroundings): VisiblePrice | null {
  if (shortText(element, 160) === null) return null
  const text = priceText(element)
  if (text.length > 70 || !/\d/.test(plainText(text))) return null
  const price = parsePrice(text, { place: page.place })
  if (!price.amount || !isAboveZero(price.amount)) return null
  const own = page.index.naming(element)
  const before = textBefore(element)
  const lead = clean(text.match(/^[^\d]*/)?.[0] ?? '')
  const label = /\p{L}{2}/u.test(lead) ? lead : before
  let score = signIn(text) ? 40 : 0
  if (NAMED.test(own)) score += 15
  if (/\bprice\b/.test(element.attribs.itemprop ?? '')) score += 25
  if (BETTER.test(own)) score += 8
  if (WORSE.test(own)) score -= 35
  if (/%|\/\s*(?:kg|100|l)\b/i.test(text)) score -= 25
  if (text.length > 30) score -= 8
  if (SAYS_PRICE.test(label)) score += 10
  const isOld = SAYS_OLD.test(label) || OLD_NAMED.test(own) || STRUCK.test(element.name)
  if (SAYS_OLD.test(label)) score -= 30
  if (SAYS_OTHER.test(label) || SAYS_OTHER.test(text)) score -= 30
  const isInstalment = SAYS_INSTALMENT.test(text) || SAYS_INSTALMENT.test(nearby(element))
  const { penalty, isStruck } = around(element)
  return {
    amount: price.amount,
    currency: price.currency,
    isInstalment,
    isOld: isOld || isStruck,
    at: page.index.place.get(element) ?? 0,
    score: (isInstalment ? score - 25 : score) - penalty - (STRUCK.test(element.name) ? 50 : 0),
  }
}

/** The short text around a price, where `/month` may be written. */
function nearby(element: Element): string {
  const parent = parentOf(element)
  const beside = parent ? shortText(parent, 60) : null
  if (beside) return beside
  let next = element.next
  while (next && !('attribs' in next)) next = next.next
  return next ? (shortText(next, 60) ?? '') : ''
}

/** The short text that stands before a price in its own line. */
function textBefore(element: Element): string {
  const parent = parentOf(element)
  if (!parent || shortText(parent, 80) === null) return ''
  let text = ''
  for (const child of parent.children) {
    if (child === element) return clean(text)
    if (child.type === 'text') text += child.data
    else if ('attribs' in child) text += ` ${shortText(child, 60) ?? ''} `
    // Another amount between: the text belongs to that.
    if (/\d/.test(text)) text = ''
  }
  return ''
}

/** Whether one price is prominent, rather than one of many as in a list. */
export function standsOut(prices: readonly VisiblePrice[]): boolean {
  const top = prices[0]
  if (!top || top.score < 30) return false
  return new Set(prices.filter((price) => price.score > top.score - 15).map((price) => Number(price.amount))).size <= 3
}

/** Whether a link leads to another page: a price on it is that page's. */
function leadsElsewhere(page: Page, { name, attribs }: Element): boolean {
  if (name !== 'a' || /^(?:#|javascript:|$)/i.test(attribs.href ?? '')) return false
  const target = absolute(page, attribs.href)
  return target !== null && new URL(target).pathname !== page.url?.pathname
}

type Surroundings = { readonly penalty: number; readonly isStruck: boolean }

/** What the elements above a price take from it; each element is judged once. */
function surroundings(page: Page): (element: Element) => Surroundings {
  const judged = new Map<Element, { base: number; isStruck: boolean; isWorse: boolean; isElsewhere: boolean }>()
  const judge = (element: Element) => {
    const known = judged.get(element)
    if (known) return known
    const own = page.index.naming(element)
    const isStruck = STRUCK.test(element.name) || /line-through/.test(element.attribs.style ?? '')
    const base =
      (isStruck ? 50 : 0) +
      (/^(?:footer|nav|aside)$/.test(element.name) ? 60 : 0) +
      (leadsElsewhere(page, element) ? 60 : 0) +
      (/display:\s*none/.test(element.attribs.style ?? '') ? 10 : 0)
    const found = {
      base,
      isStruck,
      isWorse: WORSE.test(own),
      isElsewhere: element.name !== 'main' && ELSEWHERE.test(own),
    }
    judged.set(element, found)
    return found
  }
  return (element) => {
    let penalty = 0
    let isStruck = false
    let depth = 0
    for (let at = parentOf(element); at && at.name !== 'body'; at = parentOf(at), depth++) {
      const one = judge(at)
      penalty += one.base
      isStruck ||= one.isStruck
      if (depth < 3 && one.isWorse) penalty += 15
      if (depth < 9 && one.isElsewhere) penalty += depth < 4 ? 25 : 10
    }
    return { penalty, isStruck }
  }
}

function distance(at: number, heading: number | null): number {
  if (heading === null) return -Math.min(30, at / 60)
  return at < heading ? -10 - Math.min(30, (heading - at) / 30) : -Math.min(40, (at - heading) / 25)
}
