/** What we promise: a comment is approved or refused within so many hours. */
export const hoursToApprove = 24
