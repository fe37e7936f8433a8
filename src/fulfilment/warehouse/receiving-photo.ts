import type { UploadPurpose } from '#platform/files/uploads.ts'

/** The picture of goods or of a parcel on our scale: its owner sees it with the order, staff who see orders too. */
export const receivingPhoto: UploadPurpose = {
  name: 'receiving',
  field: 'photo',
  permission: 'orders',
  takesPdf: false,
  days: null,
}

/** Of one parcel: each side, the goods, the label. */
export const mostPhotos = 6
