import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  INSUFFICIENT_QUOTA: 409,
  NO_ACTIVE_PACKAGE: 409,
})
