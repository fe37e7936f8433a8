import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A picture of goods that come back: their customer and who works on returns see it. */
export const returnPhoto: UploadPurpose = {
  name: 'return',
  field: 'photo',
  permission: 'returns',
  takesPdf: false,
  days: null,
}
