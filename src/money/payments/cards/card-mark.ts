import type { PayMarkFace } from '#platform/ui/show/pay-mark.tsx'

const marks: Readonly<Record<string, PayMarkFace>> = {
  visa: { look: 'deep', text: 'VISA' },
  mastercard: { look: 'plain', icon: 'rings' },
  meeza: { look: 'plum', text: 'meeza' },
  amex: { look: 'lake', text: 'AMEX' },
  americanexpress: { look: 'lake', text: 'AMEX' },
}

/** The mark of a saved card, for the brands that are common here; a plain card for any other. */
export function cardMark(brand: string): PayMarkFace {
  return marks[brand.toLowerCase().replaceAll(' ', '')] ?? { look: 'plain', icon: 'card' }
}
