/** What happened to a parcel that belongs to nobody here. */
export const parcelEnds = ['sent_back', 'disposed', 'noted_twice', 'not_ours'] as const
export type ParcelEnd = (typeof parcelEnds)[number]
