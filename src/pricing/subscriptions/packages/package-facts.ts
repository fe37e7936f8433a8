import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Site } from '#sites/sites.ts'

const minor = z.string().transform((text) => BigInt(text))
const moment = z.coerce.date()

const ownFacts = z.object({
  id: z.string(),
  packageId: z.string(),
  /** The terms it was sold with. */
  versionId: z.string(),
  status: z.enum(['Active', 'Requested', 'Expired', 'QuotaReached']),
  quota: minor.nullable(),
  consumption: minor,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  endedAt: moment.nullable(),
  isPaid: z.boolean(),
})

/** The facts about packages that can change between two prices: their revision, and the customer's own package. */
export const packageFacts = z.object({
  revision: z.string(),
  own: z
    .array(ownFacts)
    .nullable()
    .transform((own) => own ?? []),
})
export type PackageFacts = z.output<typeof packageFacts>

/**
 * The facts as a JSON value, to be selected within another statement. `customer` may be null, `order` is not counted.
 */
export function selectPackageFacts(
  site: Site,
  customer: RawBuilder<string | null>,
  orderId: string | null,
): RawBuilder<unknown> {
  // If an order is quoted again, its own use does not count.
  const used = orderId
    ? sql`consumption_minor - coalesce((select minor from quota_uses
        where order_id = ${orderId} and subscription_id = subscriptions.id), 0)`
    : sql`consumption_minor`
  return sql`json_build_object('revision', (select revision from package_revision), 'own', (
    select json_agg(json_build_object('id', id, 'packageId', package_id, 'versionId', version_id, 'status', status,
      'quota', quota_minor::text, 'consumption', (${used})::text, 'startsAt', starts_at, 'endsAt', ends_at,
      'endedAt', ended_at, 'isPaid', paid_at is not null) order by id)
    from subscriptions where customer_id = ${customer} and site = ${site}
      and (status in ('Active', 'Requested') or (status in ('Expired', 'QuotaReached') and let_go_at is null))))`
}
