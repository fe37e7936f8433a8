import { sql } from 'kysely'
import { z } from 'zod'
import { siteCurrency, type Work } from '#platform/work.ts'
import type { Family } from './family-sums.ts'

const decimal = z.string().transform((text) => BigInt(text))
const kept = z.array(
  z.object({ family: z.string(), opening: decimal, cameIn: decimal, wentOut: decimal, closing: decimal }),
)

/** What was kept with a closed day. */
export function keptFamilies(families: unknown): readonly Family[] {
  return kept.parse(families)
}

export function toKept(families: readonly Family[]): string {
  return JSON.stringify(families, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

/** Where a day ends in the ledger: lines to this one, of before that moment. */
export type Edge = { readonly toLine: bigint; readonly end: Date }

/**
 * The families between two edges. What was chained after the first edge and is of before it is told late: it counts in this
 * day, so that each day opens with what the one before closed with.
 */
export async function readFamilies(work: Work, from: Edge, to: Edge): Promise<readonly Family[]> {
  const { rows } = await sql<Family>`
    with lines as (
      select case when account like 'customer:%:hold:%' then 'customer-hold'
          when account like 'customer:%' then 'customer' else split_part(account, ':', 1) end as family,
        amount_minor as minor, (line.id <= ${from.toLine} and at < ${from.end}) as is_before
      from ledger_lines line join journal_entries entry on entry.id = line.entry_id
      where currency = ${siteCurrency[work.site]} and line.id <= ${to.toLine} and at < ${to.end}
    )
    select family, coalesce(sum(minor) filter (where is_before), 0)::bigint as opening,
      coalesce(sum(minor) filter (where not is_before and minor > 0), 0)::bigint as "cameIn",
      coalesce(-sum(minor) filter (where not is_before and minor < 0), 0)::bigint as "wentOut",
      sum(minor)::bigint as closing
    from lines group by family order by family`.execute(work.db)
  return rows
}
