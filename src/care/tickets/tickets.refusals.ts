import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  TICKET_EMPTY: 422,
  TICKET_TOO_LONG: 422,
  TICKET_TOO_MANY_FILES: 422,
  TICKET_NO_ITEM: 422,
  TICKET_FILES_NOT_FOR_GUESTS: 409,
  TICKET_MOVE_NOT_ALLOWED: 409,
  TICKET_ASSIGNEE_UNKNOWN: 422,
})
