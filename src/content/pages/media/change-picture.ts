import { z } from 'zod'
import { no } from '#content/pages/content.refusals.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { audit } from '#people/access/audit.ts'
import { endUpload } from '#platform/files/uploads.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { pictureForm } from './add-picture.ts'
import { readUses } from './read-library.ts'

export const pictureIdForm = z.object({ id: z.uuid() })
export const describePictureForm = pictureForm.extend({ id: z.uuid() })

/** Says anew what a picture shows; pages say it from now on. */
export async function describePicture(
  work: Work,
  { id, altAr, altEn }: z.output<typeof describePictureForm>,
): Promise<void> {
  const before = await lockPicture(work, id)
  await work.db.updateTable('content_pictures').set({ alt_ar: altAr, alt_en: altEn }).where('id', '=', id).execute()
  const said = { ar: before.alt_ar, en: before.alt_en }
  await audit(work, {
    action: 'picture.describe',
    subject: `picture:${id}`,
    before: said,
    after: { ar: altAr, en: altEn },
  })
}

/** Takes a picture out of the library and ends its file. Refused while a text that is shown, comes or is in hand shows it. */
export async function removePicture(work: Work, { id }: z.output<typeof pictureIdForm>): Promise<void> {
  const before = await lockPicture(work, id)
  const [used] = await readUses(work, id)
  if (used) throw no.CONTENT_PICTURE_USED({ path: 'id' })
  await work.db
    .updateTable('content_pictures')
    .set({ removed_by: work.who.id, removed_at: work.now })
    .where('id', '=', id)
    .execute()
  await endUpload(work, id)
  await audit(work, {
    action: 'picture.remove',
    subject: `picture:${id}`,
    before: { ar: before.alt_ar, en: before.alt_en },
  })
}

async function lockPicture(work: Work, id: string) {
  requireContent(work)
  const picture = await work.db
    .selectFrom('content_pictures')
    .select(['alt_ar', 'alt_en'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!picture) throw platformNo.NOT_FOUND()
  return picture
}
