import type { FeedRun, FeedView } from '#catalog/products/feeds/read-feeds.ts'
import { sayRunFault } from '#catalog/products/feeds/say-faults.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export function feedColumns(site: Site): readonly Column<FeedView>[] {
  return [
    {
      key: 'feed',
      title: m.catalogue_feed(),
      lead: true,
      wide: true,
      cell: ({ name, store }) => (
        <span className="block min-w-0">
          <bdi className="block font-semibold">{name}</bdi>
          <Ltr className="block text-xs text-soft">{store}</Ltr>
        </span>
      ),
    },
    { key: 'state', title: m.catalogue_state(), cell: (feed) => <FeedState feed={feed} /> },
    {
      key: 'looked',
      title: m.catalogue_feed_looked(),
      cell: ({ lastRun }) =>
        lastRun ? <bdi className="figures">{sayPlainTime(lastRun.startedAt, site)}</bdi> : m.catalogue_feed_never(),
    },
    ...runCounts<FeedView>(({ lastRun }) => lastRun),
    { key: 'offers', title: m.catalogue_feed_offers(), numeric: true, cell: ({ offers }) => formatCount(offers) },
    {
      key: 'next',
      title: m.catalogue_feed_next(),
      cell: ({ isOn, nextAt }) => (isOn ? <bdi className="figures">{sayPlainTime(nextAt, site)}</bdi> : '—'),
    },
  ]
}

/** What a run took, changed, lost and refused. */
export function runCounts<Row>(runOf: (row: Row) => FeedRun | null): readonly Column<Row>[] {
  const count = (row: Row, name: 'added' | 'changed' | 'gone' | 'refused') => {
    const run = runOf(row)
    return run ? formatCount(run[name]) : '—'
  }
  return [
    { key: 'added', title: m.catalogue_run_added(), numeric: true, cell: (row) => count(row, 'added') },
    { key: 'changed', title: m.catalogue_run_changed(), numeric: true, cell: (row) => count(row, 'changed') },
    { key: 'gone', title: m.catalogue_run_gone(), numeric: true, cell: (row) => count(row, 'gone') },
    { key: 'refused', title: m.catalogue_run_refused(), numeric: true, cell: (row) => count(row, 'refused') },
  ]
}

const tones: Readonly<Record<FeedRun['state'], Tone>> = {
  running: 'info',
  done: 'ok',
  unchanged: 'ok',
  failed: 'bad',
  stopped: 'warn',
}
const names: Readonly<Record<FeedRun['state'], () => string>> = {
  running: m.catalogue_run_running,
  done: m.catalogue_run_done,
  unchanged: m.catalogue_run_unchanged,
  failed: m.catalogue_run_failed,
  stopped: m.catalogue_run_stopped,
}

/** How a run ended, with why where it did not end well. */
export function RunState({ run }: { readonly run: FeedRun }) {
  return (
    <span className="block">
      <Badge tone={tones[run.state]} size="small">
        {names[run.state]()}
      </Badge>
      {run.why !== null && <span className="mt-1 block text-sm text-soft">{sayRunFault(run.why)}</span>}
    </span>
  )
}

function FeedState({ feed: { isOn, lastRun } }: { readonly feed: FeedView }) {
  if (!isOn)
    return (
      <Badge tone="neutral" size="small">
        {m.catalogue_store_off()}
      </Badge>
    )
  if (!lastRun)
    return (
      <Badge tone="wait" size="small">
        {m.catalogue_feed_waits()}
      </Badge>
    )
  return <RunState run={lastRun} />
}
