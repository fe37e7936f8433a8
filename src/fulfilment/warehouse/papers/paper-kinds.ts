/** The papers made for a shipment; each in Arabic and English, as PDF and as CSV. */
export const paperKinds = ['manifest', 'packing-list', 'invoice'] as const
export type PaperKind = (typeof paperKinds)[number]
