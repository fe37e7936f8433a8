/** The recorded events: attempts to sign in, and changes that give access. */
export const securityEvents = [
  'signInFailed',
  'signInBlocked',
  'secondFactorFailed',
  'proofFailed',
  'refused',
  'passwordChanged',
  'passwordReset',
] as const
export type SecurityEventName = (typeof securityEvents)[number]
