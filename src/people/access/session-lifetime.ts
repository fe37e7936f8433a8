const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type SessionKind = 'customer' | 'staff'

/** The remember-me days of specification §4. */
export const rememberDays = 365

/** The latest end of a session. */
export function sessionEnd(kind: SessionKind, remember: boolean, now: Date): Date {
  const length = kind === 'staff' ? 12 * hour : remember ? rememberDays * day : 7 * day
  return new Date(now.getTime() + length)
}

/** How long a staff member who gave the password may take to give the code. */
export function halfSessionEnd(now: Date): Date {
  return new Date(now.getTime() + 15 * minute)
}

/**
 * A session that was not used for this long has ended: staff's after two hours, a customer's after a day, a remembered
 * one after 90 days.
 */
export function isIdle(kind: SessionKind, remember: boolean, lastSeenAt: Date, now: Date): boolean {
  const patience = kind === 'staff' ? 2 * hour : remember ? 90 * day : day
  return now.getTime() - lastSeenAt.getTime() > patience
}

/** How long a password or code counts as a fresh proof. */
const proofLasts = 10 * minute

/** Whether a proof of this time is still fresh; one dated in the future is not. */
export function isRecentProof(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && provedAt <= now && now.getTime() - provedAt.getTime() <= proofLasts
}

export const seenEvery = 5 * minute
