import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CustodyHistory } from '#fulfilment/custody/custody-history.tsx'
import { ExpectedNote } from '#fulfilment/expectations/expected-note.tsx'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Timeline, type TimelineState } from '#platform/ui/lists/timeline.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { kindNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { DiscrepancyView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { type ItemState, isFinal } from '#selling/orders/items/item-states.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import { comingStep } from './coming-step.ts'
import { ItemDifferences } from './item-differences.tsx'
import { ItemFacts } from './item-facts.tsx'
import { loadItem } from './load-item.ts'
import { LostNote } from './lost-note.tsx'
import { stateTone } from './state-tone.ts'

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadItem(visitOf(context), request, { number: params.number ?? '', id: params.id ?? '' })
}

/** The history of one item, step by step. */
export default function ItemPage() {
  const { item, currency, found, short, steps, expected, coming, custody, stays, number, locale, site } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{item.title}</PageTitle>
      <PageHeading
        title={<bdi>{item.title}</bdi>}
        back={{
          to: `/${locale}/account/orders/${number}`,
          text: m.account_order_title({ number: isolateLtr(number) }),
        }}
        aside={
          <Badge tone={stateTone(item.state)} wraps>
            {item.stateLabel}
          </Badge>
        }
      />
      {found && (
        <div className="mb-5">
          <ItemCase found={found} locale={locale} site={site} />
        </div>
      )}
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
              <ItemFacts item={item} short={short} currency={currency} locale={locale} />
              {item.realGrams !== null && (
                <p className="text-sm text-soft">{m.account_real_weight({ grams: formatCount(item.realGrams) })}</p>
              )}
              <TextLink href={item.url} newTab className="mt-2 min-h-11 text-sm">
                {m.account_store_page()}
              </TextLink>
            </div>
          </div>
          <ItemDifferences item={item} locale={locale} />
        </Card>
        <CustodyHistory steps={custody} stays={stays} locale={locale} site={site} />
      </div>
    </>
  )
}

function stateOf(to: ItemState, isLast: boolean): TimelineState {
  if (!isLast) return 'done'
  if (to === 'cancelled') return 'trouble'
  return isFinal(to) ? 'done' : 'now'
}

type ItemCaseProps = { readonly found: DiscrepancyView; readonly locale: Locale; readonly site: Site }

/** The problem with this item, as on the order's page, and a link to the case. */
function ItemCase({ found, locale, site }: ItemCaseProps) {
  const { kind, number, state, until } = found
  const isAsked = state === 'proposed'
  const ask = actionText('ChooseForItem')
  return (
    <Card tone="warn" title={isAsked ? ask.title : m.account_case_title()}>
      <p className="font-semibold">{kindNames[kind]()}</p>
      <p className="text-soft">
        {isAsked
          ? until && m.orders_case_until({ time: isolate(sayTime(until, locale, site)) })
          : state === 'executing'
            ? m.account_case_executing()
            : m.account_case_looking()}{' '}
        <TextLink to={`/${locale}/account/discrepancies/${number}`}>
          {isAsked ? ask.action : m.account_case_open()}
        </TextLink>
      </p>
    </Card>
  )
}
