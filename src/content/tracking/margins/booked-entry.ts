import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** An entry of the ledger with its lines of income and cost. */
export type BookedEntry = {
  readonly id: string
  readonly kind: string
  readonly day: string
  readonly reference: string | null
  readonly onlyOnce: string | null
  readonly corrects: string | null
  readonly lines: readonly { readonly account: string; readonly minor: bigint }[]
}

type Row = Omit<BookedEntry, 'lines'> & {
  readonly lines: readonly { readonly account: string; readonly minor: string }[]
}

/** The entries of this time that earned or cost something in the site's money. */
export async function readBooked({ db, site }: Work, from: Date, until: Date): Promise<readonly BookedEntry[]> {
  const { currency, timeZone } = sites[site]
  const { rows } = await sql<Row>`
    select entry.id, kind, to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, reference,
      only_once as "onlyOnce", corrects,
      jsonb_agg(jsonb_build_object('account', account, 'minor', amount_minor::text) order by account) as lines
    from journal_entries entry join ledger_lines line on line.entry_id = entry.id
    where at >= ${from} and at < ${until} and currency = ${currency}
      and (account like 'revenue:%' or account like 'purchases:%'
        or account in ('vat', 'duties', 'gateway-fees', 'refunds', 'price-lock', 'till-difference'))
    group by entry.id order by at, entry.id`.execute(db)
  return rows.map((row) => ({ ...row, lines: row.lines.map((line) => ({ ...line, minor: BigInt(line.minor) })) }))
}

/** What corrections set right, by id. */
export async function readCorrected(
  { db }: Work,
  entries: readonly BookedEntry[],
): Promise<ReadonlyMap<string, BookedEntry>> {
  const ids = entries.flatMap(({ corrects }) => (corrects === null ? [] : [corrects]))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Omit<BookedEntry, 'lines' | 'day'>>`
    select id, kind, reference, only_once as "onlyOnce", corrects from journal_entries
    where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, day: '', lines: [] }]))
}
