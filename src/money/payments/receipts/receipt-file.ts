import type { UploadPurpose } from '#platform/files/uploads.ts'

/** The receipt of a transfer: its sender and finance see it, for as long as books are kept. */
export const receiptFile: UploadPurpose = {
  name: 'receipt',
  field: 'receipt',
  permission: 'finance',
  takesPdf: true,
  days: null,
}
