import type { PayMarkFace } from '#platform/ui/show/pay-mark.tsx'

/** The mark of a saved card: its brand's name in our own type, a drawing where the name would not fit. */
export function cardMark(brand: string): PayMarkFace {
  return brand.length <= 5 ? { look: 'plain', text: brand.toUpperCase() } : { look: 'plain', icon: 'card' }
}
