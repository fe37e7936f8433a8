import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A picture of what is wrong with goods: their customer sees it, and who works on such cases. */
export const discrepancyPhoto: UploadPurpose = {
  name: 'discrepancy',
  field: 'photo',
  permission: 'orders',
  takesPdf: false,
  days: null,
}
