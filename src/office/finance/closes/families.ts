import { sql } from 'kysely'
import { z } from 'zod'
import { currencies } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { otherCurrencies, type Site, sites } from '#sites/sites.ts'
import type { Family } from './family-sums.ts'

const decimal = z.string().transform((text) => BigInt(text))
const kept = z.array(
  z.object({
    // A close of before other money was shown is of its site's own.
    currency: z.enum(currencies).optional(),
    family: z.string(),
    opening: decimal,
    cameIn: decimal,
    wentOut: decimal,
    closing: decimal,
  }),
)

/** What was kept with a closed day. */
export function keptFamilies(families: unknown, site: Site): readonly Family[] {
  return kept.parse(families).map(({ currency = sites[site].currency, ...family }) => ({ ...family, currency }))
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
  // Other money than a site's own (a card in dollars, exchange) is nobody's alone: it stands with both.
  const others = otherCurrencies(work.site)
  const { rows } = await sql<Family>`
    with lines as (
      select currency, case when account like 'customer:%:hold:%' then 'customer-hold'
          when account like 'customer:%' then 'customer' else split_part(account, ':', 1) end as family,
        amount_minor as minor, (line.id <= ${from.toLine} and at < ${from.end}) as is_before
      from ledger_lines line join journal_entries entry on entry.id = line.entry_id
      where currency <> all(${others}::text[]) and line.id <= ${to.toLine} and at < ${to.end}
    )
    select currency, family, coalesce(sum(minor) filter (where is_before), 0)::bigint as opening,
      coalesce(sum(minor) filter (where not is_before and minor > 0), 0)::bigint as "cameIn",
      coalesce(-sum(minor) filter (where not is_before and minor < 0), 0)::bigint as "wentOut",
      sum(minor)::bigint as closing
    from lines group by currency, family order by currency <> ${sites[work.site].currency}, currency, family`.execute(
    work.db,
  )
  return rows
}
