import type { FeedRow, RefusedRow } from './formats/feed-row.ts'
import { choiceOf, type GroupedRow, isVariantOf, MOST_VARIANTS, offerOfGroup } from './formats/group-rows.ts'
import { plainText } from './formats/plain-text.ts'
import { rowOffer } from './formats/row-offer.ts'
import { nextTurn } from './formats/stated-price.ts'
import type { Feed } from './runs.ts'
import type { NumberedOffer } from './take-storable.ts'

type Collected = {
  readonly offers: readonly NumberedOffer[]
  readonly refused: readonly RefusedRow[]
  /** When the next sale of these rows begins or ends. */
  readonly saleTurnsAt: Date | null
}
export type Collector = {
  readonly enter: (row: FeedRow) => void
  /** How many offers and refused rows wait. */
  readonly size: () => number
  /** Whether the row may still belong to the offer that the last rows are variants of. */
  readonly isOpenTo: (row: FeedRow) => boolean
  /** Gives what was collected, and begins anew. */
  readonly empty: () => Collected
}

/** Rows become offers, rows of one thing one offer; what cannot be taken is kept with its reason. */
export function collectRows(feed: Feed, clock: () => Date): Collector {
  let offers: NumberedOffer[] = []
  let refused: RefusedRow[] = []
  let group: GroupedRow[] = []
  let groupBefore = ''
  let choices = new Set<string>()
  let saleTurnsAt: Date | null = null

  const closeGroup = (next = '') => {
    const [first] = group
    if (!first) return
    const isBelieved = first.group !== groupBefore && first.group !== next
    groupBefore = first.group
    offers.push({ number: first.number, offer: offerOfGroup(group, isBelieved), ownId: first.offer.theirId })
    if (choices.size > group.length) refused.push(tooMany(first, choices.size))
    group = []
  }
  const enterStated = (row: Extract<FeedRow, { readonly offer: null; readonly fault: null }>) => {
    const { number, stated } = row
    const said = rowOffer(stated, feed, clock())
    if (said.fault !== null) {
      refused.push({ number, theirId: stated.id.slice(0, 200), code: said.fault, detail: said.detail })
      return
    }
    if (stated.salePrice !== '') saleTurnsAt = earlier(saleTurnsAt, nextTurn(stated.saleDays, clock()))
    const next = { number, offer: said.offer, group: groupOf(stated) }
    if (isVariantOf(group[0], choices, next)) {
      choices.add(choiceOf(next.offer))
      if (group.length < MOST_VARIANTS) group.push(next)
      return
    }
    closeGroup(next.group)
    group = [next]
    choices = new Set([choiceOf(next.offer)])
    const listed = stated.variants?.count ?? 0
    if (listed > MOST_VARIANTS) refused.push(tooMany(next, listed))
  }
  return {
    enter: (row) => {
      const { number } = row
      if (row.fault !== null) refused.push({ number, theirId: row.id, code: row.fault, detail: row.detail })
      else if (row.offer) offers.push({ number, offer: row.offer })
      else enterStated(row)
    },
    size: () => offers.length + refused.length + Math.min(group.length, 1),
    isOpenTo: ({ stated }) => stated !== null && stated.group !== '' && group[0]?.group === groupOf(stated),
    empty: () => {
      closeGroup()
      const collected = { offers, refused, saleTurnsAt }
      saleTurnsAt = null
      offers = []
      refused = []
      return collected
    },
  }
}

const earlier = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other))
const groupOf = ({ group }: { readonly group: string }) => plainText(group, 200)

const tooMany = ({ number, offer }: GroupedRow, count: number): RefusedRow => ({
  number,
  theirId: offer.theirId,
  code: 'TOO_MANY_VARIANTS',
  detail: String(count),
})
