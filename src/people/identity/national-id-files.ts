import type { UploadPurpose } from '#platform/files/uploads.ts'

export const nationalIdSides = ['front', 'back'] as const
export type NationalIdSide = (typeof nationalIdSides)[number]

// No role holds this permission: staff see the pictures only through a function that records it.
const permission = 'audited'

/** The two sides of a card: their owner sees them, staff only through `openNationalId`. */
export const nationalIdFiles: Readonly<Record<NationalIdSide, UploadPurpose>> = {
  front: { name: 'national-id-front', field: 'front', permission, takesPdf: false, days: null },
  back: { name: 'national-id-back', field: 'back', permission, takesPdf: false, days: null },
}
