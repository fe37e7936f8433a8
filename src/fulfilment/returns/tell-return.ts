import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const letters = {
  ask: { subject: m.returns_mail_ask_subject, text: m.returns_mail_ask_text },
  approve: { subject: m.returns_mail_approve_subject, text: m.returns_mail_approve_text },
  reject: { subject: m.returns_mail_reject_subject, text: m.returns_mail_reject_text },
  chooseOffice: { subject: m.returns_mail_office_subject, text: m.returns_mail_office_text },
  receive: { subject: m.returns_mail_receive_subject, text: m.returns_mail_receive_text },
  refund: { subject: m.returns_mail_refund_subject, text: m.returns_mail_refund_text },
  expire: { subject: m.returns_mail_expire_subject, text: m.returns_mail_expire_text },
} as const

/** Mails the customer, in their language, the result of their return and the next step. */
export async function tellReturn(
  work: Work,
  news: { readonly key: string; readonly number: string; readonly event: string; readonly origin: string },
): Promise<void> {
  const { key, number, event, origin } = news
  if (!isTold(event)) return
  const found = await work.db
    .selectFrom('returns')
    .leftJoin('offices', 'offices.code', 'returns.office_code')
    .selectAll('returns')
    .select(['offices.name_ar', 'offices.name_en'])
    .where('returns.number', '=', number)
    .executeTakeFirstOrThrow()
  const customer = (await readCustomers(work, [found.customer_id])).get(found.customer_id)
  if (!customer) throw new Error(`return ${number} has no customer`)
  const { locale } = customer
  const say = (minor: bigint) => isolate(formatMoney(money(minor, sites[work.site].currency), locale))
  const facts = {
    number: isolate(number),
    back: say(found.gross_minor - found.fee_minor),
    fee: say(found.fee_minor),
    until: isolate(found.until ? sayDay(found.until, locale, work.site) : ''),
    note: isolate(found.decision_note ?? ''),
    office: isolate((locale === 'ar' ? found.name_ar : found.name_en) ?? ''),
  }
  const subject = letters[event].subject(facts, { locale })
  const code = event === 'chooseOffice' && found.code ? { code: found.code } : {}
  await tellCustomer(work, customer, {
    key: `returns:${key}`,
    kind: `returns_mail_${event === 'chooseOffice' ? 'office' : event}`,
    subject,
    about: { return: found.id, customer: found.customer_id },
    hello: m.orders_mail_hello({ name: customer.firstName }, { locale }),
    paragraphs: [letters[event].text(facts, { locale })],
    action: { text: m.returns_mail_action({}, { locale }), url: addressOf(origin, locale, number) },
    footer: m.orders_mail_footer({}, { locale }),
    ...code,
  })
}

function isTold(event: string): event is keyof typeof letters {
  return Object.hasOwn(letters, event)
}

function addressOf(origin: string, locale: Locale, number: string): string {
  return `${origin}/${locale}/account/returns/${number}`
}
