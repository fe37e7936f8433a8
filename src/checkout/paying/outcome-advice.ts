import { isBeingConfirmed } from '#money/payments/payment-moves.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { m } from '#words/messages.js'
import type { Outcome } from './read-outcome.ts'

type AdviceFacts = Pick<Outcome, 'face' | 'method' | 'checkoutUrl' | 'wayToPay'> & {
  readonly isGivenUp?: boolean
  readonly isSettledSince?: boolean
  readonly isOver?: boolean
  readonly isSavedCard?: boolean
  readonly confirmation?: Outcome['confirmation']
  readonly initiator?: Outcome['initiator']
}

/** What the customer can do now, or need not do: the specification's retry advice for each way a payment can stand. */
export function outcomeAdvice(facts: AdviceFacts): readonly string[] {
  const { face, method, isGivenUp, isSettledSince, isOver } = facts
  // What it says above is all there is.
  if (isGivenUp) return []
  // Nor is anything to be paid of what was cancelled.
  if (isSettledSince || (isOver && (face === 'failed' || face === 'expired'))) return adviceAfterAnother(facts)
  // Of a saved card nothing was typed that could be checked.
  if (face === 'failed' && facts.isSavedCard) return [m.checkout_advice_card_other(), m.checkout_advice_card_held()]
  if (face === 'failed' && methodFacts[method].isCard)
    return [m.checkout_advice_card_check(), m.checkout_advice_card_other(), m.checkout_advice_card_held()]
  // Who sent a transfer that we did not find has paid, as far as they know.
  if (face === 'failed' && methodFacts[method].way === 'transfer')
    return [m.checkout_advice_transfer_late(), m.checkout_advice_failed_other()]
  if (face === 'failed') return [m.checkout_advice_failed_again(), m.checkout_advice_failed_other()]
  if (face === 'expired' && methodFacts[method].way === 'code')
    return [m.checkout_advice_fawry_old(), m.checkout_advice_fawry_new()]
  if (face === 'expired') return [m.checkout_advice_expired_late(), m.checkout_advice_expired_new()]
  if (face !== 'pending') return []
  if (isBeingConfirmed(facts.confirmation)) {
    const instead = facts.initiator === 'deposit' ? [m.checkout_advice_confirming_deposit()] : []
    return [m.checkout_advice_confirming(), ...instead, m.checkout_advice_not_twice(), m.checkout_advice_leave()]
  }
  if (facts.confirmation === 'unanswered') return [m.checkout_advice_unanswered(), ...adviceWhileWaiting(facts)]
  return adviceWhileWaiting(facts)
}

function adviceWhileWaiting({ method, checkoutUrl, wayToPay }: AdviceFacts): readonly string[] {
  if (wayToPay) return methodFacts[method].way === 'transfer' ? [] : [m.checkout_advice_leave()]
  return checkoutUrl ? [m.checkout_advice_not_twice(), m.checkout_advice_leave()] : []
}

// Nothing is to be paid any more: only what became of the old try.
function adviceAfterAnother({ face, method }: AdviceFacts): readonly string[] {
  if (face === 'failed' && methodFacts[method].way === 'transfer') return [m.checkout_advice_transfer_late()]
  if (face === 'failed') return methodFacts[method].isCard ? [m.checkout_advice_card_held()] : []
  return methodFacts[method].way === 'code' ? [m.checkout_advice_fawry_old()] : [m.checkout_advice_expired_late()]
}
