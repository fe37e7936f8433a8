import { readCompany } from '#fulfilment/couriers/read-companies.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * A courier is at the door: opens the sheet onto which their parcels are scanned. A company has one open sheet; a
 * second call returns it.
 */
export async function openRunSheet(work: Work, company: string): Promise<string> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  if (!(await readCompany(work, company))) throw no.COMPANY_NOT_OFFERED({ path: 'company' })
  const number = `RS${await nextNumber(work, 'run-sheets', 1_001)}`
  const made = await work.db
    .insertInto('run_sheets')
    .values({ id: newId(), number, site: work.site, company, made_by: work.who.id, made_at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await audit(work, { action: 'run-sheet.open', subject: `run-sheet:${made.id}`, after: company })
    return number
  }
  const open = await work.db
    .selectFrom('run_sheets')
    .select('number')
    .where('site', '=', work.site)
    .where('company', '=', company)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open.number
}
