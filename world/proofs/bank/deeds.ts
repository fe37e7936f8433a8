import type { Deed } from '#world/proofs/stories/story.ts'
import { orderDeeds } from './order-deeds.ts'
import { packageDeeds } from './package-deeds.ts'
import { paymentDeeds } from './payment-deeds.ts'
import { refundDeeds } from './refund-deeds.ts'
import { walletDeeds } from './wallet-deeds.ts'

/** Every action of the model's stories. */
export const deeds: Readonly<Record<string, Deed>> = {
  ...walletDeeds,
  ...paymentDeeds,
  ...orderDeeds,
  ...packageDeeds,
  ...refundDeeds,
}
