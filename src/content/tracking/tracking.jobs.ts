import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { forwardEvents } from './forwarding/forward-events.ts'
import { hearEvents } from './hear-events.ts'
import { rollUp } from './rollups/roll-up.ts'

// The second parcel or payment of an order may come months later: that it was counted is kept as long as where it came from.
const ofOrders = sql`name in ('orderPaid', 'orderHandedOver')`

/** Single events go after a month, where somebody came from after a year; what is left are figures of days, of nobody in person. */
const trackingRetentions: readonly Retention[] = [
  {
    table: 'tracked_events',
    along: ['event_forwards'],
    days: 30,
    over: (before) => sql`at < ${before} and not ${ofOrders}`,
  },
  { table: 'tracked_events', days: 400, over: (before) => sql`at < ${before} and ${ofOrders}` },
  { table: 'customer_touches', days: 400, over: (before) => sql`at < ${before}` },
  { table: 'order_touches', days: 400, over: (before) => sql`at < ${before}` },
  { table: 'measuring_choices', days: 1096, over: (before) => sql`at < ${before}` },
]

export const trackingJobs: RoomJobs = {
  handlers: hearEvents,
  chores: [
    { name: 'tracking.forward', cron: '* * * * *', lane: 'adverts', run: (job) => forwardEvents(job) },
    { name: 'tracking.roll-up', cron: '*/10 * * * *', run: rollUp },
    sweepChore('tracking.sweep', '17 4 * * *', trackingRetentions),
  ],
}
