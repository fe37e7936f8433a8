/** Why a reader reports a comment. */
export const reportReasons = ['advert', 'insult', 'private', 'wrong'] as const
export type ReportReason = (typeof reportReasons)[number]
