import type { AnyNode } from 'domhandler'
import { clean, type Page } from '#catalog/reader/page.ts'
import type { Clue, ProductFacts, Source } from '#catalog/reader/product-facts.ts'

export const wayNames = ['title', 'price', 'availability', 'image', 'variants', 'weightGrams', 'category'] as const
export type WayName = (typeof wayNames)[number]

/** What a page showed when it was read, for people: its text, and the source of each fact. */
export type SeenPage = {
  readonly text: string
  readonly ways: Readonly<Partial<Record<WayName, Source>>>
}

const LONGEST_TEXT = 6000
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'head', 'select', 'object'])
const FLOWING = new Set([
  'a',
  'b',
  'i',
  'em',
  'strong',
  'u',
  'span',
  'font',
  'small',
  'sup',
  'sub',
  'bdi',
  'mark',
  'label',
])

/** The page as plain lines from the product's name on, without anything that could run or mislead. */
export function seePage(page: Page, product: ProductFacts | null, clues: readonly Clue[]): SeenPage {
  return { text: linesOf(page), ways: product ? waysOf(product, clues) : {} }
}

function linesOf({ $, headingElement }: Page): string {
  const lines: string[] = []
  let line = ''
  let length = 0
  const breakLine = () => {
    const text = readable(line)
    line = ''
    if (text === '' || text === lines.at(-1)) return
    lines.push(text)
    length += text.length + 1
  }
  // An explicit stack, because a page may be nested deeper than function calls may be.
  const waiting: (AnyNode | null)[] = [...$.root().toArray()]
  while (waiting.length > 0 && length < LONGEST_TEXT) {
    const node = waiting.pop()
    if (!node) {
      breakLine()
      continue
    }
    if (node.type === 'text') line += node.data
    if (!('children' in node)) continue
    if (node === headingElement) {
      // Text before the product's name is the store's header and menu.
      line = ''
      lines.length = 0
      length = 0
    }
    const name = 'name' in node ? node.name : ''
    if (SILENT.has(name) || ('attribs' in node && node.attribs.hidden !== undefined)) continue
    if (FLOWING.has(name)) line += ' '
    else {
      breakLine()
      waiting.push(null)
    }
    for (const child of [...node.children].reverse()) waiting.push(child)
  }
  breakLine()
  return lines.join('\n').slice(0, LONGEST_TEXT).toWellFormed()
}

// Without control characters and without marks that change the direction of the following text.
function readable(text: string): string {
  return clean(text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' '))
}

function waysOf(product: ProductFacts, clues: readonly Clue[]): SeenPage['ways'] {
  const by = (says: (clue: Clue) => boolean) => clues.find(says)?.source
  const ways: Partial<Record<WayName, Source | undefined>> = {
    title: by((clue) => clue.title === product.title),
    price: by((clue) => product.price !== null && clue.price?.amount === product.price),
    availability: by((clue) => product.availability !== 'unknown' && clue.availability === product.availability),
    image: by((clue) => product.image !== null && clue.images[0] === product.image),
    variants: by((clue) => product.variants.length > 0 && clue.variants[0]?.name === product.variants[0]?.name),
    weightGrams: by((clue) => product.weightGrams !== null && clue.weightGrams === product.weightGrams),
    category: by((clue) => product.category !== null && clue.category === product.category),
  }
  // A fact from several sources, or chosen from the visible page: then it is what a person sees.
  const found = wayNames.flatMap((name) => (hasFact(product, name) ? [[name, ways[name] ?? 'visible'] as const] : []))
  return Object.fromEntries(found)
}

function hasFact(product: ProductFacts, name: WayName): boolean {
  const value = product[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== 'unknown'
}
