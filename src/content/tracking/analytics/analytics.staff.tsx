import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readForwards } from '#content/tracking/forwarding/read-forwards.ts'
import { adReceivers } from '#content/tracking/forwarding/receivers.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { AnalyticsHeading } from './analytics-heading.tsx'
import { readQuestion, siteOf } from './analytics-question.ts'
import { ForwardsTable } from './forwards-table.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { besides, eventTexts } from './names.ts'
import { PartsTable } from './parts-table.tsx'
import { QuestionForm } from './question-form.tsx'
import { readTraffic } from './read-traffic.ts'
import { VisitDays } from './visit-days.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { locale, site, now } = visit
  const question = readQuestion(new URL(request.url).searchParams, now, site)
  const traffic = await visit.read((work) => readTraffic(work, question))
  const forwards = await visit.read(readForwards)
  const on = visit.ports.get(adReceivers).map(({ name }) => name)
  return { locale, currency: moneyOf(siteOf(question, site)), question, traffic, forwards, on }
}

function moneyOf(site: Site | null): Currency | null {
  return site === null ? null : sites[site].currency
}

/** How many came, from where, and how far: sums of days. */
export default function Analytics() {
  const { locale, currency, question, traffic, forwards, on } = useLoaderData<typeof loader>()
  const { now, before, parts, days } = traffic
  const here = `/${locale}/ops/analytics`
  const worth = (minor: bigint) => currency && <Amount money={{ minor, currency }} locale={locale} />
  return (
    <>
      <AnalyticsHeading locale={locale} at="analytics" lead={m.tracking_analytics_lead()} />
      <QuestionForm here={here} question={question} />
      {parts.length === 0 ? (
        <EmptyState drawing="harbour" title={m.tracking_empty()} text={m.tracking_empty_text()} level={2} />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <FunnelChart traffic={{ now, before }} />
          <div className="grid gap-4">
            <VisitDays days={days} locale={locale} />
            <div className="grid grid-cols-2 gap-3">
              {currency !== null && (
                <div className="col-span-2 grid">
                  <Stat
                    label={m.tracking_worth()}
                    value={worth(now.placeOrder.minor)}
                    note={
                      <>
                        {m.tracking_before_label()}: {worth(before.placeOrder.minor)}
                      </>
                    }
                    icon="cash"
                  />
                </div>
              )}
              {besides.map((name) => (
                <Stat
                  key={name}
                  label={eventTexts[name]()}
                  value={<span className="figures">{formatCount(now[name].count)}</span>}
                  note={m.tracking_before({ count: formatCount(before[name].count) })}
                />
              ))}
            </div>
          </div>
          <div className="min-w-0 xl:col-span-2">
            <PartsTable here={here} question={question} parts={parts} locale={locale} currency={currency} />
          </div>
        </div>
      )}
      <div className="mt-4 min-w-0">
        <ForwardsTable forwards={forwards} on={on} locale={locale} />
      </div>
    </>
  )
}
