import type { UploadPurpose } from '#platform/files/uploads.ts'

/**
 * The proof of a loss: the carrier's letter, the customs' paper, a picture of what is left. Only support sees it, for
 * as long as books are kept.
 */
export const writeOffProof: UploadPurpose = {
  name: 'write-off',
  field: 'proof',
  permission: 'support',
  takesPdf: true,
  days: null,
}
