import { cancelledText } from '#fronts/account/cancelling/cancelled-text.ts'
import type { Expectation } from '#fulfilment/expectations/expectation.ts'
import { sayExpectation } from '#fulfilment/expectations/say-expectation.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { WayBar } from '#platform/ui/show/way-bar.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { orderOnWay, type WayPart, wayParts } from '#selling/orders/items/order-way.ts'
import { m } from '#words/messages.js'
import type { OrderFacts } from './load-order.ts'
import { OrderPicture } from './order-picture.tsx'

/** What an order is about, before anything else: its goods, where they are, how far that is, and when they come. */
export function OrderHead({ facts, home }: { readonly facts: OrderFacts; readonly home: string }) {
  const { order, photos, cases, locale, site } = facts
  const isLookedAt = cases.some(({ state }) => state !== 'executing')
  return (
    <section className="lg:border-b lg:border-line lg:bg-surface">
      <div className="mx-auto grid max-w-shop items-center lg:grid-cols-[1fr_1.08fr] lg:gap-14 lg:px-6 lg:py-10">
        <div className="lg:order-last">
          <OrderPicture items={order.items} photo={photos.at(-1) ?? null} locale={locale} site={site} />
        </div>
        <div className="grid min-w-0 gap-3 px-4 pt-4 sm:px-6 lg:gap-4 lg:px-0 lg:pt-0">
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
            <span>
              {m.account_order_title({ number: isolateLtr(order.number) })} · {sayDay(order.placedAt, locale, site)}
            </span>
            <TextLink to={`${home}/account/orders`} quiet icon="back" className="min-h-11 text-sm">
              {m.account_orders()}
            </TextLink>
          </p>
          <h1 className="text-2xl sm:text-3xl">{isLookedAt ? m.account_case_title() : order.goods}</h1>
          <OrderWay facts={facts} />
          {order.tab === 'cancelled' ? (
            <p>{cancelledText(order, locale)}</p>
          ) : (
            facts.expected && <WhenExpected expected={facts.expected} facts={facts} />
          )}
        </div>
      </div>
    </section>
  )
}

/** The five parts of the way; nothing for a cancelled order. */
function OrderWay({ facts: { order, site, locale } }: { readonly facts: OrderFacts }) {
  const place = orderOnWay(order.items.map(({ state }) => state))
  if (!place) return null
  const at = wayParts.indexOf(place.part)
  const names: Readonly<Record<WayPart, () => string>> = {
    ordered: m.account_way_ordered,
    bought: m.account_way_bought,
    warehouse: m.account_way_warehouse,
    country: () => m.account_way_country({ country: siteWords(site, locale).countryInSentence }),
    yours: m.account_way_yours,
  }
  const parts = wayParts.map((part) => names[part]())
  const label = m.account_way_at({ at: String(at + 1), of: String(parts.length), part: parts[at] ?? '' })
  return <WayBar label={label} parts={parts} at={at} share={place.share} />
}

type WhenProps = { readonly expected: Expectation; readonly facts: OrderFacts }

/** The day on which the goods are expected and that of our next news; what is late or asked is said openly. */
function WhenExpected({ expected, facts: { locale, site } }: WhenProps) {
  const { tone, text, next, arrival } = sayExpectation(expected, { locale, site })
  const isLate = tone === 'late'
  const hasReason = isLate || expected.asked !== null || expected.amiss !== null || expected.promised !== null
  return (
    <div className={isLate ? 'flex gap-2.5 rounded border border-warn-line bg-warn-soft p-3' : 'flex gap-2.5'}>
      <Icon name={isLate ? 'clock' : 'calendar'} className="mt-[0.2em]" />
      <div className="min-w-0">
        {arrival && <p className="font-semibold">{arrival}</p>}
        <p className={arrival ? 'text-sm text-soft' : 'font-semibold'}>{next}</p>
        {(hasReason || !arrival) && <p className="text-sm text-soft">{text}</p>}
      </div>
    </div>
  )
}
