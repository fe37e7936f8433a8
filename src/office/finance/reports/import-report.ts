import { sql } from 'kysely'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import type { LineFault } from '#office/finance/csv-cells.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { hashOf } from '#office/finance/hash-of.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { parseReport } from './parse-report.ts'
import { readFeeTerms, readOurMoves, readSettledBefore } from './read-our-moves.ts'
import { reconcile } from './reconcile.ts'
import type { ReportLine, ReportProvider } from './report-line.ts'
import { type ReportHead, settleSilence, writeBreaks, writeReportLines } from './write-report.ts'

export type ReportFile = {
  readonly key: string
  readonly provider: ReportProvider
  readonly fileName: string
  readonly text: string
}

export type ImportedReport = {
  readonly number: string
  readonly lines: number
  readonly matched: number
  readonly breaks: number
  readonly faults: readonly LineFault[]
}

/**
 * Takes in a provider's settlement report and holds it against our books in the same run: what it kept of charges that are
 * ours is posted as its fees, and every difference is a break that somebody resolves.
 */
export async function importReport(work: Work, { key, text, ...file }: ReportFile): Promise<ImportedReport> {
  requireProof(work)
  const hash = hashOf(text)
  return once(work, `report:${key}`, { ...file, hash }, async () => {
    const { provider } = file
    await refuseKnown(work, provider, hash)
    const { lines, faults } = parseReport(provider, text, sites[work.site].currency)
    if (lines.length === 0) throw no.CSV_WITHOUT_LINES({ path: 'file' })
    const days = lines.map(({ day }) => day).toSorted()
    const span = { provider, fromDay: days[0]!, toDay: days.at(-1)! }
    const { breaks, matched } = reconcile({
      lines,
      ...span,
      today: work.now.toISOString().slice(0, 10),
      terms: await readFeeTerms(work, provider),
      ours: await readOurMoves(work, span, lines),
      settledBefore: await readSettledBefore(work, span),
    })
    const head = { id: newId(), provider }
    const number = await writeHead(work, { ...head, ...span, ...file, hash }, { lines, matched, faults })
    await writeReportLines(work, head, lines)
    await settleSilence(work, head, lines, number)
    await writeBreaks(work, head, breaks)
    const counts = { lines: lines.length, matched: matched.length, breaks: breaks.length }
    await audit(work, { action: 'report.import', subject: `report:${head.id}`, after: { provider, ...counts } })
    return { number, ...counts, faults }
  })
}

// Two imports of one provider come one after the other: the second sees what the first settled.
async function refuseKnown(work: Work, provider: string, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${work.site}:${provider}`}, 7307))`.execute(work.db)
  const known = await work.db
    .selectFrom('provider_reports')
    .select('number')
    .where('site', '=', work.site)
    .where('provider', '=', provider)
    .where('file_hash', '=', hash)
    .executeTakeFirst()
  if (known) throw no.REPORT_IMPORTED_ALREADY({ path: 'file', number: known.number })
}

type Head = ReportHead & {
  readonly fromDay: string
  readonly toDay: string
  readonly fileName: string
  readonly hash: string
}
type Content = {
  readonly lines: readonly ReportLine[]
  readonly matched: readonly ReportLine[]
  readonly faults: readonly LineFault[]
}

async function writeHead(work: Work, head: Head, { lines, matched, faults }: Content): Promise<string> {
  const currency = sites[work.site].currency
  const fees = matched
    .filter((line) => line.currency === currency && line.status !== 'failed' && line.status !== 'pending')
    .reduce((total, line) => total + line.feeMinor, 0n)
  const { rows } = await sql<{ number: string }>`select 'RP-' || nextval('provider_report_numbers') as number`.execute(
    work.db,
  )
  const number = rows[0]!.number
  const entry =
    fees > 0n
      ? await postEntry(
          work,
          'gateway_fee',
          transfer(money(fees, currency), 'gateway-fees', `gateway:${head.provider}`),
          {
            reference: number,
            onlyOnce: `report-fees:${head.id}`,
          },
        )
      : null
  await work.db
    .insertInto('provider_reports')
    .values({
      id: head.id,
      number,
      site: work.site,
      provider: head.provider,
      file_name: head.fileName.slice(0, 200),
      file_hash: head.hash,
      from_day: head.fromDay,
      to_day: head.toDay,
      line_count: lines.length,
      matched_count: matched.length,
      faults: JSON.stringify(faults),
      fees_minor: fees,
      fees_entry: entry,
      imported_at: work.now,
      imported_by: work.who.kind === 'staff' ? work.who.id : null,
    })
    .execute()
  return number
}
