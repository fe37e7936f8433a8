import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { readUpload, type Upload } from '#platform/files/uploads.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { NationalIdSide } from './national-id-files.ts'
import { nationalIdStates } from './read-national-id.ts'

/** One side of a customer's card for staff who may see it: that they looked is written down before they do. To all others there is none. */
export async function openNationalId(work: Work, id: string, side: NationalIdSide): Promise<Upload> {
  if (!permits(work.who, 'national-ids') || !isId(id)) throw no.NOT_FOUND()
  const row = await work.db
    .selectFrom('national_ids')
    .select(['customer_id', 'front_id', 'back_id'])
    .where('id', '=', id)
    .where('state', 'in', [...nationalIdStates])
    .executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  await audit(work, { action: 'national-id.look', subject: `customer:${row.customer_id}`, after: { side } })
  return readUpload(work, side === 'front' ? row.front_id : row.back_id, () => true)
}
