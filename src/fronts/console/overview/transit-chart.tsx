import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import type { RouteTransit, Transit } from './read-transit.ts'

type TransitChartProps = { readonly transit: Transit; readonly locale: Locale }

/** From each warehouse abroad to the office: what half of the goods took, and four fifths, beside what is promised. */
export function TransitChart({ transit, locale }: TransitChartProps) {
  const { routes, usualDays, mostDays } = transit
  const most = Math.max(mostDays, ...routes.map((route) => route.p80), 1)
  return (
    <Card
      className="xl:col-span-2"
      title={m.console_chart_transit()}
      aside={<Link to={`/${locale}/ops/late/times`}>{m.expectations_times()}</Link>}
    >
      <p className="mb-3 text-sm text-soft">
        {m.console_chart_transit_lead({ usual: String(usualDays), most: String(mostDays) })}
      </p>
      {routes.length === 0 ? (
        <p>{m.console_chart_transit_none()}</p>
      ) : (
        <Table
          dense
          caption={m.console_chart_transit()}
          rows={routes}
          rowKey={(route) => route.country}
          columns={[
            {
              key: 'route',
              title: m.console_chart_route(),
              lead: true,
              cell: (route) => countryName(route.country, locale),
            },
            {
              key: 'span',
              title: m.console_chart_days(),
              wide: true,
              cell: (route) => <Span route={route} usual={usualDays} most={most} />,
            },
            { key: 'p50', title: m.console_chart_p50(), numeric: true, cell: (route) => route.p50 },
            { key: 'p80', title: m.console_chart_p80(), numeric: true, cell: (route) => route.p80 },
            { key: 'samples', title: m.console_chart_samples(), numeric: true, cell: (route) => route.samples },
          ]}
        />
      )}
    </Card>
  )
}

type SpanProps = { readonly route: RouteTransit; readonly usual: number; readonly most: number }

function Span({ route, usual, most }: SpanProps) {
  const at = (days: number) => (days * 1000) / most
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 12"
      preserveAspectRatio="none"
      className="block h-3 w-full min-w-32 text-sea rtl:-scale-x-100"
    >
      <rect y="4" width="1000" height="4" className="fill-sunken" />
      <rect y="3" width={at(route.p80)} height="6" fill="currentColor" className="opacity-40" />
      <rect y="3" width={at(route.p50)} height="6" fill="currentColor" />
      <rect x={Math.min(994, at(usual))} width="6" height="12" className="fill-warn" />
    </svg>
  )
}
