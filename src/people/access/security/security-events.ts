/** What is written down of attempts to get in, and of what opens doors. */
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
