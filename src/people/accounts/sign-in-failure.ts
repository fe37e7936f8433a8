import type { Visit } from '#platform/http/visit.ts'
import { isOutage } from '#platform/work/outage.ts'
import { isRefusal, Refusal } from '#platform/work/refusal.ts'

// Failures for which the specification has its own sentences (§8 Login), and a second factor that is wrong or too late.
const known: ReadonlySet<string> = new Set([
  'INCORRECT_SIGN_IN',
  'ACCOUNT_NOT_ACTIVATED',
  'ACCOUNT_BLOCKED',
  'WRONG_SIGN_IN_CODE',
  'SIGN_IN_AGAIN',
  'PASSKEY_REFUSED',
])

/**
 * Why a customer or staff member could not sign in: a wrong password or second factor and an inactive account have
 * their own message; every other failure points to customer support, with its own status. A fault is reported first.
 */
export function signInFailure(visit: Visit, error: unknown): Refusal {
  if (isRefusal(error)) {
    if (known.has(error.code)) return error
    return error.status === 429
      ? new Refusal('SIGN_IN_LIMITED', 429, error.facts)
      : new Refusal('SIGN_IN_UNAVAILABLE', error.status, {})
  }
  visit.report(error)
  return new Refusal('SIGN_IN_UNAVAILABLE', error instanceof Error && isOutage(error) ? 503 : 500, {})
}
