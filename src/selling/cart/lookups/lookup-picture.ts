import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A picture of the page or the product that a customer sends with an unreadable link: its sender sees it, and reviewers. */
export const lookupPicture: UploadPurpose = {
  name: 'price-lookup',
  field: 'picture',
  permission: 'review',
  takesPdf: false,
  days: 120,
}
