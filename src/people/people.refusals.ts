import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  INCORRECT_SIGN_IN: 401,
  ACCOUNT_NOT_ACTIVATED: 403,
  EMAIL_TAKEN: 409,
  LINK_SPENT: 410,
  WRONG_PASSWORD: 422,
  WEAK_PASSWORD: 422,
  TOO_MANY_ADDRESSES: 409,
  UNKNOWN_AREA: 422,
  NOT_SIGNED_IN: 401,
})
