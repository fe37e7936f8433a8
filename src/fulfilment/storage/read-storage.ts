import { sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { readWaits, type Wait } from './read-waits.ts'

/** What is said of goods that wait for their customer: until when it is free, what it costs then, and what it cost so far. */
export type Storage = {
  readonly itemId: string
  readonly title: string
  readonly beganOn: string
  readonly freeUntil: string
  readonly costsFrom: string
  readonly perDayMinor: bigint
  readonly mostMinor: bigint
  readonly bookedMinor: bigint
  /** Of all its waits. */
  readonly waivedMinor: bigint
  /** The customer's turn: each open day counts. */
  readonly isWaiting: boolean
  readonly caseAt: Date
  /** The open case about it. */
  readonly caseNumber: string | null
}

type Asked = { readonly id: string; readonly quantity: number; readonly title: string }

/** The storage of these goods; none for what is not here or was handed over. */
export async function readStorage(work: Work, items: readonly Asked[]): Promise<readonly Storage[]> {
  const waits = await readWaits(work, items)
  if (waits.size === 0) return []
  const ids = [...waits.keys()]
  const { rows } = await sql<{ id: string; waived: bigint; number: string | null }>`
    select item.id, coalesce((select sum(minor) from storage_waivers where item_id = item.id and agreed_at is not null), 0)::bigint
        as waived,
      (select number from discrepancies where item_id = item.id and ended_at is null and kind = 'unclaimed') as number
    from order_items item where item.id ${among(ids)}`.execute(work.db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap(({ id, title }) => {
    const wait = waits.get(id)
    return wait ? [storageOf(wait, title, known.get(id))] : []
  })
}

function storageOf(wait: Wait, title: string, row?: { waived: bigint; number: string | null }): Storage {
  const { itemId, beganOn, freeUntil, costsFrom, perDayMinor, bookedMinor, isWaiting, caseAt, rule, pieces } = wait
  return {
    itemId,
    title,
    beganOn,
    freeUntil,
    costsFrom,
    perDayMinor,
    mostMinor: rule.mostMinor * BigInt(pieces),
    bookedMinor,
    waivedMinor: row?.waived ?? 0n,
    isWaiting,
    caseAt,
    caseNumber: row?.number ?? null,
  }
}
