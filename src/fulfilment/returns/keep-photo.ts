import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { type KeptUpload, keepUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'

/** The file of a form, redrawn and stored before any transaction; null if none was chosen. */
export async function keepSent(visit: Visit, form: FormData, purpose: UploadPurpose): Promise<KeptUpload | null> {
  const sent = await sentFile(form, purpose.field)
  return sent && keepUpload(visit.ports.get(fileStore), sent, purpose)
}
