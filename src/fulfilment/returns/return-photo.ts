import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A picture of returned goods: visible to their customer and to staff who work on returns. */
export const returnPhoto: UploadPurpose = {
  name: 'return',
  field: 'photo',
  permission: 'returns',
  takesPdf: false,
  days: null,
}
