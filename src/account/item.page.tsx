import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Film } from '#custody/film.tsx'
import { isWithUs, readFilm } from '#custody/read-film.ts'
import { readShortItems } from '#custody/read-short-items.ts'
import { ExpectedNote } from '#expectations/expected-note.tsx'
import { readExpectations } from '#expectations/read-expectations.ts'
import { withArrival } from '#expectations/with-arrival.ts'
import { formatCount } from '#money/format-money.ts'
import { stateLabel } from '#orders/item-label.ts'
import { type ItemState, isFinal, rankOf } from '#orders/item-states.ts'
import { orderTimeline } from '#orders/order-timeline.ts'
import { readItemHistory } from '#orders/read-item-history.ts'
import { readOrder } from '#orders/read-order.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { foundPage } from '#platform/found-page.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { sayDay, sayTime } from '#platform/say-date.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { ProductThumb } from '#platform/ui/product-thumb.tsx'
import { TextLink } from '#platform/ui/text-link.tsx'
import { Timeline, type TimelineState } from '#platform/ui/timeline.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { comingStep } from './coming-step.ts'
import { ItemDifferences } from './item-differences.tsx'
import { LostNote } from './lost-note.tsx'
import { ItemFacts } from './order-items.tsx'
import { lossOf } from './read-loss.ts'
import { stateTone } from './state-tone.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site } = visit
  return foundPage(
    visit.read(async (work) => {
      const order = await readOrder(work, params.number ?? '')
      const item = order.items.find((one) => one.id === params.id)
      if (!item) throw data(null, { status: 404 })
      const [history, expectations, film, short] = await Promise.all([
        readItemHistory(work, [item.id]),
        readExpectations(work, [item]),
        readFilm(work, item.id),
        readShortItems(work, order),
      ])
      const steps = history.map(({ at, to, event, note, data: facts }) => ({
        ...{ at, to, label: stateLabel(to, site, item.country, locale) },
        // What was lost is told with what became of it and how we know.
        lost: event === 'writeOff' ? { what: lossOf(facts), why: note } : null,
      }))
      const expected = expectations.get(item.id) ?? null
      const way = withArrival(
        orderTimeline(history, new Map([[item.id, item.state]]), order.arrival === 'delivery', work.site),
        expected,
      )
      const isOver = isFinal(item.state)
      const stays = item.state === 'cancelled' && isWithUs(film)
      const coming = isOver
        ? []
        : way.filter(({ state, reachedAt }) => !reachedAt && rankOf(state) > rankOf(item.state))
      const named = coming.map((step) => ({ ...step, label: stateLabel(step.state, site, item.country, locale) }))
      return {
        item,
        short: short[item.id],
        steps,
        expected,
        coming: named,
        film,
        stays,
        number: order.number,
        locale,
        site,
      }
    }),
  )
}

/** The way of one item, step by step as it happened. */
export default function ItemPage() {
  const { item, short, steps, expected, coming, film, stays, number, locale, site } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{item.title}</PageTitle>
      <PageHeading
        title={<bdi>{item.title}</bdi>}
        back={{
          to: `/${locale}/account/orders/${number}`,
          text: m.account_order_title({ number: `\u2066${number}\u2069` }),
        }}
        aside={
          <Badge tone={stateTone(item.state)} wraps>
            {item.stateLabel}
          </Badge>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card title={m.account_tracking()}>
          {expected && <ExpectedNote expected={expected} locale={locale} site={site} />}
          <Timeline
            label={m.account_tracking()}
            stateLabels={{
              done: m.account_step_done(),
              now: m.account_step_now(),
              next: m.account_step_next(),
              trouble: m.account_step_trouble(),
            }}
            steps={[
              ...steps.map((step, place) => ({
                key: String(place),
                title: step.label,
                at: sayTime(step.at, locale, site),
                state: stateOf(step.to, place === steps.length - 1),
                ...(step.lost && { note: <LostNote lost={step.lost} /> }),
              })),
              ...coming.map(({ state, label, expectedFrom, expectedTo }) => ({
                key: state,
                title: comingStep(state, label),
                state: 'next' as const,
                ...(expectedFrom &&
                  expectedTo && {
                    note: m.account_step_expected({
                      from: sayDay(expectedFrom, locale, site),
                      to: sayDay(expectedTo, locale, site),
                    }),
                  }),
              })),
            ]}
          />
        </Card>
        <Card>
          <div className="flex gap-4">
            <ProductThumb src={item.image} alt="" size={96} />
            <div className="min-w-0 grow">
              <ItemFacts item={item} short={short} locale={locale} />
              {item.realGrams !== null && (
                <p className="text-sm text-soft">{m.account_real_weight({ grams: formatCount(item.realGrams) })}</p>
              )}
              <TextLink href={item.url} newTab className="mt-2 min-h-11 text-sm">
                {m.account_store_page()}
              </TextLink>
            </div>
          </div>
          <ItemDifferences item={item} />
        </Card>
        <Film steps={film} stays={stays} locale={locale} site={site} />
      </div>
    </>
  )
}

function stateOf(to: ItemState, isLast: boolean): TimelineState {
  if (!isLast) return 'done'
  if (to === 'cancelled') return 'trouble'
  return isFinal(to) ? 'done' : 'now'
}
