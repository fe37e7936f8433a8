import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({ SEARCH_PAUSED: 503 })
