import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  MESSAGE_NEWS_NOT_TRUSTED: 401,
  UNSUBSCRIBE_NOT_KNOWN: 404,
  NOTICE_CHOICE_LOCKED: 409,
  PUSH_ENDPOINT_REFUSED: 422,
  PUSH_TOO_MANY: 409,
})
