import { type CheerioAPI, load } from 'cheerio'
import type { AnyNode, Element, ParentNode } from 'domhandler'
import { currencyOfCountry } from './currencies.ts'
import { countryInPath, countryOfPage } from './fetching/page-country.ts'
import { indexPage, type PageIndex } from './page-index.ts'

/** A page opened once and read by every parser. */
export type Page = {
  readonly $: CheerioAPI
  readonly index: PageIndex
  /** What holds the visible page; the whole document if the page leaves out its `<body>`. */
  readonly body: ParentNode
  /** The first filled meta tag of each name. */
  readonly meta: ReadonlyMap<string, string>
  readonly url: URL | null
  readonly country: string | null
  /** The currency of the shop's country: used only to decide what a shared sign means. */
  readonly place: string | null
  /** The language that the page says it is in, e.g. `tr`. */
  readonly lang: string | null
  readonly windowTitle: string
  readonly heading: string | null
  readonly headingElement: Element | null
  readonly ogTitle: string | null
}

const LONGEST_TITLE = 600

export type ShopHint = { readonly country: string | null; readonly currency: string | null }

/** Opens a page; `shop` is what the table of stores knows about its host. */
export function openPage(html: string, url: string | null, shop: ShopHint | null = null): Page {
  // The lenient parser: on real pages it finds the same facts as the one of the HTML standard, in half the time.
  const $ = load(html, { xml: { xmlMode: false } })
  const root = $.root()[0]
  if (root?.type !== 'root') throw new Error('a page has a root')
  const index = indexPage(root)
  const meta = metaTable(index)
  const address = pageAddress(index, meta, url)
  const stated = [index.tagged('html')[0]?.attribs.lang, meta.get('og:locale'), meta.get('content-language')]
  const country = countryInPath(address) ?? shop?.country ?? countryOfPage(stated, address)
  const windowTitle = clean(windowTitleOf(index)).slice(0, LONGEST_TITLE)
  const ogTitle = meta.get('og:title')?.slice(0, LONGEST_TITLE) || null
  const headingElement = headingOf(index, [windowTitle, ogTitle ?? '']) ?? namedLikeWindow(index, windowTitle)
  return {
    $,
    index,
    body: index.tagged('body')[0] ?? root,
    meta,
    url: address,
    country,
    place: shop && shop.country === country ? shop.currency : currencyOfCountry(country),
    lang: stated.map((one) => one?.match(/^[a-z]{2,3}(?=$|[-_])/i)?.[0].toLowerCase()).find(Boolean) ?? null,
    windowTitle,
    heading: headingElement ? shownText(headingElement) : null,
    headingElement,
    ogTitle,
  }
}

// Most texts of a page are clean already: looking is cheaper than writing anew.
const BLANK = /^\s*$/
const UNCLEAN = /[^\S ]|[\u00ad\u200b\ufeff]|^ | $| {2}/

/** One line of text, with spaces collapsed, without marks that only say where a word may be split. */
export function clean(text: string): string {
  if (BLANK.test(text)) return ''
  return UNCLEAN.test(text)
    ? text
        .replace(/\u00ad/g, '')
        .replace(/[\s\u200b\ufeff]+/g, ' ')
        .trim()
    : text
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

/** All meta tags of a page by name; the first one with a value counts. */
function metaTable(index: PageIndex): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const { attribs } of index.tagged('meta')) {
    const content = clean(attribs.content ?? '')
    for (const name of [attribs.property, attribs.name, attribs.itemprop, attribs['http-equiv']]) {
      if (name && content && !table.has(name)) table.set(name, content)
    }
  }
  return table
}

function windowTitleOf(index: PageIndex): string {
  const titles = index.tagged('title').filter((title) => !isInside(title, 'svg'))
  const first = titles.find((title) => isInside(title, 'head')) ?? titles[0]
  return first ? plainTextOf(first) : ''
}

function isInside(element: Element, name: string): boolean {
  return element.parent !== null && 'name' in element.parent && element.parent.name === name
}

function pageAddress(index: PageIndex, meta: ReadonlyMap<string, string>, url: string | null): URL | null {
  const canonical = index.tagged('link').find(({ attribs }) => attribs.rel?.toLowerCase() === 'canonical')
  for (const candidate of [url, canonical?.attribs.href, meta.get('og:url')]) {
    if (candidate && URL.canParse(candidate)) return new URL(candidate)
  }
  return null
}

/** Of several h1 headings the one nearest to the window's title. */
function headingOf(index: PageIndex, names: readonly string[]): Element | null {
  const said = new Set(words(names.join(' ')))
  let best: Element | null = null
  let most = -1
  for (const h1 of index.tagged('h1').slice(0, 20)) {
    const text = shownText(h1)
    const shared = new Set(words(text).filter((word) => said.has(word))).size
    if (text.length > 1 && shared > most) {
      best = h1
      most = shared
    }
  }
  return best
}

/** If there is no h1, the element with the text that the window's title begins with. */
function namedLikeWindow(index: PageIndex, windowTitle: string): Element | null {
  const candidates = index.all.filter(
    (element) => element.name === 'h2' || element.name === 'h3' || /title|name/.test(element.attribs.class ?? ''),
  )
  return (
    candidates.slice(0, 400).find((element) => {
      const text = shownText(element, 200)
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

const UNSHOWN = /^(?:script|style|noscript|template)$/
const UNSEEN = /visually-?hidden|sr-only|screen-reader|hdn|clipped/i
const FLOWING = /^(?:b|i|em|strong|u|font|sup|sub|wbr|mark)$/

/** The visible text of an element: without hidden parts and footnote marks, with spaces between its parts. */
export function shownText(element: Element, longest = 20_000): string {
  const pieces: string[] = []
  let length = 0
  // An explicit stack, because a page may be nested deeper than function calls may be.
  const waiting: (AnyNode | string)[] = [...element.children].reverse()
  while (waiting.length > 0 && length < longest * 2) {
    const node = waiting.pop()
    if (node === undefined) break
    if (typeof node === 'string' || node.type === 'text') {
      const text = typeof node === 'string' ? node : node.data
      pieces.push(text)
      length += text.length
      continue
    }
    if (!('attribs' in node) || UNSHOWN.test(node.name) || node.attribs.hidden !== undefined) continue
    if (UNSEEN.test(node.attribs.class ?? '') || isFootnote(node)) continue
    const flows = FLOWING.test(node.name)
    if (!flows) waiting.push(' ')
    for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at] as AnyNode)
    if (!flows) pieces.push(' ')
  }
  return clean(pieces.join('')).slice(0, longest)
}

const isFootnote = (element: Element) =>
  element.name === 'sup' &&
  element.parent?.type === 'tag' &&
  /^h\d$/.test(element.parent.name) &&
  /^[\d*†,]{1,2}$/.test(clean(plainTextOf(element)))

/** All text of an element, hidden or not. */
export function plainTextOf(element: ParentNode): string {
  let text = ''
  const waiting: AnyNode[] = [element]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (node?.type === 'text') text += node.data
    else if (node && 'children' in node)
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at] as AnyNode)
  }
  return text
}
