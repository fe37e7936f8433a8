import { type Marks, roomFor } from './marks.ts'
import type { MemoryIndex } from './memory-index.ts'
import { type Postings, placesOf } from './postings.ts'

/** The lexemes of a typed word that some document has: one word, several that have to be there all, or a kind. */
export type HeldForms = {
  readonly forms: readonly string[]
  readonly groups: readonly (readonly string[])[]
  readonly kinds: readonly string[]
}

/** Words of fewer documents than this are marked by their places; the others are kept marked. */
export const FEW_DOCUMENTS = 16_384

/** The marks of a word of few documents, and the places that are marked: in no order, some of them twice. */
export type FewMarks = { readonly marks: Marks; readonly places: Int32Array; count: number }

// By place of the room: what is marked there, so that only that is taken away before the next word.
const few: FewMarks[] = []

type Of = (lexeme: string) => Postings | undefined

/** Marks all documents that have one of these forms, of which there are few; `room` and `groupRoom` say where. */
export function markFew(
  index: MemoryIndex,
  { forms, groups, kinds }: HeldForms,
  of: Of,
  { room, groupRoom }: { readonly room: number; readonly groupRoom: number },
): FewMarks {
  const mine = emptied(index, room)
  for (const form of forms) mark(mine, of(form), true)
  for (const group of groups) markGroup(index, mine, group.map(of), groupRoom)
  for (const kind of kinds) mark(mine, of(kind), false)
  return mine
}

function emptied(index: MemoryIndex, room: number): FewMarks {
  const marks = roomFor(index, room)
  const known = few[room]
  if (known?.marks !== marks) {
    few[room] = { marks, places: known?.places ?? new Int32Array(FEW_DOCUMENTS), count: 0 }
    return few[room]
  }
  const { bits, ranks } = marks
  for (let at = 0; at < known.count; at++) {
    const place = known.places[at]!
    bits[place >>> 5] = 0
    ranks[place] = 0
  }
  known.count = 0
  return known
}

function mark(mine: FewMarks, list: Postings | undefined, isRanked: boolean): void {
  if (!list) return
  const {
    marks: { bits, ranks },
    places,
    count,
  } = mine
  mine.count = placesOf(list, places, count)
  for (let at = count; at < mine.count; at++) {
    const place = places[at]!
    bits[place >>> 5]! |= 1 << (place & 31)
    if (isRanked) ranks[place]! += list.ranks[at - count]!
  }
}

// A form of several words: each has to be there, and their ranks are shared out.
function markGroup(index: MemoryIndex, mine: FewMarks, group: readonly (Postings | undefined)[], room: number): void {
  const each = group.map((list, at) => {
    const own = emptied(index, room + at)
    mark(own, list, true)
    return own
  })
  const [first, ...others] = each
  if (!first) return
  const { bits, ranks } = mine.marks
  for (let at = 0; at < first.count; at++) {
    const place = first.places[at]!
    const bit = 1 << (place & 31)
    if (others.some(({ marks }) => !(marks.bits[place >>> 5]! & bit))) continue
    bits[place >>> 5]! |= bit
    const rank = each.reduce((sum, { marks }) => sum + marks.ranks[place]!, 0) / each.length
    if (rank > ranks[place]!) ranks[place] = rank
    mine.places[mine.count++] = place
  }
}
