import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { CouponState } from './read-coupon-desk.ts'

/** The label and colour of each state of a coupon. */
export const stateLooks: Readonly<Record<CouponState, { readonly tone: Tone; readonly name: () => string }>> = {
  running: { tone: 'ok', name: m.coupons_state_running },
  scheduled: { tone: 'info', name: m.coupons_state_scheduled },
  waiting: { tone: 'warn', name: m.coupons_state_waiting },
  paused: { tone: 'wait', name: m.coupons_state_paused },
  ended: { tone: 'neutral', name: m.coupons_state_ended },
  usedUp: { tone: 'neutral', name: m.coupons_state_used_up },
}
