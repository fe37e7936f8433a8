import type { Work } from '#platform/work/work.ts'
import type { Couriers } from './courier.ts'

/** Records which companies the settings name, because only those are offered. Runs at start and as a job. */
export async function noteConnections(work: Work, plugged: Couriers): Promise<void> {
  const called = await work.db
    .selectFrom('courier_companies')
    .select('code')
    .where('provider', 'is not', null)
    .orderBy('code')
    .execute()
  for (const { code: company } of called) {
    const isConfigured = plugged.of(company) !== null
    await work.db
      .insertInto('courier_connections')
      .values({ company, is_configured: isConfigured, noted_at: work.now })
      .onConflict((conflict) =>
        conflict
          .column('company')
          .doUpdateSet({ is_configured: isConfigured, noted_at: work.now })
          .where('courier_connections.is_configured', '!=', isConfigured),
      )
      .execute()
  }
}

export type CallResult = { readonly kind: string; readonly status?: number | null; readonly detail?: string }

/** Records the result of a company's last call. A refusal is an answer too. */
export async function noteCall(work: Work, company: string, result: CallResult): Promise<void> {
  const isSilent = result.kind === 'unknown' || result.kind === 'misconfigured'
  const fault = isSilent ? `${result.kind} ${result.status ?? ''} ${result.detail ?? ''}`.trim().slice(0, 300) : null
  await work.db
    .updateTable('courier_connections')
    .set(isSilent ? { failed_at: work.now, fault } : { answered_at: work.now, fault: null })
    .where('company', '=', company)
    .execute()
}

/** Whether its last call was not answered: then only the scheduled job calls it, so that nothing else waits for it. */
export async function isSilent(work: Work, company: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('courier_connections')
    .select('fault')
    .where('company', '=', company)
    .executeTakeFirst()
  return row !== undefined && row.fault !== null
}
