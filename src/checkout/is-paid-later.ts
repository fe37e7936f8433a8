import { methodOfWay } from '#money/payments/cards/card-choice.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import type { CheckoutFacts } from './steps/read-checkout.ts'

type Asked = {
  readonly choices: Pick<CheckoutFacts['choices'], 'method'>
  readonly breakdown: Pick<CheckoutFacts['breakdown'], 'totalMinor' | 'dueLaterMinor'>
}

/** Whether the order is reviewed before it is paid. Where nothing is due now there is nothing to pay later either. */
export function isPaidLater({ choices: { method }, breakdown }: Asked): boolean {
  return method !== null && isPaidAfterReview(methodOfWay(method)) && breakdown.totalMinor > breakdown.dueLaterMinor
}
