import { type RawBuilder, sql } from 'kysely'
import { permits } from '#people/access/permissions.ts'
import { findCustomers } from '#people/accounts/search/find-customers.ts'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { ConsentsAsked } from './consents-asked.ts'

/** A consent or its end: when, after which sentence, in which language, and to what. */
export type ConsentRow = {
  readonly id: string
  readonly at: Date
  readonly said: 'yes' | 'no' | 'asked' | 'confirmed' | 'left' | 'bounced' | 'complained'
  /** Companies of adverts that the sentence named. */
  readonly receivers: readonly string[]
  readonly wording: string
  readonly locale: string
  /** The visitor's own number, or the number of the subscription. */
  readonly of: string
  readonly customerId: string | null
  readonly email: string | null
}

const mostFound = 50

/** The register of the visited site, the newest first, for admins alone; `q` is a customer's name or mail. */
export async function readConsents(work: Work, { of, q, from, until }: ConsentsAsked, asked: PageAsked) {
  if (!permits(work.who, 'audit')) throw no.FORBIDDEN()
  const ids =
    q === '' ? [] : (await findCustomers(work, q, [], { page: 1, pageSize: mostFound })).rows.map(({ id }) => id)
  const zone = sites[work.site].timeZone
  const known = sql`one.site = ${work.site}
    and (${from}::date is null or one.at >= ${from}::date::timestamp at time zone ${zone})
    and (${until}::date is null or one.at < (${until}::date + 1)::timestamp at time zone ${zone})`
  const { from: rowsFrom, fits, columns } = registers[of]
  const where = q === '' ? known : sql`${known} and (${fits(ids, q)})`
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${rowsFrom} where ${where}`.execute(
    work.db,
  )
  const total = counted.rows[0]?.total ?? 0
  const { offset, ...place } = pageWithin(asked, total)
  const { rows } = await sql<ConsentRow>`
    select one.id::text as id, one.at, one.wording, one.locale, ${columns} from ${rowsFrom}
    where ${where} order by one.at desc, one.id desc limit ${place.pageSize} offset ${offset}`.execute(work.db)
  return { rows, total, ...place }
}

type Register = {
  readonly from: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  readonly fits: (ids: readonly string[], q: string) => RawBuilder<unknown>
}

const registers: Readonly<Record<ConsentsAsked['of'], Register>> = {
  measuring: {
    from: sql`measuring_choices one left join customers customer on customer.id = one.customer_id`,
    columns: sql`one.choice as said, one.receivers, one.client as of, one.customer_id as "customerId",
      customer.email::text as email`,
    // Also what was chosen in the same browser before they signed in.
    fits: (ids) => sql`one.client in (select client from measuring_choices where customer_id = any(${ids}::uuid[]))`,
  },
  newsletter: {
    from: sql`newsletter_consents one join newsletter_subscriptions subscription on subscription.id = one.subscription_id`,
    columns: sql`one.kind as said, '{}'::text[] as receivers, subscription.id::text as of,
      subscription.customer_id as "customerId", subscription.email::text as email`,
    fits: (ids, q) => sql`subscription.customer_id = any(${ids}::uuid[]) or subscription.email = ${q}::citext`,
  },
}
