import { m } from '#words/messages.js'

/** Why a page could not be compared, for the buyer who is about to pay. */
export function failureText(failure: string | null): string {
  if (failure === 'NO_PRICE') return m.purchasing_check_no_price()
  if (failure === 'OTHER_CURRENCY') return m.purchasing_check_other_currency()
  if (failure === 'TIMEOUT' || failure === 'BUSY') return m.purchasing_check_slow()
  return m.purchasing_check_unread()
}
