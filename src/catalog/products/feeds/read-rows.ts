import type { Work } from '#platform/work/work.ts'
import type { FeedRow, Progress } from './formats/feed-row.ts'
import { choiceOf, type GroupedRow, isVariantOf, MOST_VARIANTS, offerOfGroup } from './formats/group-rows.ts'
import { rowOffer } from './formats/row-offer.ts'
import { type Begun, beat, type Run } from './runs.ts'
import { type RefusedRow, takeRows } from './take-rows.ts'

export type Reading = {
  readonly begun: Begun
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly clock: () => Date
  /** When this slice of the run pauses, as a time in milliseconds. */
  readonly until: number
}
/** `whole`: to the end; `part`: the source itself lists only a part; `full`: the feed's limit of rows. */
export type ReadEnd = 'whole' | 'part' | 'full' | 'paused' | 'lost' | 'off'

const BATCH = 500
const MOST_PENDING_MS = 20_000

/** Turns rows into offers and takes them, some hundreds a transaction; rows up to `behind` were taken before. */
export async function readRows(
  reading: Reading,
  run: Run,
  source: AsyncIterable<readonly FeedRow[]>,
  { behind, progress }: { readonly behind: number; readonly progress: Progress },
): Promise<{ readonly end: ReadEnd; readonly rows: number }> {
  const { begun, write, clock, until } = reading
  const { feed } = begun
  const max = Number(feed.mostRows)
  let group: GroupedRow[] = []
  let choices = new Set<string>()
  let dropped = 0
  let offers: { number: number; offer: GroupedRow['offer'] }[] = []
  let refused: RefusedRow[] = []
  let before = behind
  let rows = behind
  let takenAt = clock().getTime()

  const closeGroup = () => {
    const [first] = group
    if (!first) return
    const offer = offerOfGroup(group)
    offers.push({ number: first.number, offer })
    if (dropped > 0) refused.push(tooMany(first, `${group.length + dropped}`))
    group = []
    dropped = 0
  }
  const enter = (row: FeedRow) => {
    if (row.fault !== null)
      return void refused.push({ number: row.number, theirId: row.id, code: row.fault, detail: row.detail })
    if (row.offer) return void offers.push({ number: row.number, offer: row.offer })
    const said = rowOffer(row.stated, feed, clock())
    if (said.fault !== null)
      return void refused.push({
        number: row.number,
        theirId: row.stated.id.slice(0, 200),
        code: said.fault,
        detail: said.detail,
      })
    const next = { number: row.number, offer: said.offer, group: row.stated.group.slice(0, 200) }
    if (isVariantOf(group[0], choices, next)) {
      choices.add(choiceOf(next.offer))
      if (group.length < MOST_VARIANTS) group.push(next)
      else dropped += 1
      return
    }
    closeGroup()
    group = [next]
    choices = new Set([choiceOf(next.offer)])
    const listed = row.stated.variants?.count ?? 0
    if (listed > MOST_VARIANTS) refused.push(tooMany(next, `${listed}`))
  }
  const take = async () => {
    closeGroup()
    const batch = { offers, refused, before, rows, bytes: progress.bytes }
    offers = []
    refused = []
    before = rows
    takenAt = clock().getTime()
    return batch.rows === batch.before && batch.offers.length === 0 && batch.refused.length === 0
      ? ('taken' as const)
      : write((work) => takeRows(work, feed, run, batch))
  }

  for await (const some of source) {
    for (const row of some) {
      if (row.number <= behind) continue
      if (row.number > max) {
        const last = await take()
        return { end: last === 'taken' ? 'full' : last, rows }
      }
      const isOpen = group.length > 0 && row.stated?.group === group[0]?.group && row.stated?.group !== ''
      if (offers.length + refused.length + Math.min(group.length, 1) >= BATCH && !isOpen) {
        const last = await take()
        if (last !== 'taken') return { end: last, rows }
        if (clock().getTime() > until) return { end: 'paused', rows }
      }
      enter(row)
      rows = Math.max(rows, row.number)
    }
    if (clock().getTime() - takenAt > MOST_PENDING_MS) {
      takenAt = clock().getTime()
      await write((work) => beat(work, run))
    }
  }
  const last = await take()
  return { end: last !== 'taken' ? last : progress.isPart ? 'part' : 'whole', rows }
}

const tooMany = ({ number, offer }: GroupedRow, detail: string): RefusedRow => ({
  number,
  theirId: offer.theirId,
  code: 'TOO_MANY_VARIANTS',
  detail,
})
