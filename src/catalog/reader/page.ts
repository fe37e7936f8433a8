import { type CheerioAPI, load } from 'cheerio'
import type { Element } from 'domhandler'
import { currencyOfCountry } from './currencies.ts'
import { countryInPath, countryOfPage } from './fetching/page-country.ts'

/** A page opened once and read by every parser. */
export type Page = {
  readonly $: CheerioAPI
  readonly url: URL | null
  readonly country: string | null
  /** The currency of the shop's country: used only to decide what a shared sign means. */
  readonly place: string | null
  readonly windowTitle: string
  readonly heading: string | null
  readonly headingElement: Element | null
  readonly ogTitle: string | null
}

const LONGEST_TITLE = 600

export type ShopHint = { readonly country: string | null; readonly currency: string | null }

/** Opens a page; `shop` is what the table of stores knows about its host. */
export function openPage(html: string, url: string | null, shop: ShopHint | null = null): Page {
  const $ = load(html)
  const address = pageAddress($, url)
  const country = countryInPath(address) ?? shop?.country ?? countryOfPage($, address)
  const windowTitle = clean($('head > title').first().text() || $('title').first().text()).slice(0, LONGEST_TITLE)
  const ogTitle =
    clean($('meta[property="og:title"], meta[name="og:title"]').first().attr('content') ?? '').slice(
      0,
      LONGEST_TITLE,
    ) || null
  const headingElement = headingOf($, [windowTitle, ogTitle ?? '']) ?? namedLikeWindow($, windowTitle)
  return {
    $,
    url: address,
    country,
    place: shop && shop.country === country ? shop.currency : currencyOfCountry(country),
    windowTitle,
    heading: headingElement ? shownText($, headingElement) : null,
    headingElement,
    ogTitle,
  }
}

/** One line of text, with spaces collapsed. */
export function clean(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, ' ').trim()
}

/** The full address of a picture or link of the page, or null if it is none. */
export function absolute(page: Page, address: string | null | undefined): string | null {
  const text = clean(address ?? '')
  if (!text || text.startsWith('data:')) return null
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text, page.url ?? undefined)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}

function pageAddress($: CheerioAPI, url: string | null): URL | null {
  for (const candidate of [
    url,
    $('link[rel="canonical"]').attr('href'),
    $('meta[property="og:url"]').attr('content'),
  ]) {
    if (candidate && URL.canParse(candidate)) return new URL(candidate)
  }
  return null
}

/** Of several h1 headings the one nearest to the window's title. */
function headingOf($: CheerioAPI, names: readonly string[]): Element | null {
  const said = new Set(words(names.join(' ')))
  const shared = (h1: Element) => new Set(words(shownText($, h1)).filter((word) => said.has(word))).size
  const filled = $('h1')
    .toArray()
    .slice(0, 20)
    .filter((h1) => shownText($, h1).length > 1)
  return filled.reduce<Element | null>((best, h1) => (best === null || shared(h1) > shared(best) ? h1 : best), null)
}

/** If there is no h1, the element with the text that the window's title begins with. */
function namedLikeWindow($: CheerioAPI, windowTitle: string): Element | null {
  const candidates = $('h2, h3, [class*="title" i], [class*="name" i]').toArray().slice(0, 400)
  return (
    candidates.find((element) => {
      const text = shownText($, element)
      return (
        text.length > 8 &&
        text.length < 200 &&
        windowTitle.startsWith(text) &&
        /^(?:\s*[-|–—·:｜_]|$)/.test(windowTitle.slice(text.length))
      )
    }) ?? null
  )
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The visible text of an element: without hidden parts, with spaces between its parts. */
export function shownText($: CheerioAPI, element: Element): string {
  const copy = $(element).clone()
  copy
    .find(
      'script, style, noscript, template, [hidden], [class*="visually-hidden" i], [class*="visuallyhidden" i], [class*="sr-only" i], [class*="screen-reader" i], [class*="hdn" i], [class*="clipped" i]',
    )
    .remove()
  copy.find('*').each((_, part) => {
    if (!/^(?:b|i|em|strong|u|font|sup|sub)$/.test(part.tagName)) $(part).before(' ').after(' ')
  })
  return clean(copy.text()).slice(0, 20_000)
}
