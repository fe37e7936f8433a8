import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

/** The messages to a subscriber, each with subject and text. */
const letters = {
  started: [m.subscriptions_mail_started_subject, m.subscriptions_mail_started_text],
  ending: [m.subscriptions_mail_ending_subject, m.subscriptions_mail_ending_text],
  quotaLow: [m.subscriptions_mail_quota_low_subject, m.subscriptions_mail_quota_low_text],
  expired: [m.subscriptions_mail_expired_subject, m.subscriptions_mail_expired_text],
  filled: [m.subscriptions_mail_filled_subject, m.subscriptions_mail_filled_text],
  lapsed: [m.subscriptions_mail_lapsed_subject, m.subscriptions_mail_lapsed_text],
} as const
const kinds = {
  started: 'subscriptions_mail_started',
  ending: 'subscriptions_mail_ending',
  quotaLow: 'subscriptions_mail_quota_low',
  expired: 'subscriptions_mail_expired',
  filled: 'subscriptions_mail_filled',
  lapsed: 'subscriptions_mail_lapsed',
} as const
export type TellingWay = keyof typeof letters

export type SubscriberTelling = {
  /** Names the occasion: one message, however often this is called. */
  readonly key: string
  readonly subscriptionId: string
  readonly way: TellingWay
  readonly origin: string
}

/** Writes to a subscriber by mail and in the app, in their language. */
export async function tellSubscriber(work: Work, { key, subscriptionId, way, origin }: SubscriberTelling) {
  const row = await readFacts(work, subscriptionId)
  const customer = (await readCustomers(work, [row.customer_id])).get(row.customer_id)
  if (!customer) throw new Error(`subscription ${subscriptionId} has no customer`)
  const { locale } = customer
  const name = isolate(locale === 'ar' ? row.name_ar : row.name_en)
  const said = (minor: bigint) => isolate(formatMoney(money(minor, sites[work.site].currency), locale))
  const facts = {
    name,
    day: row.ends_at ? sayDay(row.ends_at, locale, work.site) : '',
    used: said(row.consumption_minor),
    quota: row.quota_minor === null ? m.subscriptions_quota_unlimited({}, { locale }) : said(row.quota_minor),
  }
  const [subjectOf, textOf] = letters[way]
  const [subject, text] = [subjectOf(facts, { locale }), textOf(facts, { locale })]
  await tellCustomer(work, customer, {
    key: `subscriptions:${key}`,
    kind: kinds[way],
    subject,
    hello: m.subscriptions_mail_hello({ name: customer.firstName }, { locale }),
    paragraphs: [text],
    action: { text: m.subscriptions_mail_action({}, { locale }), url: `${origin}/${locale}/account/subscriptions` },
    footer: m.subscriptions_mail_footer({}, { locale }),
    about: { subscription: subscriptionId, customer: row.customer_id },
  })
}

function readFacts(work: Work, subscriptionId: string) {
  return work.db
    .selectFrom('subscriptions')
    .innerJoin('package_versions', 'package_versions.id', 'subscriptions.version_id')
    .select([
      'subscriptions.customer_id',
      'package_versions.name_ar',
      'package_versions.name_en',
      'subscriptions.ends_at',
    ])
    .select(['subscriptions.consumption_minor', 'subscriptions.quota_minor'])
    .where('subscriptions.id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
}
