import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  MESSAGE_NEWS_NOT_TRUSTED: 401,
})
