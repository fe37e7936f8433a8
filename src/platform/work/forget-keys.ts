import { siteCodes } from '#sites/sites.ts'
import type { Work } from './work.ts'

/** Deletes the answers kept for a customer's keys (`once`): they may contain what the customer typed. */
export async function forgetKeys(work: Work, customerId: string): Promise<void> {
  const scopes = siteCodes.map((site) => `customer:${customerId}:${site}`)
  await work.db.deleteFrom('once_keys').where('scope', 'in', scopes).execute()
}
