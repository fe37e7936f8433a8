import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  OFFICE_UNKNOWN: 422,
  SLOT_CLOSED: 422,
  NOTHING_TO_PICK_UP: 422,
  REQUEST_NOT_ALLOWED: 409,
  NOT_READY: 409,
  WRONG_CODE: 404,
  COLLECTOR_NEEDED: 422,
})
