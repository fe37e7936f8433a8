import type { Deed } from '#world/proofs/stories/story.ts'
import { orderDeeds } from './order-deeds.ts'
import { packageDeeds } from './package-deeds.ts'
import { paymentDeeds } from './payment-deeds.ts'
import { refundDeeds } from './refund-deeds.ts'
import { walletDeeds } from './wallet-deeds.ts'

/** Everything that happens in a story of the model. */
export const deeds: Readonly<Record<string, Deed>> = {
  ...walletDeeds,
  ...paymentDeeds,
  ...orderDeeds,
  ...packageDeeds,
  ...refundDeeds,
}
