import { z } from 'zod'
import { no } from '#content/pages/content.refusals.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { audit } from '#people/access/audit.ts'
import { fileStore } from '#platform/files/files.ts'
import { pictureSize } from '#platform/files/redraw.ts'
import { type KeptUpload, keepUpload, recordUpload } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { contentPicture } from './content-picture.ts'

const alt = z.string().trim().min(1).max(300)
/** What a picture shows, in both languages: a reader who does not see it hears this. */
export const pictureForm = z.object({ altAr: alt, altEn: alt })

type SentPicture = { readonly kept: KeptUpload; readonly width: number; readonly height: number }

/** The sent file drawn anew and kept, before any transaction. */
export async function keepPicture({ ports }: Pick<Visit, 'ports'>, sent: Uint8Array | null): Promise<SentPicture> {
  if (!sent) throw no.CONTENT_PICTURE_NEEDED({ path: contentPicture.field })
  const store = ports.get(fileStore)
  const kept = await keepUpload(store, sent, contentPicture)
  return { kept, ...(await pictureSize((await store.read(kept.path))!)) }
}

/** Takes a kept picture into the library. */
export async function addPicture(
  work: Work,
  { kept, width, height }: SentPicture,
  { altAr, altEn }: z.output<typeof pictureForm>,
): Promise<{ readonly id: string }> {
  const { id: made_by } = requireContent(work)
  const id = await recordUpload(work, kept, null)
  await work.db
    .insertInto('content_pictures')
    .values({ id, width, height, alt_ar: altAr, alt_en: altEn, made_by, made_at: work.now })
    .execute()
  await audit(work, { action: 'picture.add', subject: `picture:${id}`, before: null, after: { width, height } })
  return { id }
}
