import type { ReactNode } from 'react'
import { ageText } from '#platform/age.ts'
import { sayMoment } from '#platform/say-date.ts'
import { Ltr } from '#platform/ui/ltr.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import type { Locale, Site } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { FailingHandler } from './read-backlog.ts'
import type { BrowserError } from './read-browser-errors.ts'
import type { Health } from './read-health.ts'
import type { FailedJob } from './read-jobs.ts'

type HealthDetailsProps = {
  readonly health: Health
  readonly now: Date
  readonly locale: Locale
  readonly site: Site
}

/** What exactly fails, in the words of the machine, for whoever goes and looks for it. Nothing where nothing fails. */
export function HealthDetails({ health, now, locale, site }: HealthDetailsProps) {
  const { books, backlog, jobs, browser } = health
  const moment = (at: Date) => <bdi className="whitespace-nowrap">{sayMoment(at, locale, site)}</bdi>
  return (
    <div className="mt-8 flex flex-col gap-8">
      <Details
        title={m.console_health_books_title()}
        rows={books.faults}
        rowKey={(fault) => `${fault.kind} ${fault.of}`}
        columns={[
          { key: 'of', title: m.console_health_account(), lead: true, wide: true, cell: (one) => <Ltr>{one.of}</Ltr> },
          { key: 'off', title: m.console_health_off(), numeric: true, cell: (one) => <Ltr>{String(one.off)}</Ltr> },
        ]}
      />
      <Details
        title={m.console_health_failing()}
        rows={backlog.failing}
        rowKey={(one) => one.handler}
        columns={handlerColumns(now, locale)}
      />
      <Details
        title={m.console_health_failed_jobs()}
        rows={jobs.failed}
        rowKey={(one) => one.name}
        columns={jobColumns(moment)}
      />
      <Details
        title={m.console_health_browser()}
        rows={browser.latest}
        rowKey={(one) => String(one.id)}
        columns={browserColumns(moment)}
      />
    </div>
  )
}

type DetailsProps<Row> = {
  readonly title: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
}

function Details<Row>({ title, rows, rowKey, columns }: DetailsProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <Table dense caption={title} rows={rows} rowKey={rowKey} columns={columns} />
    </section>
  )
}

// Long, and never in the reader's language: from left to right, broken anywhere.
function Machine({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {text}
    </bdi>
  )
}

type Moment = (at: Date) => ReactNode

function handlerColumns(now: Date, locale: Locale): readonly Column<FailingHandler>[] {
  return [
    { key: 'handler', title: m.console_health_handler(), lead: true, cell: (one) => <Ltr>{one.handler}</Ltr> },
    { key: 'count', title: m.console_count(), numeric: true, cell: (one) => one.count },
    { key: 'attempts', title: m.console_health_attempts(), numeric: true, cell: (one) => one.attempts },
    { key: 'since', title: m.console_oldest(), cell: (one) => ageText(one.since, now, locale) },
    { key: 'error', title: m.console_health_error(), wide: true, cell: (one) => <Machine text={one.error} /> },
  ]
}

function jobColumns(moment: Moment): readonly Column<FailedJob>[] {
  return [
    { key: 'name', title: m.console_health_job(), lead: true, cell: (one) => <Ltr>{one.name}</Ltr> },
    { key: 'count', title: m.console_count(), numeric: true, cell: (one) => one.count },
    { key: 'at', title: m.console_order_at(), cell: (one) => moment(one.at) },
  ]
}

function browserColumns(moment: Moment): readonly Column<BrowserError['latest'][number]>[] {
  return [
    { key: 'at', title: m.console_order_at(), cell: (one) => moment(one.at) },
    {
      key: 'text',
      title: m.console_health_error(),
      lead: true,
      wide: true,
      cell: (one) => <Machine text={one.text} />,
    },
    { key: 'path', title: m.console_health_page(), cell: (one) => <Ltr>{one.path}</Ltr> },
  ]
}
