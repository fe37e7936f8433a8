import { no } from '#people/access/people.refusals.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { nationalIdFiles } from './national-id-files.ts'
import { readIdNumber } from './read-id-number.ts'
import type { SentNationalId } from './send-national-id.ts'

/**
 * Draws both pictures of a form's card again and stores them, before any transaction. Refuses a wrong number before it
 * accepts a picture.
 */
export async function keepNationalId(visit: Visit, form: FormData): Promise<Pick<SentNationalId, 'front' | 'back'>> {
  readIdNumber(String(form.get('nationalId') ?? ''))
  const [front, back] = [await sentFile(form, 'front'), await sentFile(form, 'back')]
  if (!front) throw no.ID_PICTURE_NEEDED({ path: 'front' })
  if (!back) throw no.ID_PICTURE_NEEDED({ path: 'back' })
  // Drawing pictures again takes time, so the number of cards per person is limited.
  await visit.write((work) => limitRate(work, `national-id:${visit.who.id ?? visit.network}`, 20, 3600))
  const store = visit.ports.get(fileStore)
  return {
    front: await keepUpload(store, front, nationalIdFiles.front),
    back: await keepUpload(store, back, nationalIdFiles.back),
  }
}
