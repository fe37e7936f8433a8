import type { Element } from 'domhandler'
import { clean, type Page, shownText } from '#catalog/reader/page.ts'
import type { Literal } from './read-literal.ts'
import { lastWord, type Node } from './structured-node.ts'

type Notation = { readonly scope: string; readonly type: string; readonly property: string }

const MICRODATA: Notation = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' }
const RDFA: Notation = { scope: 'typeof', type: 'typeof', property: 'property' }

/**
 * Products marked up by attributes (microdata, RDFa), as the same nodes that JSON-LD has; `listed` counts those after
 * the first few.
 */
export function readMarkup(page: Page): { readonly products: readonly Node[] } {
  return { products: [...inNotation(page, MICRODATA), ...inNotation(page, RDFA)] }
}

function inNotation(page: Page, notation: Notation): Node[] {
  return page.index.all
    .filter((element) => notation.type in element.attribs)
    .filter((element) => isProduct(element.attribs[notation.type] ?? '') && !isInsideOther(page, element, notation))
    .slice(0, 60)
    .map((element) => toNode(page, element, notation, 0))
}

function isProduct(type: string): boolean {
  return type
    .split(/\s+/)
    .some((one) => /^(?:Product|ProductGroup|IndividualProduct|ProductModel)$/i.test(lastWord(one)) && !/gr:/.test(one))
}

function isInsideOther(page: Page, element: Element, notation: Notation): boolean {
  const above = page.$(element).parents(`[${notation.property}]`).first().attr(notation.property) ?? ''
  return /isRelatedTo|isSimilarTo|itemListElement|itemOffered/i.test(above)
}

function toNode(page: Page, scope: Element, notation: Notation, depth: number): Node {
  const { $ } = page
  const node: Node = { '@type': ($(scope).attr(notation.type) ?? '').split(/\s+/) }
  const inner = $(scope).find(`[${notation.property}]`).toArray().slice(0, 400)
  const referred = ($(scope).attr('itemref') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((id) => page.index.withId(id) ?? [])
  const reach = referred
    .flatMap((one) => [one, ...$(one).find(`[${notation.property}]`).toArray()])
    .filter((one) => $(one).attr(notation.property))
  for (const element of [...inner, ...reach]) {
    const owner = $(element).parents(`[${notation.scope}]`).first()[0]
    if (owner !== scope && !reach.includes(element)) continue
    const isNode = $(element).attr(notation.scope) !== undefined && depth < 4
    const value: Literal = isNode ? toNode(page, element, notation, depth + 1) : propertyValue(page, element)
    for (const name of ($(element).attr(notation.property) ?? '').split(/\s+/)) add(node, lastWord(name), value)
  }
  return node
}

function add(node: Node, name: string, value: Literal): void {
  if (value === '' || value === null || name === '' || name === '__proto__') return
  const had = node[name]
  node[name] = had === undefined ? value : Array.isArray(had) ? [...had, value] : [had, value]
}

function propertyValue(page: Page, element: Element): string {
  const one = page.$(element)
  const content = one.attr('content')
  if (content !== undefined && clean(content) !== '') return clean(content)
  const name = element.tagName.toLowerCase()
  if (name === 'a' || name === 'link') {
    const href = one.attr('href') ?? ''
    return one.attr('itemprop')?.match(/name|brand|title/) ? clean(one.text()) : href
  }
  if (name === 'img' || name === 'source') return one.attr('src') ?? one.attr('data-src') ?? ''
  if (name === 'time') return one.attr('datetime') ?? clean(one.text())
  if (name === 'data' || name === 'meter' || name === 'input') return one.attr('value') ?? ''
  return shownText(element).slice(0, 4000)
}
