import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** Offers a company to customers, or stops offering it. Parcels it already carries are not affected. */
export async function switchCompany(work: Work, code: string, isOn: boolean): Promise<void> {
  if (!permits(work.who, 'hub')) throw platformNo.FORBIDDEN()
  await lockCompany(work, code)
  const { numUpdatedRows: changed } = await work.db
    .updateTable('courier_companies')
    .set({ is_on: isOn })
    .where('code', '=', code)
    .where('is_on', '!=', isOn)
    .executeTakeFirstOrThrow()
  if (changed === 0n) return
  await audit(work, { action: 'courier.switch', subject: `courier:${code}`, before: !isOn, after: isOn })
}

/** Sets whether a company serves one of the states of its list. */
export async function serveState(work: Work, code: string, state: string, isServed: boolean): Promise<void> {
  if (!permits(work.who, 'hub')) throw platformNo.FORBIDDEN()
  await lockCompany(work, code)
  const { numUpdatedRows: changed } = await work.db
    .updateTable('courier_places')
    .set({ is_served: isServed })
    .where('company', '=', code)
    .where('state', '=', state)
    .where('is_served', '!=', isServed)
    .executeTakeFirstOrThrow()
  if (changed === 0n) return
  const before = { state, isServed: !isServed }
  await audit(work, { action: 'courier.serve', subject: `courier:${code}`, before, after: { state, isServed } })
}

/** Offers an area again where a company did not deliver. */
export async function fillGap(work: Work, code: string, state: string, area: string): Promise<void> {
  if (!permits(work.who, 'hub')) throw platformNo.FORBIDDEN()
  await lockCompany(work, code)
  const { numDeletedRows: filled } = await work.db
    .deleteFrom('courier_gaps')
    .where('company', '=', code)
    .where('state', '=', state)
    .where('area', '=', area)
    .executeTakeFirstOrThrow()
  if (filled === 0n) return
  const [before, after] = [false, true].map((isServed) => ({ state, area, isServed }))
  await audit(work, { action: 'courier.fill-gap', subject: `courier:${code}`, before: before!, after: after! })
}

/** A company of this site, locked until the transaction ends. */
export async function lockCompany(work: Work, code: string): Promise<void> {
  const found = await work.db
    .selectFrom('courier_companies')
    .select('code')
    .where('code', '=', code)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw no.COURIER_UNKNOWN()
}
