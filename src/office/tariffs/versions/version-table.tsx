import { Facts } from '#platform/ui/lists/facts.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type RateSource, rateSources } from '#pricing/quote/explain/rate-fact.ts'
import { rateSourceName } from '#pricing/quote/explain/rate-lines.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { VersionRow } from './read-history.ts'

const ownReasons: Readonly<Record<string, (() => string) | undefined>> = {
  'New exchange rates': m.tariffs_why_rates,
  'First tables of the site': m.tariffs_why_first,
}

const states: Readonly<Record<VersionRow['state'], { readonly tone: Tone; readonly name: () => string }>> = {
  scheduled: { tone: 'wait', name: m.tariffs_scheduled },
  now: { tone: 'ok', name: m.tariffs_now },
  past: { tone: 'neutral', name: m.tariffs_past },
}

type Place = { readonly locale: Locale; readonly site: Site }

/** The tables that hold now: since when, by whom, why, and where the numbers come from. */
export function HoldingVersion({ version, locale, site }: Place & { readonly version: VersionRow }) {
  return (
    <Card title={m.tariffs_now()} aside={<VersionBadge state="now" />}>
      <Facts
        items={[
          { term: m.tariffs_valid_from(), value: <bdi>{sayMoment(version.validFrom, locale, site)}</bdi> },
          { term: m.tariffs_published_by(), value: whoText(version) },
          { term: m.tariffs_why(), value: <bdi>{sayVersionWhy(version)}</bdi> },
          { term: m.tariffs_source(), value: <SourceText version={version} locale={locale} /> },
        ]}
      />
    </Card>
  )
}

/** Every version with what it changed, the ones to come in front. */
export function VersionTable({ versions, locale, site }: Place & { readonly versions: readonly VersionRow[] }) {
  const last = versions.at(-1)
  const now = versions.find((version) => version.state === 'now')
  const compare = (from: string, to: string) => `/${locale}/ops/pricing/compare?site=${site}&a=${from}&b=${to}`
  return (
    <>
      <Table
        caption={m.tariffs_history()}
        rows={versions}
        rowKey={(version) => version.id}
        marked={(version) => version.state === 'now'}
        dense
        columns={[
          {
            key: 'from',
            title: m.tariffs_valid_from(),
            lead: true,
            cell: (version) => <bdi>{sayMoment(version.validFrom, locale, site)}</bdi>,
          },
          { key: 'state', title: m.tariffs_state(), cell: (version) => <VersionBadge state={version.state} /> },
          { key: 'by', title: m.tariffs_published_by(), cell: whoText },
          { key: 'why', title: m.tariffs_why(), wide: true, cell: (version) => <bdi>{sayVersionWhy(version)}</bdi> },
          {
            key: 'changed',
            title: m.tariffs_what_changed(),
            cell: (version) =>
              version.previous ? (
                <TextLink to={compare(version.previous, version.id)}>{m.tariffs_what_changed()}</TextLink>
              ) : (
                '—'
              ),
          },
          {
            key: 'compare',
            title: m.tariffs_compare_with(),
            cell: (version) =>
              now && now.id !== version.id ? (
                <TextLink to={compare(version.id, now.id)} className="whitespace-normal">
                  {m.tariffs_compare_with()}
                </TextLink>
              ) : (
                '—'
              ),
          },
        ]}
      />
      {last?.previous && (
        <TextLink
          to={`/${locale}/ops/pricing?site=${site}&before=${encodeURIComponent(last.validFrom.toISOString())}`}
          className="mt-3"
        >
          {m.tariffs_older()}
        </TextLink>
      )}
    </>
  )
}

function VersionBadge({ state }: Pick<VersionRow, 'state'>) {
  return (
    <Badge tone={states[state].tone} size="small">
      {states[state].name()}
    </Badge>
  )
}

function whoText({ by, author }: VersionRow) {
  return (
    <>
      <bdi>{by ?? m.tariffs_by_system()}</bdi>
      {author && <span className="text-soft"> · {m.tariffs_written_by({ name: isolate(author) })}</span>}
    </>
  )
}

function SourceText({ version, locale }: { readonly version: VersionRow; readonly locale: Locale }) {
  if (version.draft === null) return <bdi>{sayVersionSource(version, locale)}</bdi>
  const number = String(version.draft)
  return <TextLink to={`/${locale}/ops/pricing/drafts/${number}`}>{m.tariffs_draft({ number })}</TextLink>
}

/** Why a version was published: as a person wrote it, or in the reader's language where the system did it. */
function sayVersionWhy({ by, why }: Pick<VersionRow, 'by' | 'why'>): string {
  return (by === null ? ownReasons[why]?.() : undefined) ?? why
}

/** Where a version's numbers come from; `cbe 2026-11-22: AED, USD; …` of the system with the sources by their names. */
function sayVersionSource({ by, source }: Pick<VersionRow, 'by' | 'source'>, locale: Locale): string {
  if (by !== null) return source
  return source
    .split('; ')
    .map((part) => {
      const [, key = '', rest = ''] = /^([a-z-]+)(?: |:)(.*)$/.exec(part) ?? []
      return isRateSource(key) ? `${rateSourceName(key, locale)} \u2066${rest.trim()}\u2069` : part
    })
    .join(' · ')
}

function isRateSource(key: string): key is RateSource {
  return rateSources.some((one) => one === key)
}
