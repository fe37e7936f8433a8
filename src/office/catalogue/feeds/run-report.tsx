import type { FeedRun, RefusedFeedRow } from '#catalog/products/feeds/read-feeds.ts'
import { sayRowFault } from '#catalog/products/feeds/say-faults.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { RunState, runCounts } from './feed-columns.tsx'

type RunReportProps = {
  readonly runs: readonly FeedRun[]
  /** The run whose refused rows are listed. */
  readonly opened: FeedRun | null
  readonly refused: readonly RefusedFeedRow[]
  readonly here: string
  readonly site: Site
}

/** The runs of a feed, and the rows that one of them refused, with why. */
export function RunReport({ runs, opened, refused, here, site }: RunReportProps) {
  if (runs.length === 0) return <p className="text-soft">{m.catalogue_feed_never_text()}</p>
  return (
    <>
      <section>
        <h2 className="mb-3 text-lg">{m.catalogue_runs()}</h2>
        <Table
          caption={m.catalogue_runs()}
          rows={runs}
          rowKey={(row) => row.id}
          rowTo={(row) => `${here}?run=${row.id}`}
          marked={(row) => row.id === opened?.id}
          columns={runColumns(site)}
          dense
        />
      </section>
      {opened && opened.refused > 0 && (
        <section>
          <h2 className="mb-1 text-lg">{m.catalogue_refused_rows()}</h2>
          <p className="mb-3 text-sm text-soft">
            {m.catalogue_refused_of({
              time: sayPlainTime(opened.startedAt, site),
              count: formatCount(opened.refused),
              shown: formatCount(refused.length),
            })}
          </p>
          <Table
            caption={m.catalogue_refused_rows()}
            rows={refused}
            rowKey={(row) => `${row.rowNumber} ${row.code}`}
            columns={refusedColumns()}
            dense
          />
        </section>
      )}
    </>
  )
}

function runColumns(site: Site): readonly Column<FeedRun>[] {
  return [
    {
      key: 'started',
      title: m.catalogue_run_started(),
      lead: true,
      cell: ({ startedAt }) => <bdi className="figures">{sayPlainTime(startedAt, site)}</bdi>,
    },
    { key: 'state', title: m.catalogue_state(), cell: (run) => <RunState run={run} /> },
    { key: 'rows', title: m.catalogue_run_rows(), numeric: true, cell: ({ rowsRead }) => formatCount(rowsRead) },
    ...runCounts<FeedRun>((run) => run),
  ]
}

const refusedColumns = (): readonly Column<RefusedFeedRow>[] => [
  { key: 'row', title: m.catalogue_row(), lead: true, cell: ({ rowNumber }) => formatCount(rowNumber) },
  {
    key: 'their',
    title: m.catalogue_row_their(),
    cell: ({ theirId }) => (theirId === null ? '—' : <Ltr className="wrap-anywhere whitespace-normal">{theirId}</Ltr>),
  },
  { key: 'why', title: m.catalogue_row_why(), wide: true, cell: ({ code }) => sayRowFault(code) },
  {
    key: 'said',
    title: m.catalogue_row_said(),
    wide: true,
    cell: ({ detail }) => (detail === '' ? '—' : <bdi className="text-sm wrap-anywhere">{detail}</bdi>),
  },
]
