import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'

type Sentence = (inputs: Record<never, never>, options: { locale: Locale }) => string

// Words of newer Paymob replies, and the acquirer's number codes.
const sentences: Readonly<Record<string, Sentence>> = {
  INSUFFICIENT_FUNDS: m.payments_decline_insufficient_funds,
  '51': m.payments_decline_insufficient_funds,
  '5': m.payments_decline_insufficient_funds,
  EXPIRED_CARD: m.payments_decline_expired_card,
  '54': m.payments_decline_expired_card,
  '4': m.payments_decline_expired_card,
  AUTHENTICATION_FAILED: m.payments_decline_authentication_failed,
  F: m.payments_decline_authentication_failed,
  GATEWAY_REFUSED: m.payments_decline_gateway_refused,
}

/** What a declined payment's code means for the customer, and what to do next. */
export function declineSentence(code: string | null, locale: Locale): string {
  return (sentences[code ?? ''] ?? m.payments_decline_declined)({}, { locale })
}
