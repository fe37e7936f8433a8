import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { Break, ReportLine } from './report-line.ts'

export type ReportHead = { readonly id: string; readonly provider: string }

const together = 500

export async function writeReportLines(work: Work, { id }: ReportHead, lines: readonly ReportLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += together) {
    const rows = lines.slice(from, from + together).map((line) => ({
      report_id: id,
      line_no: line.lineNo,
      kind: line.kind,
      transaction_id: line.transactionId,
      reference: line.reference,
      amount_minor: line.minor,
      currency: line.currency,
      fee_minor: line.feeMinor,
      status: line.status,
      happened_on: line.day,
      settled_on: line.settledOn,
    }))
    await work.db.insertInto('provider_report_lines').values(rows).execute()
  }
}

export async function writeBreaks(work: Work, { id, provider }: ReportHead, breaks: readonly Break[]): Promise<void> {
  for (let from = 0; from < breaks.length; from += together) {
    const rows = breaks.slice(from, from + together).map((one) => ({
      id: newId(),
      report_id: id,
      site: work.site,
      provider,
      kind: one.kind,
      line_no: one.lineNo,
      transaction_id: one.transactionId,
      ours: one.ours,
      theirs: one.theirs,
      found_at: work.now,
      difference_minor: one.differenceMinor,
    }))
    await work.db.insertInto('reconciliation_breaks').values(rows).execute()
  }
}

/** What an earlier report was silent about and this one tells is no break any more. */
export async function settleSilence(
  work: Work,
  { provider }: ReportHead,
  lines: readonly ReportLine[],
  number: string,
): Promise<void> {
  const told = lines.map(({ transactionId }) => transactionId)
  await work.db
    .updateTable('reconciliation_breaks')
    .set({ resolved_at: work.now, resolution: number })
    .where('site', '=', work.site)
    .where('provider', '=', provider)
    .where('kind', '=', 'missingAtProvider')
    .where('resolved_at', 'is', null)
    .where('transaction_id', '=', ({ fn, val }) => fn.any(val(told)))
    .execute()
}
