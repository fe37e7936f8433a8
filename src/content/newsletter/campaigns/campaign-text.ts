/** What staff write: blocks divided by empty lines, in a few plain marks, read into data. Nothing of it is markup. */
type TextPart = { readonly text: string; readonly url?: string }
export type CampaignBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly url: string }
  | { readonly kind: 'products'; readonly ids: readonly string[] }

/** Why a text cannot be sent as it is; `about` is the piece of it. */
type TextProblem = {
  readonly code: 'link' | 'picture' | 'alt' | 'products' | 'blocks' | 'empty'
  readonly about: string
}
export type ReadText = { readonly blocks: readonly CampaignBlock[]; readonly problems: readonly TextProblem[] }

const mostBlocks = 60
const mostProducts = 12
const longestLink = 2000
const heading = /^#{1,3}\s+(.+)$/
const picture = /^!\[([^\]]*)\]\(([^()\s]+)\)$/
const ourPicture = /^\/api\/content\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const lonelyLink = /^\[([^\]]+)\]\(([^()\s]+)\)$/
const anyLink = /\[([^\]]+)\]\(([^()\s]+)\)/g
const product = /^(?:https?:\/\/[^/\s]+)?(?:\/(?:ar|en))?\/search-product\/([1-9]\d{0,17})(?:[?#]\S*)?$/
// Control letters, and marks that turn what stands after them.
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Reads the text of a campaign. A link leads to one of our pages (`/packages`) or to an address with https; a picture is one of our library. */
export function readCampaignText(typed: string): ReadText {
  const problems: TextProblem[] = []
  const pieces = typed
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((piece) => piece.split('\n').map(cleaned).filter(Boolean))
    .filter((lines) => lines.length > 0)
  const blocks = pieces.flatMap((lines) => readPiece(lines, problems))
  if (blocks.length === 0) problems.push({ code: 'empty', about: '' })
  if (blocks.length > mostBlocks) problems.push({ code: 'blocks', about: String(mostBlocks) })
  const products = blocks.flatMap((block) => (block.kind === 'products' ? block.ids : []))
  if (products.length > mostProducts) problems.push({ code: 'products', about: String(mostProducts) })
  return { blocks, problems }
}

/** One line as it is kept: without what nobody sees. */
export function cleaned(text: string): string {
  return text.replace(unseen, '').replace(/\s+/g, ' ').trim()
}

/** Headings stand at the beginning of a piece, each on a line of its own. */
function readPiece(lines: readonly string[], problems: TextProblem[]): readonly CampaignBlock[] {
  const begins = lines.findIndex((line) => !heading.test(line))
  const titles = begins < 0 ? lines : lines.slice(0, begins)
  const headings = titles.map((line) => ({ kind: 'heading' as const, text: heading.exec(line)![1]! }))
  return [...headings, ...readRest(lines.slice(titles.length), problems)]
}

function readRest(lines: readonly string[], problems: TextProblem[]): readonly CampaignBlock[] {
  if (lines.length === 0) return []
  const ids = lines.map((line) => product.exec(line)?.[1])
  if (ids.every((id) => id !== undefined)) return [{ kind: 'products', ids: ids as string[] }]
  const [first = ''] = lines
  if (lines.length === 1) {
    const alone = readAlone(first, problems)
    if (alone) return [alone]
  }
  return [{ kind: 'paragraph', parts: readParts(lines.join(' '), problems) }]
}

function readAlone(line: string, problems: TextProblem[]): CampaignBlock | null {
  const image = picture.exec(line)
  if (image) {
    const [, alt = '', url = ''] = image
    if (!ourPicture.test(url)) problems.push({ code: 'picture', about: url })
    if (alt.trim() === '') problems.push({ code: 'alt', about: url })
    return { kind: 'picture', alt: alt.trim(), url }
  }
  const link = lonelyLink.exec(line)
  if (!link) return null
  const [, text = '', url = ''] = link
  checkLink(url, problems)
  return { kind: 'button', text, url }
}

function readParts(text: string, problems: TextProblem[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const found of text.matchAll(anyLink)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) })
    const [whole, name = '', url = ''] = found
    checkLink(url, problems)
    parts.push({ text: name, url })
    at = found.index + whole.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

function checkLink(url: string, problems: TextProblem[]): void {
  if (!isLink(url)) problems.push({ code: 'link', about: url })
}

function isLink(url: string): boolean {
  if (url.length > longestLink) return false
  if (/^\/(?!\/)[^\\]*$/.test(url)) return true
  if (!/^https:\/\//i.test(url) || url.includes('\\') || !URL.canParse(url)) return false
  const { username, password, hostname } = new URL(url)
  return username === '' && password === '' && hostname.includes('.')
}

/** The numbers of the library's pictures in a text, by their addresses. */
export function picturesOf(blocks: readonly CampaignBlock[]): ReadonlyMap<string, string> {
  return new Map(
    blocks.flatMap((block): readonly (readonly [string, string])[] => {
      const id = block.kind === 'picture' ? ourPicture.exec(block.url)?.[1] : undefined
      return block.kind === 'picture' && id !== undefined ? [[block.url, id]] : []
    }),
  )
}

/** Every address that a text leads to, in the order of its words; products by our own pages. */
export function linksOf(blocks: readonly CampaignBlock[]): readonly string[] {
  const all = blocks.flatMap((block) => {
    if (block.kind === 'button') return [block.url]
    if (block.kind === 'paragraph') return block.parts.flatMap(({ url }) => url ?? [])
    return block.kind === 'products' ? block.ids.map(productPath) : []
  })
  return [...new Set(all)]
}

export function productPath(id: string): string {
  return `/search-product/${id}`
}
