import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A paper for customs, or their receipt: who works on customs sees it, for as long as books are kept. */
export const customsFile: UploadPurpose = {
  name: 'customs-paper',
  field: 'file',
  permission: 'customs',
  takesPdf: true,
  days: null,
}
