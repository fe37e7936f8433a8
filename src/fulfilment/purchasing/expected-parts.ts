import { sql } from 'kysely'

/**
 * Whether a line (`part`) of an item (`item`) is still expected in its parcel: lines of a wholly sent item, and sent
 * lines of an item whose other units are not sent yet; a part that was put aside is not, as long as others are to come.
 */
export const isExpectedPart = sql<boolean>`(part.closed_at is null and part.tracking_number is not null
  and (item.state = 'shipped_from_seller' or (part.is_part and (item.state = 'purchased' or item.bought_units > 0)))
  and (part.arrived_at is null or (item.state = 'shipped_from_seller' and not exists (
    select from store_order_items other
    where other.item_id = item.id and other.closed_at is null and other.arrived_at is null))))`

/** How many units of the item are neither in this parcel nor put aside already. */
export const partsElsewhere = sql<number>`(
  select (case when item.bought_units > 0 then item.quantity else coalesce(sum(other.units), 0) end
    - coalesce(sum(other.units) filter (where other.arrived_at is not null or other.tracking_number = part.tracking_number), 0))::int
  from store_order_items other where other.item_id = item.id and other.closed_at is null)`

/** The same parcels of parts, by their partial index: there are few, and none if sellers send whole items. */
export const sentParts = sql`store_order_items part join order_items item on item.id = part.item_id`
export const isSentPart = sql<boolean>`(part.is_part and part.shipped_at is not null and part.arrived_at is null
  and part.closed_at is null and (item.state = 'purchased' or item.bought_units > 0))`
