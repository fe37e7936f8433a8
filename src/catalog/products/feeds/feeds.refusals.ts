import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({ NO_SUCH_FEED: 404, FEED_IS_OFF: 409 })
