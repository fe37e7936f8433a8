import { readCustomers } from '#people/accounts/read-customers.ts'
import type { MessageKind } from '#people/notices/kinds/message-kinds.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Ports } from '#platform/work/ports.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ItemState } from './items/item-states.ts'
import { findOrder } from './items/lock-order.ts'
import { letterGoods, movedTitle } from './letter-goods.ts'
import { readOrderMoney } from './money/order-money.ts'
import { type OrderPage, readOrder } from './read-order.ts'

/** The kind of message, and two messages of the room's words: `<wording>_subject` and `<wording>_text`. */
export type Wording = MessageKind

export type Telling = {
  /** Names the occasion: one message, however often this is called. */
  readonly key: string
  readonly orderId: string
  /** The site's own address, for the link to the order. */
  readonly origin: string
  readonly wording: Wording
  /** Another subject than the wording's own. */
  readonly subject?: `${string}_mail_${string}_subject`
  readonly facts?: Readonly<Record<string, string | bigint>>
  readonly itemIds?: readonly string[]
  /** The state that the items have come to: the letter begins with where they are. */
  readonly movedTo?: ItemState
  /** Where the picture proxy is, for the pictures of the goods. */
  readonly ports?: Ports
  /** Shown large: a pickup code. */
  readonly code?: string
  /** Adds the lines of the price, each with its reasons. */
  readonly withPrice?: boolean
  /** Adds what is due before anything is handed over. */
  readonly isArrival?: boolean
  /** Text after the message, before the price, and the button's target instead of the order's page. */
  readonly next?: { readonly paragraphs: readonly string[]; readonly path: string; readonly text: string }
}

/** Writes to the customer about an order, in their language. Amounts are written out, items named by their titles. */
export async function tellBuyer(work: Work, telling: Telling): Promise<void> {
  const {
    key,
    orderId,
    origin,
    wording,
    facts = {},
    itemIds = [],
    code,
    withPrice = false,
    isArrival = false,
    next,
    movedTo,
    ports,
    subject: title = `${wording}_subject`,
  } = telling
  const order = await work.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.number', 'customers.id', 'customers.email', 'customers.language', 'customers.first_name as name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const locale: Locale = order.language === 'en' ? 'en' : 'ar'
  const customer = (await readCustomers(work, [order.id])).get(order.id)
  const items = await titlesOf(work, itemIds, locale)
  const amounts = Object.entries(facts).map(([name, value]) => [name, write(work, value, locale)])
  const said = { number: isolate(order.number), items, ...Object.fromEntries(amounts) }
  const dueAtArrival = isArrival ? await arrivalLines({ ...work, locale }, orderId) : []
  const page = await readOrder({ ...work, locale, who: { kind: 'customer', id: order.id } }, order.number)
  const price = withPrice ? priceRows({ ...work, locale }, page) : null
  const headline = movedTo && movedTitle({ ...work, locale }, { order: page, itemIds }, movedTo)
  const subject = say(title, { ...said, number: order.number }, locale)
  await tellCustomer(
    work,
    { id: order.id, email: order.email, phone: customer?.phone ?? null, locale },
    {
      key: `orders:${key}`,
      kind: wording,
      subject,
      ...(headline && { title: headline }),
      heading: m.orders_mail_heading({ number: isolate(order.number) }, { locale }),
      hello: m.orders_mail_hello({ name: order.name }, { locale }),
      paragraphs: [
        say(`${wording}_text`, said, locale),
        ...(next?.paragraphs ?? []),
        ...dueAtArrival,
        ...(price?.before ?? []),
      ],
      goods: letterGoods(
        { ...work, locale },
        { order: page, itemIds, origin, ...(movedTo && { movedTo }), ...(ports && { ports }) },
      ),
      ...(price && { rows: price.rows }),
      action: {
        text: next?.text ?? m.orders_mail_action({}, { locale }),
        url: `${origin}/${locale}${next?.path ?? `/account/orders/${order.number}`}`,
      },
      ...(movedTo === 'purchased' && { afterAction: m.orders_mail_purchased_after({}, { locale }) }),
      footer: m.orders_mail_footer({}, { locale }),
      about: { order: orderId, customer: order.id },
      ...(code && { code }),
    },
  )
}

function say(key: string, facts: Readonly<Record<string, string>>, locale: Locale): string {
  const said = sentence(key, facts, locale)
  if (said === null) throw new Error(`The words know no ${key}`)
  return said
}

// First what is due only after weighing; then every line that is not zero, with its computation.
function priceRows(work: Work, { costs, money: owed }: OrderPage) {
  const { locale } = work
  const before = owed.later > 0n ? [m.orders_mail_later({ later: write(work, owed.later, locale) }, { locale })] : []
  const rows = costs
    .filter(({ line, newMinor }) => newMinor !== 0n && !line.endsWith('Discount'))
    .map(({ line, name, newMinor, why }) => ({
      label: name,
      amount: write(work, line === 'discount' ? -newMinor : newMinor, locale),
      why: why.length > 0 ? why.join(' · ') : null,
    }))
  const title = m.orders_mail_price_title({}, { locale })
  return { before, rows: { title, rows, note: m.orders_mail_price_check({}, { locale }) } }
}

// Shipping that waited for the weight, and everything else that is not paid yet.
async function arrivalLines(work: Work, id: string): Promise<readonly string[]> {
  const { due: minor, later } = await readOrderMoney(work, await findOrder(work, { id }))
  if (minor === 0n) return []
  const [due, as] = [write(work, minor, work.locale), { locale: work.locale }]
  return [later > 0n ? m.orders_mail_arrived_due({ due }, as) : m.orders_mail_arrived_owed({ due }, as)]
}

async function titlesOf(work: Work, itemIds: readonly string[], locale: Locale): Promise<string> {
  if (itemIds.length === 0) return ''
  const rows = await work.db
    .selectFrom('order_items')
    .select('title')
    .where('id', 'in', itemIds)
    .orderBy('place')
    .execute()
  return new Intl.ListFormat(locale).format(rows.map((row) => isolate(row.title)))
}

function write({ site }: Work, value: string | bigint, locale: Locale): string {
  return isolate(typeof value === 'bigint' ? formatMoney(money(value, sites[site].currency), locale) : value)
}
