import { FileFaults } from '#office/finance/file-faults.tsx'
import { FileImport } from '#office/finance/file-import.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Select } from '#platform/ui/forms/select.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { providerName } from './break-names.ts'
import type { ReportRow } from './read-reports.ts'
import { reportProviders } from './report-line.ts'

type ReportImportProps = {
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

/** Takes in a provider's settlement file. */
export function ReportImport({ formKey, asksProof, answer }: ReportImportProps) {
  return (
    <Disclosure summary={m.finance_report_import()} open={answer !== undefined}>
      <FileImport formKey={formKey} hint={m.finance_report_hint()} answer={answer} asksProof={asksProof}>
        <Select
          label={m.finance_provider()}
          name="provider"
          options={reportProviders.map((value) => ({ value, text: providerName(value) }))}
          defaultValue={reportProviders[0]}
        />
      </FileImport>
    </Disclosure>
  )
}

type ReportTableProps = {
  readonly rows: readonly ReportRow[]
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** The reports that came last: what each told, how much of it we know, what it kept, and whether it was paid out. */
export function ReportTable({ rows, here, locale }: ReportTableProps) {
  return (
    <Table
      caption={m.finance_reports()}
      rows={rows}
      rowKey={(row) => row.id}
      dense
      columns={[
        {
          key: 'report',
          title: m.finance_report(),
          lead: true,
          cell: (row) => (
            <>
              <TextLink to={`${here}?q=${row.number}`}>
                <Ltr>{row.number}</Ltr>
              </TextLink>{' '}
              · <bdi>{providerName(row.provider)}</bdi>
              <span className="block font-normal text-soft">
                <Ltr>{row.fileName}</Ltr>
              </span>
              <FileFaults faults={row.faults} />
            </>
          ),
        },
        {
          key: 'days',
          title: m.finance_report_days(),
          cell: (row) => <Ltr>{row.fromDay === row.toDay ? row.fromDay : `${row.fromDay} – ${row.toDay}`}</Ltr>,
        },
        {
          key: 'matched',
          title: m.finance_report_matched(),
          numeric: true,
          cell: (row) => <Ltr>{`${row.matched} / ${row.lines}`}</Ltr>,
        },
        {
          key: 'fees',
          title: m.finance_report_fees(),
          numeric: true,
          cell: (row) => <Amount money={row.fees} locale={locale} />,
        },
        {
          key: 'due',
          title: m.finance_report_due(),
          numeric: true,
          cell: (row) => <Amount money={row.due} locale={locale} className="font-semibold" />,
        },
        {
          key: 'open',
          title: m.finance_report_open(),
          cell: (row) => (
            <Badge tone={row.openBreaks > 0 ? 'warn' : 'ok'} size="small">
              {row.openBreaks}
            </Badge>
          ),
        },
        {
          key: 'payout',
          title: m.finance_report_payout(),
          cell: (row) =>
            row.isPaidOut ? (
              <Badge tone="ok" size="small">
                {row.payout ? <Ltr>{row.payout}</Ltr> : m.finance_report_paid_out()}
              </Badge>
            ) : (
              <TextLink to={`${here}?payout=${row.id}`}>{m.finance_payout_book()}</TextLink>
            ),
        },
      ]}
    />
  )
}
