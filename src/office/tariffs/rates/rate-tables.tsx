import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayMoment, sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { oldAfterWorkingDays } from '#pricing/quote/explain/rate-age.ts'
import { rateSourceName } from '#pricing/quote/explain/rate-lines.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { fourPlaces } from './four-places.ts'
import { faultName, outcomeBadge } from './rate-names.ts'
import type { FetchRow } from './read-fetches.ts'
import type { RatePoint, RateRow } from './read-rates.ts'

const width = 180

const height = 36

type Place = { readonly locale: Locale; readonly site: Site }

/** The rates that prices are made with now. */
export function CurrentRates({ rows, locale, site }: Place & { readonly rows: readonly RateRow[] }) {
  return (
    <Table
      caption={m.tariffs_rates_current()}
      rows={rows}
      rowKey={(row) => row.currency}
      dense
      columns={[
        {
          key: 'currency',
          title: m.tariffs_rates_currency(),
          lead: true,
          cell: (row) => <Equation row={row} site={site} />,
        },
        { key: 'source', title: m.tariffs_rates_source(), cell: (row) => <SourceCell row={row} locale={locale} /> },
        { key: 'day', title: m.tariffs_rates_day(), cell: (row) => <DayCell row={row} /> },
        {
          key: 'fetched',
          title: m.tariffs_rates_fetched(),
          cell: ({ fact }) => (fact ? <bdi>{sayMoment(new Date(fact.fetchedAt), locale, site)}</bdi> : '—'),
        },
        {
          key: 'chart',
          title: m.tariffs_rates_90_days(),
          cell: (row) => <RateChart points={row.points} locale={locale} />,
        },
        {
          key: 'history',
          title: m.tariffs_rates_history(),
          cell: ({ currency }) => (
            <TextLink to={`/${locale}/ops/pricing/rates?site=${site}&currency=${currency}#history`}>
              {m.tariffs_rates_show()}
            </TextLink>
          ),
        },
      ]}
    />
  )
}

function Equation({ row, site }: { readonly row: RateRow; readonly site: Site }) {
  return (
    <Ltr className="figures font-semibold whitespace-nowrap">
      1 {row.currency} = {fourPlaces(row.rate)} {sites[site].currency}
    </Ltr>
  )
}

function SourceCell({ row: { fact }, locale }: { readonly row: RateRow; readonly locale: Locale }) {
  if (!fact) return m.tariffs_rates_no_source()
  return (
    <>
      <bdi>{rateSourceName(fact.source, locale)}</bdi>
      {fact.over && (
        <span className="block text-soft">{m.tariffs_rates_over({ currency: isolateLtr(fact.over.currency) })}</span>
      )}
    </>
  )
}

function DayCell({ row: { fact, workingDaysOld } }: { readonly row: RateRow }) {
  if (!fact || fact.source === 'peg') return '—'
  return (
    <span className="flex flex-wrap items-center gap-2">
      <bdi>{fact.quotedOn}</bdi>
      {workingDaysOld >= oldAfterWorkingDays && (
        <Badge tone="warn" size="small">
          {m.tariffs_rates_old({ count: workingDaysOld })}
        </Badge>
      )}
    </span>
  )
}

/** What came of asking each source the last time. */
export function SourceTable({ rows, locale, site }: Place & { readonly rows: readonly FetchRow[] }) {
  return (
    <Table
      caption={m.tariffs_rates_sources()}
      rows={rows}
      rowKey={(row) => row.source}
      dense
      columns={[
        {
          key: 'source',
          title: m.tariffs_rates_source(),
          lead: true,
          cell: (row) => <bdi>{rateSourceName(row.source, locale)}</bdi>,
        },
        { key: 'at', title: m.tariffs_rates_asked(), cell: (row) => <bdi>{sayMoment(row.at, locale, site)}</bdi> },
        {
          key: 'outcome',
          title: m.tariffs_rates_outcome(),
          cell: (row) => {
            const { tone, name } = outcomeBadge(row.outcome)
            return (
              <Badge tone={tone} size="small">
                {name}
              </Badge>
            )
          },
        },
        {
          key: 'detail',
          title: m.tariffs_rates_detail(),
          wide: true,
          cell: (row) => (
            <>
              {row.fault && <span>{faultName(row.fault)} </span>}
              <Ltr className="text-soft">{row.detail}</Ltr>
            </>
          ),
        },
      ]}
    />
  )
}

/** How a rate moved, between its least and its most: time runs from left to right in both languages, as the bank's own charts do. */
function RateChart({ points, locale }: { readonly points: readonly RatePoint[]; readonly locale: Locale }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return <span className="text-soft">{m.tariffs_rates_no_chart()}</span>
  const values = points.map(({ sell }) => sell)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const begin = Date.parse(first.day)
  const span = Math.max(Date.parse(last.day) - begin, 1)
  const x = (day: string) => (((Date.parse(day) - begin) / span) * (width - 4) + 2).toFixed(1)
  const y = (sell: number) => (height - 3 - ((sell - least) / (most - least || 1)) * (height - 6)).toFixed(1)
  const said = m.tariffs_rates_chart({
    from: sayPlainDay(first.day, locale),
    to: sayPlainDay(last.day, locale),
    least: isolateLtr(least),
    most: isolateLtr(most),
  })
  return (
    <svg role="img" aria-label={said} viewBox={`0 0 ${width} ${height}`} className="h-9 w-45 text-sea">
      <title>{said}</title>
      <polyline
        points={points.map(({ day, sell }) => `${x(day)},${y(sell)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={x(last.day)} cy={y(last.sell)} r="2.5" fill="currentColor" />
    </svg>
  )
}
