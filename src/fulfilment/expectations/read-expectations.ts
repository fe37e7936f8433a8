import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { DiscrepancyKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { type Asked, amissWith, offeredAbout, proposedAbout } from './asked.ts'
import type { DelayReason } from './delay-reasons.ts'
import { type Expectation, expectationOf, type Promised } from './expectation.ts'
import { readStageBook } from './read-stage-book.ts'
import { isOurStage } from './stages.ts'

export type ExpectedItem = {
  readonly id: string
  readonly state: string
  readonly since: Date
  readonly country: string
}

/** The expectation of each item; none for items that wait for their customer or are done. The caller checks who may see them. */
export async function readExpectations(
  work: Work,
  items: readonly ExpectedItem[],
): Promise<ReadonlyMap<string, Expectation>> {
  const under = items.filter(({ state }) => isOurStage(state))
  if (under.length === 0) return new Map()
  const ids = under.map(({ id }) => id)
  const [book, facts] = await Promise.all([readStageBook(work), readFacts(work, ids)])
  const entries = under.flatMap(({ id, ...item }) => {
    const { receivedAt = null, promised = null, asked = null, amiss = null } = facts.get(id) ?? {}
    // A promise is valid for the stage in which it was made.
    const holds = promised !== null && promised.at >= item.since ? promised : null
    const expected = expectationOf(book, { ...item, receivedAt, asked, amiss, promised: holds }, work.now)
    return expected ? [[id, expected] as const] : []
  })
  return new Map(entries)
}

type Facts = {
  readonly receivedAt: Date | null
  readonly promised: Promised | null
  readonly asked: Asked | null
  readonly amiss: DiscrepancyKind | null
}

async function readFacts(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, Facts>> {
  const { rows } = await sql<{
    readonly id: string
    readonly receivedAt: Date | null
    readonly reason: DelayReason | null
    readonly until: Date
    readonly at: Date
    readonly askedUntil: Date | null
    readonly byDefault: Asked['byDefault']
    readonly amiss: DiscrepancyKind | null
  }>`select item.id, received.at as "receivedAt", promise.reason, promise.until, promise.at,
      asked.until as "askedUntil", asked.default_kind as "byDefault",
      (select amiss.kind ${amissWith(sql`item.id`)}) as amiss
    from unnest(${ids}::uuid[]) as item (id)
    left join lateral (select at from item_history
      where item_id = item.id and to_state = 'received_at_warehouse' order by id desc limit 1) as received on true
    left join lateral (select reason, until, at from item_promises
      where item_id = item.id order by at desc, id desc limit 1) as promise on true
    left join lateral (select offered.until, offered.default_kind ${offeredAbout(sql`item.id`, work.now)}
      union all select proposed.until, 'keep' ${proposedAbout(sql`item.id`, work.now)}
      order by until limit 1) as asked on true`.execute(work.db)
  return new Map(
    rows.map(({ id, receivedAt, reason, until, at, askedUntil, byDefault, amiss }) => [
      id,
      {
        receivedAt,
        amiss,
        promised: reason === null ? null : { reason, until, at },
        asked: askedUntil && { until: askedUntil, byDefault },
      },
    ]),
  )
}
