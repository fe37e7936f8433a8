import type { AnyNode, Element } from 'domhandler'
import { clean, type Page } from '#catalog/reader/page.ts'
import { parentOf, within } from '#catalog/reader/page-index.ts'
import { shortText } from '#catalog/reader/short-text.ts'
import { asLabel } from '#catalog/reader/wording/compile-words.ts'
import { BRAND_LABEL, CODE_LABEL, WEIGHT_LABEL } from '#catalog/reader/wording/property-labels.ts'

const WANTED = { brand: asLabel(BRAND_LABEL), code: asLabel(CODE_LABEL), weight: asLabel(WEIGHT_LABEL) }
type Wanted = keyof typeof WANTED

/** What a page lists of its product, as `label: value`: property tables, definition lists, lines of text. */
export type Properties = Readonly<Record<Wanted, readonly { readonly label: string; readonly value: string }[]>>

const TABLE_CELL = /^(?:th|dt|td|b|strong|label)$/
const LABELLED = /spec|label|attrib|\bname|key|title|propert|term|detail|head|sku|info|feature|char/
const ELSEWHERE =
  /review|relat(?!ive)|recommend|similar|carousel|upsell|footer|filter|facet|\bnav|menu|header-|mini-?cart|cookie|consent|gdpr|onetrust/
const UNREAD = /^(?:button|script|style|noscript|template|option|select|head|title|svg)$/
const LONGEST_LABEL = 60
const LONGEST_VALUE = 80

export function readProperties(page: Page): Properties {
  const found = { brand: [], code: [], weight: [] } as Record<Wanted, { label: string; value: string }[]>
  const isElsewhere = within(
    (element) =>
      UNREAD.test(element.name) || /^(?:footer|nav)$/.test(element.name) || ELSEWHERE.test(page.index.naming(element)),
  )
  const read = (element: Element, text: string, isLine: boolean) => {
    if (text.length < 2) return
    const label = text.match(/^[^:：]{2,40}[:：]/)?.[0] ?? text.match(/^[^\d:：]{3,30}(?=\d)/)?.[0] ?? text
    if (label.length > LONGEST_LABEL) return
    const wanted =
      (Object.keys(WANTED) as Wanted[]).find((name) => WANTED[name].test(label.trim())) ??
      (WANTED.weight.test(label.replace(/^[^,/&]{3,20}[,/&] ?(?:o )?/, '').trim()) ? 'weight' : undefined)
    if (!wanted || found[wanted].length >= 12 || isElsewhere(element)) return
    const hasColon = /[:：#]\s*$/.test(label)
    const after = hasColon || wanted === 'weight' ? clean(text.slice(label.length)) : ''
    // What follows the bare word must be a weight to be read as one.
    const isLabel =
      hasColon || wanted === 'weight' || TABLE_CELL.test(element.name) || LABELLED.test(namingAround(page, element))
    const value = after || (isLabel && !isLine ? textAfter(element) : null)
    if (value && value.length <= LONGEST_VALUE) found[wanted].push({ label, value })
  }
  for (const element of page.index.all) {
    const lines = linesOf(element)
    for (const line of lines) read(element, line, lines.length > 1)
  }
  return found
}

const MOST_LINES = 200

/** An element's own text, or its lines where `<br>` splits it. */
function linesOf(element: Element): string[] {
  const texts = element.children.flatMap((child) => (child.type === 'text' ? [child.data] : []))
  const isSplit = texts.length > 1 && element.children.some((child) => 'attribs' in child && child.name === 'br')
  const lines = isSplit ? texts.slice(0, MOST_LINES) : [texts.join('')]
  return lines.filter((line) => line.length <= 400).map(clean)
}

/** The text that follows a label: inside it, beside it, or in the next cell. */
function textAfter(label: Element): string | null {
  for (const child of label.children) {
    const text = 'attribs' in child ? shortText(child, LONGEST_VALUE) : null
    if (text) return withoutColon(text)
  }
  let from: Element | null = label
  for (let level = 0; level < 3 && from; level++, from = parentOf(from)) {
    for (let next: AnyNode | null = from.next; next; next = next.next) {
      const text =
        next.type === 'text'
          ? clean(next.data)
          : 'attribs' in next && !UNREAD.test(next.name)
            ? shortText(next, LONGEST_VALUE)
            : ''
      if (text === null) return null
      const value = withoutColon(text)
      if (value) return value
    }
    // A parent with other text before the label is no row of its own.
    if (level > 0 && from.prev && !isBlank(from.prev)) return null
  }
  return null
}

const isBlank = (node: AnyNode) => node.type === 'text' && node.data.trim() === ''

/** The names of an element and of the two above it. */
function namingAround({ index }: Page, element: Element): string {
  const above = parentOf(element)
  const frame = above ? parentOf(above) : null
  return [element, above, frame].map((one) => (one ? index.naming(one) : '')).join(' ')
}

const withoutColon = (text: string) => text.replace(/^[\s:：#]+/, '')
