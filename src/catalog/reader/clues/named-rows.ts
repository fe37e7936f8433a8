import type { Element } from 'domhandler'
import { type Page, shownText } from '#catalog/reader/page.ts'
import { parentOf } from '#catalog/reader/page-index.ts'
import type { VariantAxis } from '#catalog/reader/product-facts.ts'
import { choiceName } from './choice-name.ts'
import { unique } from './read-variants.ts'

const LETTER_SIZE =
  /^(?:\d{0,2}X{0,4}[SL]|M|[SML]\/[ML]|X{1,3}-?(?:small|large)|small|medium|large|one size|tek ebat)$/i

/** Sizes in letters stand for themselves: `XS S M L` beside each other need no label. */
export function letterSizes(page: Page, isElsewhere: (element: Element) => boolean): string[] {
  const rows = new Map<Element, string[]>()
  for (const element of page.index.tagged('button', 'label', 'li', 'a')) {
    const text = shownText(element, 20)
    if (!LETTER_SIZE.test(text) || isElsewhere(element)) continue
    const row = (element.name === 'li' ? null : wrapperOf(element)) ?? parentOf(element)
    if (row) rows.set(row, [...(rows.get(row) ?? []), text])
  }
  const sizes = [...rows.values()].map(unique).find((values) => values.length > 1)
  return sizes ?? []
}

/** The element that holds a row whose choices each have a frame of their own. */
function wrapperOf(element: Element): Element | null {
  const above = parentOf(element)
  const alone = above?.children.filter((child) => 'attribs' in child).length === 1
  return above && alone ? parentOf(above) : above
}

const NAMES_AXIS: readonly (readonly [axis: string, naming: RegExp])[] = ['colou?r', 'size'].map((word) => [
  word === 'size' ? 'size' : 'color',
  new RegExp(
    `(?<![a-z])(?:${word})s?[-_]{0,2}(?:swatch|select|pick|choice|option|variant|variation|btn|button|box|item|value|attribute)|(?:swatch|choose|option|variant|variation|product|sku|pdp|attribute)s?[-_]{0,2}(?:${word})s?(?![a-z]|[-_]?(?:guide|chart|table))`,
  ),
])
/** So many elements after the name of the product its choices may stand. */
const FURTHEST = 400

/** Choices without a label, whose elements are named after what they choose: `color-swatch`, `size-button`. */
export function namedRows(page: Page, isElsewhere: (element: Element) => boolean): VariantAxis[] {
  const from = page.headingElement ? (page.index.place.get(page.headingElement) ?? 0) : 0
  const rows = new Map<string, { readonly name: string; readonly values: string[] }>()
  for (const element of page.index.all.slice(Math.max(0, from - FURTHEST / 4), from + FURTHEST)) {
    if (!/^(?:button|a|li|label|div|span)$/.test(element.name)) continue
    const naming = `${page.index.naming(element)} ${dataNames(element)}`
    const name = NAMES_AXIS.find(([, named]) => named.test(naming))?.[0]
    const row = name && !isElsewhere(element) ? wrapperOf(element) : null
    const value = row ? choiceName(page, element) : ''
    if (!row || !name || value === '') continue
    const key = `${name} ${page.index.place.get(row)}`
    rows.set(key, { name, values: [...(rows.get(key)?.values ?? []), value] })
  }
  return [...rows.values()]
    .map(({ name, values }) => ({ name, values: unique(values) }))
    .filter(({ values }) => values.length > 1)
}

/** The names of an element's own data attributes: `data-color-swatch`. */
const dataNames = ({ attribs }: Element) =>
  Object.keys(attribs)
    .filter((name) => name.startsWith('data-'))
    .join(' ')
