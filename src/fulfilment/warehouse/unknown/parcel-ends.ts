/** What became of a parcel that is nobody's here. */
export const parcelEnds = ['sent_back', 'disposed', 'noted_twice', 'not_ours'] as const
export type ParcelEnd = (typeof parcelEnds)[number]
