import { Parser } from 'htmlparser2'
import { FeedFault, type RowFault } from './feed-row.ts'

/** The fields of one item by small name without prefix (`g:price` is `price`), each as often as it stands there. */
export type RawFields = ReadonlyMap<string, readonly string[]>
export type RawRow = { readonly number: number; readonly fields: RawFields; readonly fault: RowFault | null }

const ITEMS: ReadonlySet<string> = new Set(['item', 'entry'])
const LONGEST_FIELD = 100_000
const LONGEST_ROW = 1_000_000
const MOST_FIELDS = 400
/** Characters without any tag or text: a tag that never ends. */
const LONGEST_SILENCE = 4_000_000

/**
 * The items of an RSS or Atom feed, some at a time. Entities of a document's own are not expanded and nothing is loaded; a tag that
 * closes nothing is passed over, so that one broken item breaks no other.
 */
export async function* xmlRows(text: AsyncIterable<string>): AsyncGenerator<readonly RawRow[]> {
  let rows: RawRow[] = []
  let number = 0
  let silence = 0
  let isBroken = false
  let isLong = false
  let size = 0
  let depth = 0
  let openedAt = 0
  let fields: Map<string, string[]> | null = null
  let value = ''
  const begin = () => {
    if (fields) end(true)
    fields = new Map()
    isBroken = isLong = false
    size = depth = 0
  }
  const end = (isUnclosed: boolean) => {
    number += 1
    const fault = isLong ? 'TOO_LONG' : isBroken || isUnclosed ? 'BROKEN_ROW' : null
    rows.push({ number, fields: fields ?? new Map(), fault })
    fields = null
  }
  const keep = (name: string, said: string) => {
    if (!fields || fields.size >= MOST_FIELDS) return
    const key = bareName(name)
    const known = fields.get(key)
    if (!known) fields.set(key, [said])
    else if (known.length < 20) known.push(said)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        silence = 0
        openedAt = parser.startIndex
        if (ITEMS.has(bareName(name))) return begin()
        if (!fields) return
        depth += 1
        if (depth > 1) return
        value = ''
        const { href, rel } = attributes
        if (bareName(name) === 'link' && href && (rel === undefined || rel === 'alternate')) value = href
      },
      ontext(said) {
        silence = 0
        if (!fields || isLong) return
        size += said.length
        if (depth === 1 && value.length + said.length <= LONGEST_FIELD) value += said
        else if (depth === 1 || size > LONGEST_ROW) isLong = true
      },
      onclosetag(name, isImplied) {
        silence = 0
        if (!fields) return
        if (ITEMS.has(bareName(name))) return end(isImplied)
        if (depth === 1) keep(name, value)
        depth -= 1
        // A tag that closes itself is said to be closed by implication too.
        if (isImplied && parser.startIndex !== openedAt) isBroken = true
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of text) {
    silence += chunk.length
    if (silence > LONGEST_SILENCE) throw new FeedFault('OTHER_FORMAT')
    parser.write(chunk)
    if (rows.length > 0) {
      yield rows
      rows = []
    }
  }
  parser.end()
  if (rows.length > 0) yield rows
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
