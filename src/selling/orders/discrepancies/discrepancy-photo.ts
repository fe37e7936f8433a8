import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A picture of the problem: visible to the customer and to staff who work on such cases. */
export const discrepancyPhoto: UploadPurpose = {
  name: 'discrepancy',
  field: 'photo',
  permission: 'orders',
  takesPdf: false,
  days: null,
}
