import { clean, type Page, plainTextOf } from '#catalog/reader/page.ts'
import { type Literal, readLiteral } from './read-literal.ts'
import type { Node } from './structured-node.ts'

const LARGEST = 3_000_000
/** Where a list or object is assigned; what it is assigned to is looked at only there, because scripts are long. */
const ASSIGNED = /=\s*(?=[[{])/g
const TARGET =
  /(?:(?:window|self|globalThis)\s*(?:\.\s*|\[\s*['"])[\w$.]+(?:['"]\s*\])?|(?:var|let|const)\s+[\w$]+|[A-Z_]{6,}|\b[\w$]+(?:\.[\w$]+)+)\s*$/
const LONGEST_TARGET = 80

const PUSHED =
  /(?:dataLayer\.push|gtag|fbq|_learnq\.push|ga|parse|track|viewed_product|Object\.assign)\(\s*(?:['"][\w.: -]+['"]\s*,\s*)*(?:window\.\w+\s*(?:\|\|\s*\{\})?\s*,\s*)?(?=[{[])/g
const PARSED = /JSON\.parse\(\s*(?=['"`])/g

const HOLDERS = [
  'data-product',
  'data-product-json',
  'data-page',
  'data-product-data',
  'data-props',
  'data-variants',
  'data-options',
  'options',
]

const FLIGHT = /__next_f\.push\(\s*(?=\[)/g

/** React's flight data: strings that, joined, are lines of `id:JSON`. */
function flightData(scripts: readonly string[]): Literal[] {
  let joined = ''
  for (const text of scripts) {
    for (const match of text.matchAll(FLIGHT)) {
      const pushed = readLiteral(text, match.index + match[0].length)?.value
      if (Array.isArray(pushed) && typeof pushed[1] === 'string' && joined.length < LARGEST) joined += pushed[1]
    }
  }
  return joined
    .split(/\n(?=[\da-f]+:)/)
    .map((line) => line.replace(/^[\da-f]+:/, ''))
    .filter((line) => line.length > 40 && /^[[{]/.test(line))
    .slice(0, 400)
    .flatMap(whole)
}

/** All data that a page's scripts contain: framework state, shop objects, data layers. */
export function scriptData(page: Page): Literal[] {
  const data: Literal[] = []
  const flight: string[] = []
  for (const script of page.index.tagged('script')) {
    const type = script.attribs.type ?? ''
    const text = plainTextOf(script)
    if (text.length < 20 || text.length > LARGEST || /ld\+json/i.test(type)) continue
    if (/json/i.test(type) || /^\s*[[{]/.test(text)) data.push(...whole(text))
    else if (text.includes('__next_f')) flight.push(text)
    else if (!/template|html/i.test(type)) data.push(...assigned(text))
  }
  for (const { attribs } of page.index.all) {
    for (const name of HOLDERS) {
      const text = attribs[name]
      if (text && data.length < 200 && /^\s*[[{]/.test(text)) data.push(...whole(text))
    }
  }
  return flight.length > 0 ? [...data, ...flightData(flight)] : data
}

function whole(text: string): Literal[] {
  const bare = text.replace(/^\s*<!--|-->\s*$/g, '').trim()
  try {
    return [JSON.parse(bare) as Literal]
  } catch {
    const literal = readLiteral(bare)
    return literal ? [literal.value] : []
  }
}

function assigned(text: string): Literal[] {
  const data: Literal[] = []
  for (const pattern of [ASSIGNED, PUSHED, PARSED]) {
    let reached = 0
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length
      if (from < reached || data.length > 80) continue
      if (pattern === ASSIGNED && !TARGET.test(text.slice(Math.max(0, match.index - LONGEST_TARGET), match.index)))
        continue
      const literal = readLiteral(text, from)
      if (!literal) continue
      reached = literal.end
      if (typeof literal.value === 'string') data.push(...whole(literal.value))
      else data.push(literal.value)
    }
  }
  return data
}

const NAME_KEYS = [
  'name',
  'title',
  'productName',
  'product_name',
  'displayName',
  'item_name',
  'fullName',
  'productTitle',
  'webName',
  'heading',
]

/** An object of the state that has a name and, in itself or nearby, a price. */
export type StateProduct = { readonly node: Node; readonly name: string; readonly path: string }

/** All objects of the state that have one of the names the page gives its product. */
export function productsInState(data: readonly Literal[], names: readonly string[]): StateProduct[] {
  const wanted = new Set(names.map(sameWords))
  const found: StateProduct[] = []
  const visit = (value: Literal, path: string, depth: number): void => {
    if (depth > 14 || found.length > 60 || value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 300)) visit(item, path, depth + 1)
      return
    }
    const name = NAME_KEYS.map((key) => value[key]).find(
      (one): one is string => typeof one === 'string' && wanted.has(sameWords(one)),
    )
    if (name) found.push({ node: value, name: clean(name), path })
    for (const [key, child] of Object.entries(value))
      visit(child, path.length > 200 ? path : `${path}.${key}`, depth + 1)
  }
  for (const value of data) visit(value, '', 0)
  return found
}

/** Text for comparing words only, without case and punctuation. */
export function sameWords(text: string): string {
  return (
    text
      .replace(/[™®©℠]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
}
