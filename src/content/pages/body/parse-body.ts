import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { type Block, type Body, type Inline, type Line, plainLine, type Section } from './blocks.ts'
import { tangledPiece } from './tangled-piece.ts'

/** Why a body is not taken, with the piece of it that is wrong. */
type BodyFault = { readonly kind: 'html' | 'link' | 'picture' | 'tangled'; readonly piece: string }

type Found = { readonly faults: BodyFault[]; readonly pictures: string[] }
/** A body with its faults and the pictures it shows. */
type ReadBody = Body & { readonly faults: readonly BodyFault[]; readonly pictures: readonly string[] }

const picturePath = /^\/api\/content\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const takenLink = /^(?:https:\/\/[^\s/]|\/(?!\/)|#|mailto:[^\s@]+@|tel:\+?\d)/i
const onlyOn = /\s*\{only:([a-z]{2})\}\s*$/

/**
 * Reads the Markdown of a body into blocks by a list of what is allowed; marks that it does not know lose their form and keep
 * their words. Tags, links elsewhere than to https or our own pages, and pictures that are not of our library are faults. A text too
 * tangled to be read stays as it is, with its fault.
 */
export function parseBody(text: string): ReadBody {
  const tangled = tangledPiece(text)
  if (tangled !== null) {
    const intro = [{ kind: 'text', line: [text] }] as const
    return { intro, sections: [], pictures: [], faults: [{ kind: 'tangled', piece: tangled }] }
  }
  const found: Found = { faults: [], pictures: [] }
  const taken = new Map<string, number>()
  const intro: Block[] = []
  const sections: (Section & { readonly blocks: Block[] })[] = []
  for (const token of known(lexer(text, { gfm: true }))) {
    if (token.type === 'heading' && token.depth <= 2) {
      const said = plainLine(inlines(token.tokens, found))
      const title = said.replace(onlyOn, '')
      sections.push({ id: idOf(title, taken), title, site: onlyOn.exec(said)?.[1] ?? null, blocks: [] })
    } else (sections.at(-1)?.blocks ?? intro).push(...blocksOf(token, found))
  }
  return { intro, sections, ...found }
}

function blocksOf(token: MarkedToken, found: Found): readonly Block[] {
  switch (token.type) {
    case 'paragraph':
      return [{ kind: 'text', line: inlines(token.tokens, found) }]
    case 'text':
      return [{ kind: 'text', line: inlines(token.tokens ?? [token], found) }]
    case 'heading':
      return [{ kind: 'heading', line: inlines(token.tokens, found) }]
    case 'blockquote':
      return known(token.tokens).flatMap((one) => blocksOf(one, found))
    case 'code':
      return [{ kind: 'text', line: [token.text] }]
    case 'list': {
      const items = token.items.map((item) => known(item.tokens).flatMap((one) => blocksOf(one, found)))
      return [{ kind: 'list', isNumbered: token.ordered, items }]
    }
    case 'table': {
      const cell = (one: Tokens.TableCell) => inlines(one.tokens, found)
      return [{ kind: 'table', head: token.header.map(cell), rows: token.rows.map((row) => row.map(cell)) }]
    }
    case 'html':
      found.faults.push({ kind: 'html', piece: token.raw.trim().slice(0, 60) })
      return []
    default:
      return []
  }
}

function inlines(tokens: readonly Token[], found: Found): Line {
  return joined(pieces(tokens, found))
}

// What an escaped sign had parted is one text again, so that a name between braces is found.
function joined(line: Line): Line {
  return line.reduce<Inline[]>((all, one) => {
    const last = all.at(-1)
    if (typeof one === 'string' && typeof last === 'string') all[all.length - 1] = last + one
    else all.push(one)
    return all
  }, [])
}

function pieces(tokens: readonly Token[], found: Found): Line {
  return known(tokens).flatMap((token): readonly Inline[] => {
    switch (token.type) {
      case 'strong':
        return [{ kind: 'bold', parts: inlines(token.tokens, found) }]
      case 'em':
        return [{ kind: 'italic', parts: inlines(token.tokens, found) }]
      case 'br':
        return [{ kind: 'break' }]
      case 'link':
        return linked(token, inlines(token.tokens, found), found)
      case 'image':
        return pictured(token, found)
      case 'html':
        found.faults.push({ kind: 'html', piece: token.raw.trim().slice(0, 60) })
        return []
      default:
        if ('tokens' in token && token.tokens) return inlines(token.tokens, found)
        return 'text' in token ? [unescaped(token.text)] : []
    }
  })
}

function linked({ href, raw }: Tokens.Link, parts: Line, found: Found): Line {
  if (takenLink.test(href)) return [{ kind: 'link', to: href, parts }]
  found.faults.push({ kind: 'link', piece: raw.slice(0, 80) })
  return parts
}

function pictured({ href, raw }: Tokens.Image, found: Found): Line {
  const id = picturePath.exec(href)?.[1]
  if (id) {
    found.pictures.push(id)
    return [{ kind: 'picture', id }]
  }
  found.faults.push({ kind: 'picture', piece: raw.slice(0, 80) })
  return []
}

// Without extensions the reader makes no other tokens than its own.
const known = (tokens: readonly Token[]) => tokens as readonly MarkedToken[]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name) => entities[name] ?? '')

/** The name of a heading in addresses, unlike all before it. */
function idOf(title: string, taken: Map<string, number>): string {
  const id =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part'
  const before = taken.get(id) ?? 0
  taken.set(id, before + 1)
  return before === 0 ? id : idOf(`${title} ${before + 1}`, taken)
}
