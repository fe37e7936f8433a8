/**
 * LIES: notifications that are correctly signed and untrue, to test what the shop believes. Fawry sends none of them,
 * but anybody with one true message can make the shifted one, because the signed values are joined without a separator.
 */
export const lies = ['none', 'shifted', 'earlyPaid', 'wrongAmount', 'repeatedCharge'] as const
export type Lie = (typeof lies)[number]

/** The values that a notification signs, as text. */
export type SignedWords = {
  readonly fawryRef: string
  readonly merchantRef: string
  readonly payment: string
  readonly order: string
  readonly status: string
  readonly method: string
  readonly paymentRef: string
}

/** The untrue message; null for no lie. */
export function lieAbout(lie: Lie, truth: SignedWords): SignedWords | null {
  switch (lie) {
    case 'none':
      return null
    case 'shifted':
      // The last digit of the reference moves to the amount.
      return {
        ...truth,
        merchantRef: truth.merchantRef.slice(0, -1),
        payment: truth.merchantRef.slice(-1) + truth.payment,
      }
    case 'earlyPaid':
      return { ...truth, status: 'PAID' }
    case 'wrongAmount':
      return { ...truth, status: 'PAID', payment: hundredfold(truth.payment), order: hundredfold(truth.order) }
    case 'repeatedCharge':
      return { ...truth, fawryRef: `${truth.fawryRef}9` }
  }
}

function hundredfold(amount: string): string {
  return `${amount.replace('.', '')}.00`
}
