/** Signs of attacks, counted by the hour for staff. */
export const securityFailures = [
  'signInFailed',
  'signInBlocked',
  'secondFactorFailed',
  'proofFailed',
  'refused',
] as const

/** The recorded events: attempts to sign in, and changes that give access. A customer reads their own for a year. */
export const securityEvents = [
  ...securityFailures,
  'passwordChanged',
  'passwordReset',
  'signedIn',
  'signInDenied',
  'sessionsEnded',
  'emailChanged',
  'emailRestored',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
] as const
export type SecurityEventName = (typeof securityEvents)[number]
