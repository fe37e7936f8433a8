import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { PayoutTerms } from './payout-rules.ts'

/** What is agreed with providers of this site about how they pay out. */
export async function readPayoutTerms(work: Work): Promise<readonly PayoutTerms[]> {
  const rows = await work.db
    .selectFrom('provider_fee_terms')
    .select(['provider', 'payout_account_id', 'known_as'])
    .where('site', '=', work.site)
    .execute()
  return rows.map((row) => ({ provider: row.provider, accountId: row.payout_account_id, knownAs: row.known_as }))
}

export type ReportSums = {
  readonly charges: bigint
  readonly refunds: bigint
  readonly chargebacks: bigint
  readonly fees: bigint
  /** What the provider pays out for it. */
  readonly net: bigint
}

/** What a report comes to: the database reckons it, and holds a payout against it by the same sum. */
export async function readReportSums(work: Work, reportId: string): Promise<ReportSums> {
  const { rows } = await sql<ReportSums>`select * from provider_report_sums(${reportId})`.execute(work.db)
  return rows[0] ?? { charges: 0n, refunds: 0n, chargebacks: 0n, fees: 0n, net: 0n }
}
