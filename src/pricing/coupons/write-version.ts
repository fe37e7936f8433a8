import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CouponVersions } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { type CouponContent, contentColumns, contentJson, contentOfVersion } from './desk/coupon-content.ts'

export type NewVersion = {
  readonly subjectId: string
  readonly number: number
  readonly code: string
  readonly draws: number | null
  readonly content: CouponContent
  readonly why: string
}

/** Writes a version of a coupon; limits in the database decide whether it needs a second person. */
export async function writeVersion(work: Work, version: NewVersion): Promise<Selectable<CouponVersions>> {
  const { subjectId, number, code, draws, content, why } = version
  return work.db
    .insertInto('coupon_versions')
    .values({
      id: newId(),
      site: work.site,
      subject_id: subjectId,
      number,
      code,
      draws,
      why,
      terms: contentJson(content),
      // The trigger sets it.
      needs_two: true,
      proposed_by: work.who.kind === 'staff' ? work.who.id : null,
      proposed_at: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts a version in force: the first one creates the coupon or the codes of its batch; a later one changes them. */
export async function putInForce(work: Work, version: Selectable<CouponVersions>): Promise<void> {
  const { id, subject_id: subject, code, draws } = version
  const columns = contentColumns(contentOfVersion(version))
  await work.db
    .updateTable('coupon_versions')
    .set({ published_at: work.now, published_by: work.who.kind === 'staff' ? work.who.id : null })
    .where('id', '=', id)
    .execute()
  if (version.number > 1) {
    await work.db
      .updateTable('coupons')
      .set({ ...columns, version_id: id })
      .where((row) => row.or([row('id', '=', subject), row('batch_id', '=', subject)]))
      .execute()
    return
  }
  const one = { ...columns, site: work.site, version_id: id }
  const rows =
    draws === null
      ? [{ ...one, id: subject, code }]
      : drawCodes(code, draws).map((drawn) => ({ ...one, id: newId(), code: drawn, batch_id: subject }))
  await work.db.insertInto('coupons').values(rows).execute()
}

// Without letters and digits that look alike.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const drawnLength = 8

function drawCodes(prefix: string, count: number): readonly string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = Array.from({ length: drawnLength }, () => alphabet[randomInt(alphabet.length)]).join('')
    codes.add(`${prefix}-${drawn}`)
  }
  return [...codes]
}
