import type { UploadPurpose } from '#platform/files/uploads.ts'

/** A picture of the library; once drawn anew, everybody may see it. */
export const contentPicture: UploadPurpose = {
  name: 'content-picture',
  field: 'picture',
  permission: 'content',
  takesPdf: false,
  days: null,
}
