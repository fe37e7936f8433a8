import { clean, type Page, plainTextOf } from '#catalog/reader/page.ts'
import { type Literal, readLiteral } from './read-literal.ts'
import { list, type Node, typesOf } from './structured-node.ts'

/** Keys whose values describe other things than the page's product. */
const ELSEWHERE =
  /^(?:isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|review|reviews|itemListElement|publisher|seller|author|about|mentions|hasOfferCatalog)$/

export type JsonLd = {
  /** Products that the page is about. */
  readonly products: readonly Node[]
  /** Number of products inside a list. */
  readonly listed: number
  readonly types: ReadonlySet<string>
  readonly breadcrumb: readonly string[]
}

/** Collects the data of all JSON-LD blocks of a page, broken ones as far as they can be read. */
export function readJsonLd(page: Page): JsonLd {
  const found: Found = { products: [], listed: 0, types: new Set<string>(), breadcrumb: [], byId: new Map() }
  const blocks = page.index
    .tagged('script')
    .filter(({ attribs }) => /ld\+json/i.test(attribs.type ?? ''))
    .flatMap((script) => parseBlock(plainTextOf(script)))
  for (const block of blocks) indexIds(block, found.byId, 0)
  for (const block of blocks) visit(block, found, false, 0)
  return found
}

type Found = { products: Node[]; listed: number; types: Set<string>; breadcrumb: string[]; byId: Map<string, Node> }

function parseBlock(text: string): Literal[] {
  const bare = text
    .replace(/<!--|-->|\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\/|<!\[CDATA\[|\]\]>/g, '')
    .trim()
    .replace(/^;+/, '')
  const plain = /^[[{]\s*&quot;/.test(bare) ? bare.replace(/&quot;/g, '"').replace(/&amp;/g, '&') : bare
  try {
    return [JSON.parse(plain) as Literal]
  } catch {
    return parseLoosely(plain)
  }
}

function parseLoosely(text: string): Literal[] {
  const blocks: Literal[] = []
  let at = text.search(/[[{]/)
  while (at >= 0 && at < text.length && blocks.length < 20) {
    const literal = readLiteral(text, at)
    if (!literal) break
    blocks.push(literal.value)
    const next = text.slice(literal.end).search(/[[{]/)
    at = next < 0 ? -1 : literal.end + next
  }
  return blocks
}

function indexIds(value: Literal, byId: Map<string, Node>, depth: number): void {
  if (depth > 12 || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const item of value) indexIds(item, byId, depth + 1)
    return
  }
  const id = value['@id']
  if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value)
  for (const child of Object.values(value)) indexIds(child, byId, depth + 1)
}

function visit(value: Literal, found: Found, elsewhere: boolean, depth: number): void {
  if (depth > 12 || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found, elsewhere, depth + 1)
    return
  }
  const types = typesOf(value)
  if (!elsewhere) for (const type of types) found.types.add(type)
  if (types.includes('BreadcrumbList')) found.breadcrumb.push(...breadcrumb(value))
  if (isProduct(value, types)) {
    if (elsewhere) found.listed++
    else found.products.push(resolve(value, found.byId))
    return
  }
  for (const [key, child] of Object.entries(value)) visit(child, found, elsewhere || ELSEWHERE.test(key), depth + 1)
}

function isProduct(node: Node, types: readonly string[]): boolean {
  if (types.some((type) => /^(?:Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts)$/.test(type)))
    return true
  return (
    'offers' in node &&
    types.some((type) =>
      /^(?:Book|Vehicle|Car|VideoGame|SoftwareApplication|CreativeWork|Game|MusicAlbum|Movie)$/.test(type),
    )
  )
}

/** Nodes may refer to each other by `@id`. */
function resolve(node: Node, byId: ReadonlyMap<string, Node>): Node {
  const whole: Node = { ...node }
  for (const key of ['offers', 'brand', 'hasVariant', 'image']) {
    const value = node[key]
    if (value === undefined) continue
    whole[key] = list(value).map((item) => {
      if (item === null || typeof item !== 'object' || Array.isArray(item)) return item
      const id = item['@id']
      return typeof id === 'string' && Object.keys(item).length <= 2 ? (byId.get(id) ?? item) : item
    })
  }
  return whole
}

function breadcrumb(node: Node): string[] {
  return list(node.itemListElement ?? null).flatMap((item) => {
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return []
    const inner = item.item
    const name = item.name ?? (inner && typeof inner === 'object' && !Array.isArray(inner) ? inner.name : null)
    return typeof name === 'string' ? [clean(name)] : []
  })
}
