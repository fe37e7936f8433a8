import { siteCodes } from '#sites/sites.ts'
import type { Work } from './work.ts'

/** The answers kept for a customer's keys (`once`) are gone: they may hold what was typed. */
export async function forgetKeys(work: Work, customerId: string): Promise<void> {
  const scopes = siteCodes.map((site) => `customer:${customerId}:${site}`)
  await work.db.deleteFrom('once_keys').where('scope', 'in', scopes).execute()
}
