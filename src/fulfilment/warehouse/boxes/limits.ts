import { sql } from 'kysely'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { PackingLimit } from './box-warnings.ts'
import type { LimitKind } from './limit-kinds.ts'

export type DatedLimit = PackingLimit & { /** A day, as `2026-01-31`. */ readonly from: string }

/** From which weight, side or value on a packer is warned today, with where that is said and since when. */
export async function readLimits({ db, site, now }: Work): Promise<readonly DatedLimit[]> {
  const { rows } = await sql<DatedLimit>`
    select distinct on (kind) kind, most, source, to_char(valid_from, 'YYYY-MM-DD') as from from (${said(site)}) said
    where not is_taken_back and valid_from <= ${now}::timestamptz::date
      and (valid_to is null or valid_to >= ${now}::timestamptz::date)
    order by kind, valid_from desc`.execute(db)
  return rows
}

/** What is said already of days to come, the next first. */
export async function readComingLimits({ db, site, now }: Work): Promise<readonly DatedLimit[]> {
  const { rows } = await sql<DatedLimit>`
    select kind, most, source, to_char(valid_from, 'YYYY-MM-DD') as from from (${said(site)}) said
    where not is_taken_back and valid_from > ${now}::timestamptz::date order by valid_from, kind`.execute(db)
  return rows
}

// Of each day the last word counts.
function said(site: string) {
  return sql`select distinct on (kind, valid_from) * from packing_limits where site = ${site}
    order by kind, valid_from, id desc`
}

type Wish = { readonly kind: LimitKind; readonly most: number; readonly source: string; readonly from: string }

/** A limit holds from a day on, with where it is said; what held before stays in the book. Said again, the last counts. */
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

/** A limit of a day to come is taken back: on that day nothing changes. */
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
