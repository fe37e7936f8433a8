import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type Sentence = (inputs: Record<never, never>, options: { locale: Locale }) => string

// Codes of newer Paymob replies, the acquirer's numeric codes, and finance's own findings.
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
  SAVED_CARD_REFUSED: m.payments_decline_saved_card,
  TRANSFER_TOO_SMALL: m.payments_decline_transfer_too_small,
  RECEIPT_NOT_RECEIVED: m.payments_decline_receipt_not_received,
  RECEIPT_UNREADABLE: m.payments_decline_receipt_unreadable,
  RECEIPT_OTHER_TRANSFER: m.payments_decline_receipt_other_transfer,
  RECEIPT_ALREADY_USED: m.payments_decline_receipt_already_used,
  VALU_DECLINED: m.payments_decline_valu,
}

/** The meaning of a declined payment's code for the customer, and the next step. */
export function declineSentence(code: string | null, locale: Locale): string {
  return (sentences[code ?? ''] ?? m.payments_decline_declined)({}, { locale })
}
