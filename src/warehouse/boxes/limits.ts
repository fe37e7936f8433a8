import { sql } from 'kysely'
import { audit } from '#people/audit.ts'
import { permits } from '#people/permissions.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { no } from '#warehouse/warehouse.refusals.ts'
import type { PackingLimit } from './box-warnings.ts'
import type { LimitKind } from './limit-kinds.ts'

export type DatedLimit = PackingLimit & { /** A day, as `2026-01-31`. */ readonly from: string }

/** From which weight, side or value on a packer is warned today, with where that is said and since when. */
export async function readLimits({ db, site, now }: Work): Promise<readonly DatedLimit[]> {
  const { rows } = await sql<DatedLimit>`
    select distinct on (kind) kind, most, source, to_char(valid_from, 'YYYY-MM-DD') as from from packing_limits
    where site = ${site} and valid_from <= ${now}::timestamptz::date
      and (valid_to is null or valid_to >= ${now}::timestamptz::date)
    order by kind, valid_from desc`.execute(db)
  return rows
}

type Wish = { readonly kind: LimitKind; readonly most: number; readonly source: string; readonly from: string }

/** A limit holds from a day on, with where it is said; what held before stays in the book. One a day for each. */
export async function setLimit(work: Work, { kind, most, source, from }: Wish): Promise<void> {
  if (!permits(work.who, 'settings')) throw platformNo.FORBIDDEN()
  if (from < work.now.toISOString().slice(0, 10)) throw no.LIMIT_IN_THE_PAST({ path: 'from' })
  const before = (await readLimits(work)).find((one) => one.kind === kind)
  const { rows } = await sql`
    insert into packing_limits (site, kind, most, valid_from, source)
    values (${work.site}, ${kind}, ${most}, ${from}::date, ${source.trim()})
    on conflict do nothing returning kind`.execute(work.db)
  if (rows.length === 0) throw no.LIMIT_OF_THIS_DAY({ path: 'from' })
  await audit(work, {
    action: 'limit.set',
    subject: `packing-limit:${kind}`,
    before: before ? { most: before.most, source: before.source, from: before.from } : null,
    after: { most, source: source.trim(), from },
    why: source.trim(),
  })
}
