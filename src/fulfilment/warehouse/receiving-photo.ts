import type { UploadPurpose } from '#platform/files/uploads.ts'

/**
 * The picture of goods or of a parcel on our scale: visible to its owner with the order, and to staff who see orders.
 */
export const receivingPhoto: UploadPurpose = {
  name: 'receiving',
  field: 'photo',
  permission: 'orders',
  takesPdf: false,
  days: null,
}

/** For one parcel: each side, the goods, the label. */
export const mostPhotos = 6
