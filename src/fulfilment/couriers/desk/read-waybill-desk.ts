import { type SqlBool, sql } from 'kysely'
import { type WaybillView, waybillIsSeen, waybillRows, withSteps } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { cleanAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { underWay } from '#fulfilment/couriers/waybills/waybill-moves.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'
import { findWaybillsByPhone } from './find-waybills-by-phone.ts'
import type { WaybillStage } from './waybill-stages.ts'

export type WaybillsAsked = PageAsked & { readonly q: string; readonly stage: WaybillStage }
export type WaybillDesk = ListPage<WaybillView> & { readonly counts: Readonly<Record<WaybillStage, number>> }

// A refused booking, a parcel that needs a person, a company that did not answer twice.
const needsAttention = sql<SqlBool>`(state = 'failed' or attention is not null
  or (state in ('asked', 'cancelling') and tries >= 2))`
const isUnderWay = sql<SqlBool>`state in (${sql.join(underWay.map((state) => sql.lit(state)))})`
const wheres: Readonly<Record<WaybillStage, typeof isUnderWay>> = {
  attention: needsAttention,
  underWay: isUnderWay,
  ended: sql<SqlBool>`not ${isUnderWay}`,
}

/** Waybills of one stage, the oldest first, or those that match a number, a name or a phone. */
export async function readWaybillDesk(work: Work, { q, stage, ...asked }: WaybillsAsked): Promise<WaybillDesk> {
  const counts = await countStages(work)
  const ofPhone = await findWaybillsByPhone(work, q)
  const wanted = () => waybillRows(work).where(q === '' ? wheres[stage] : found(q, ofPhone))
  const { total } = await wanted()
    .clearSelect()
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const page = pageWithin(asked, Number(total))
  const rows = await wanted()
    .orderBy('asked_at', stage === 'ended' ? 'desc' : 'asc')
    .orderBy('waybill.id')
    .offset(page.offset)
    .limit(page.pageSize)
    .execute()
  return { rows: await withSteps(work, rows), ...page, total: Number(total), all: counts.underWay, counts }
}

/** How many waybills need a person, and since when. */
export async function countWaybillProblems(work: Work): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await work.db
    .selectFrom('waybills')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('asked_at').as('oldest')])
    .where('site', '=', work.site)
    .where(waybillIsSeen(work, 'waybills.request_id'))
    .where(needsAttention)
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldest }
}

async function countStages(work: Work): Promise<WaybillDesk['counts']> {
  const { rows } = await sql<WaybillDesk['counts']>`
    select count(*) filter (where ${wheres.attention})::int as attention,
      count(*) filter (where ${wheres.underWay})::int as "underWay", count(*) filter (where ${wheres.ended})::int as ended
    from waybills where site = ${work.site} and ${waybillIsSeen(work, 'waybills.request_id')}`.execute(work.db)
  return rows[0] ?? { attention: 0, underWay: 0, ended: 0 }
}

function found(q: string, ids: readonly string[]) {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(awb = ${cleanAwb(q)} or reference ilike ${part} or lower(request_number) = lower(${q})
    or receiver_name ilike ${part} or waybill.id = any(${[...ids]}::uuid[]))`
}
