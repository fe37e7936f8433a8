import { readReading } from '#catalog/reader/fetching/save-reading.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import type { Reader } from '#people/notices/letter.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { PriceLookup } from './price-lookup.ts'
import { pricedPath } from './priced-path.ts'

/**
 * Tells who asked what staff found of their link: a customer by letter and in the app, a guest by letter, with the page on which
 * it is added; or why there is no price.
 */
export const tellLookup: Handler = {
  name: 'cart.tell-lookup',
  on: 'lookup.answered',
  lane: 'orders',
  handle: ({ write, origin }, { lookupId }, key) =>
    write(async (work) => {
      const lookup = await work.db.selectFrom('price_lookups').selectAll().where('id', '=', lookupId).executeTakeFirst()
      const asker = lookup && (await readAsker(work, lookup))
      // Deleted meanwhile.
      if (!lookup || !asker) return
      const { reader, name } = asker
      const as = { locale: reader.locale }
      const shop = isolate(new URL(lookup.url).hostname.replace(/^www\./, ''))
      const found = await wordFound(work, lookup, reader.locale)
      const home = `${origin}/${reader.locale}`
      await tellCustomer(work, reader, {
        key: `cart:${key}`,
        kind: found ? 'cart_mail_priced' : 'cart_mail_refused',
        ...(lookup.customer_id === null && { by: ['mail'] as const }),
        subject: found ? m.cart_mail_priced_subject({ shop }, as) : m.cart_mail_refused_subject({ shop }, as),
        hello: name === null ? m.cart_mail_hello_guest({}, as) : m.cart_mail_hello({ name }, as),
        paragraphs: found ?? wordRefusal(lookup, reader.locale),
        action: found
          ? { text: m.cart_mail_priced_action({}, as), url: `${home}${pricedPath(lookup.reading_id, lookup.quantity)}` }
          : { text: m.cart_mail_refused_action({}, as), url: `${home}/cart` },
        footer: m.cart_mail_footer({}, as),
        about: { lookup: lookup.id, ...(lookup.customer_id !== null && { customer: lookup.customer_id }) },
      })
    }),
}

async function readAsker(work: Work, { customer_id: id, email, language }: PriceLookup) {
  if (id !== null) {
    const customer = (await readCustomers(work, [id])).get(id)
    return customer ? { reader: customer as Reader, name: customer.firstName } : null
  }
  const locale: Locale = language === 'en' ? 'en' : 'ar'
  return email === null ? null : { reader: { id: email, email, locale }, name: null }
}

async function wordFound(work: Work, { reading_id: id }: PriceLookup, locale: Locale) {
  const facts = id === null ? null : ((await readReading(work, id))?.facts ?? null)
  if (!facts) return null
  const { title, price, currency } = facts
  const minor = parseAmount(price ?? '')
  const amount = minor !== null && isCurrency(currency) ? formatMoney(money(minor, currency), locale) : (price ?? '')
  return [
    m.cart_mail_priced_text({ title: isolate(title), price: isolate(amount) }, { locale }),
    m.cart_mail_priced_next({}, { locale }),
  ]
}

function wordRefusal({ refusal, note }: PriceLookup, locale: Locale): readonly string[] {
  const why = sentence(`cart_lookup_why_${refusal}`, {}, locale)
  return [m.cart_mail_refused_text({}, { locale }), ...(why ? [why] : []), ...(note ? [isolate(note)] : [])]
}
