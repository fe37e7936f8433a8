import type { Currency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { DayCharts } from './day-charts.tsx'
import type { Charts } from './read-charts.ts'
import { TransitChart } from './transit-chart.tsx'
import { WaitingChart } from './waiting-chart.tsx'

type OverviewChartsProps = { readonly charts: Charts; readonly locale: Locale; readonly currency: Currency }

/** The shop's pace in pictures, each with its figures as a table. */
export function OverviewCharts({ charts, locale, currency }: OverviewChartsProps) {
  const { ages, days, transit, showsMoney } = charts
  return (
    <div className="mt-8 grid items-start gap-4 xl:grid-cols-2">
      {ages.length > 0 && <WaitingChart ages={ages} locale={locale} />}
      {days.length > 0 && <DayCharts days={days} locale={locale} currency={currency} showsMoney={showsMoney} />}
      {transit && <TransitChart transit={transit} locale={locale} />}
    </div>
  )
}
