import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  SETTING_PAST: 422,
  SETTING_UNCHANGED: 409,
  SETTING_WAITS: 409,
  SETTING_WRONG: 422,
})
