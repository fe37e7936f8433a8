import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A paper for customs, or their receipt: visible to staff who work on customs, for as long as books are kept. */
export const customsFile: UploadPurpose = {
  name: 'customs-paper',
  field: 'file',
  permission: 'customs',
  takesPdf: true,
  days: null,
}
