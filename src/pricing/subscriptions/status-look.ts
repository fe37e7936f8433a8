import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { SubscriptionStatus } from './subscription-moves.ts'

/** The colour and word of each status of a subscription. */
export const statusLooks: Readonly<Record<SubscriptionStatus, readonly [Tone, () => string]>> = {
  Requested: ['wait', m.subscriptions_pending],
  Active: ['ok', m.subscriptions_status_active],
  Expired: ['neutral', m.subscriptions_status_expired],
  QuotaReached: ['warn', m.subscriptions_status_quota_reached],
  Unsubscribed: ['neutral', m.subscriptions_status_unsubscribed],
  Switched: ['neutral', m.subscriptions_status_switched],
  Cancelled: ['neutral', m.subscriptions_status_cancelled],
}
