import { sql } from 'kysely'
import { readingRetentions } from '#catalog/reader/fetching/reading-retentions.ts'
import { sweepChore } from '#platform/background/sweep.ts'

// What a customer ordered or has in a cart was read on that page; staff look at it for as long as the order is looked at.
const isNamed = sql<boolean>`
  exists (select from order_items where reading_id = link_readings.id)
  or exists (select from item_readings where reading_id = link_readings.id)
  or exists (select from cart_items where reading_id = link_readings.id)`

export const sweepReadings = sweepChore('orders.sweep-readings', '43 4 * * *', readingRetentions(isNamed))
