import { sql } from 'kysely'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { PackingLimit } from './box-warnings.ts'
import type { LimitKind } from './limit-kinds.ts'

export type DatedLimit = PackingLimit & { /** A day, as `2026-01-31`. */ readonly from: string }

/** The weight, side and value limits of today's packer warnings, with their source and first day. */
export async function readLimits({ db, site, now }: Work): Promise<readonly DatedLimit[]> {
  const { rows } = await sql<DatedLimit>`
    select distinct on (kind) kind, most, source, to_char(valid_from, 'YYYY-MM-DD') as from from (${said(site)}) said
    where not is_taken_back and valid_from <= ${now}::timestamptz::date
      and (valid_to is null or valid_to >= ${now}::timestamptz::date)
    order by kind, valid_from desc`.execute(db)
  return rows
}

/** Limits that are already entered for coming days, the next first. */
export async function readComingLimits({ db, site, now }: Work): Promise<readonly DatedLimit[]> {
  const { rows } = await sql<DatedLimit>`
    select kind, most, source, to_char(valid_from, 'YYYY-MM-DD') as from from (${said(site)}) said
    where not is_taken_back and valid_from > ${now}::timestamptz::date order by valid_from, kind`.execute(db)
  return rows
}

// For each day the latest entry counts.
function said(site: string) {
  return sql`select distinct on (kind, valid_from) * from packing_limits where site = ${site}
    order by kind, valid_from, id desc`
}

type Wish = { readonly kind: LimitKind; readonly most: number; readonly source: string; readonly from: string }

/**
 * Sets a limit from a day on, with its source; earlier limits stay in the history. A second entry for a day replaces
 * the first.
 */
export async function setLimit(work: Work, { kind, most, source, from }: Wish): Promise<void> {
  if (!permits(work.who, 'settings')) throw platformNo.FORBIDDEN()
  if (from < work.now.toISOString().slice(0, 10)) throw no.LIMIT_IN_THE_PAST({ path: 'from' })
  const coming = (await readComingLimits(work)).find((one) => one.kind === kind && one.from === from)
  const before = coming ?? (await readLimits(work)).find((one) => one.kind === kind)
  await sql`
    insert into packing_limits (site, kind, most, valid_from, source)
    values (${work.site}, ${kind}, ${most}, ${from}::date, ${source.trim()})`.execute(work.db)
  await audit(work, {
    action: 'limit.set',
    subject: `packing-limit:${kind}`,
    before: before ? { most: before.most, source: before.source, from: before.from } : null,
    after: { most, source: source.trim(), from },
    why: source.trim(),
  })
}

/** Withdraws a limit for a coming day: on that day nothing changes. */
export async function takeLimitBack(work: Work, { kind, from }: Pick<Wish, 'kind' | 'from'>): Promise<void> {
  if (!permits(work.who, 'settings')) throw platformNo.FORBIDDEN()
  const coming = (await readComingLimits(work)).find((one) => one.kind === kind && one.from === from)
  if (!coming) throw platformNo.NOT_FOUND()
  const { most, source } = coming
  await sql`
    insert into packing_limits (site, kind, most, valid_from, source, is_taken_back)
    values (${work.site}, ${kind}, ${most}, ${from}::date, ${source}, true)`.execute(work.db)
  const [before, after] = [
    { most, source, from },
    { from, isTakenBack: true },
  ]
  await audit(work, { action: 'limit.takeBack', subject: `packing-limit:${kind}`, before, after })
}
