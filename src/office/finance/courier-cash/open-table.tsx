import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { OpenItem } from './read-courier-cash.ts'

export const openKinds: Readonly<Record<OpenItem['kind'], () => string>> = {
  missing: m.finance_courier_kind_missing,
  short: m.finance_courier_kind_short,
  over: m.finance_courier_kind_over,
  unknown: m.finance_courier_kind_unknown,
  sum: m.finance_courier_kind_sum,
}

const tones = { missing: 'neutral', short: 'bad', over: 'warn', unknown: 'warn', sum: 'bad' } as const

type OpenTableProps = {
  readonly rows: readonly OpenItem[]
  readonly here: string
  readonly locale: Locale
  readonly now: Date
}

/** Parcels whose money has not come, and what remittances left open, the oldest in front. */
export function OpenTable({ rows, here, locale, now }: OpenTableProps) {
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: 'Enter', text: m.platform_queue_key_open() },
      ]}
    >
      <Table
        caption={m.finance_courier_open()}
        rows={rows}
        rowKey={(row) => row.id}
        marked={(row) => row.proposal?.isMine ?? false}
        dense
        columns={[
          {
            key: 'awb',
            title: m.finance_courier_awb(),
            lead: true,
            cell: (row) => <Ltr>{row.awb ?? row.remittance ?? ''}</Ltr>,
          },
          {
            key: 'kind',
            title: m.finance_what(),
            cell: (row) => (
              <Badge tone={tones[row.kind]} size="small">
                {openKinds[row.kind]()}
              </Badge>
            ),
          },
          { key: 'company', title: m.finance_courier_company(), cell: (row) => <bdi>{row.companyName}</bdi> },
          {
            key: 'request',
            title: m.finance_courier_request(),
            cell: (row) => (row.request ? <Ltr>{row.request}</Ltr> : '–'),
          },
          {
            key: 'age',
            title: m.finance_age(),
            numeric: true,
            cell: (row) => <bdi>{ageText(row.at, now, locale)}</bdi>,
          },
          {
            key: 'amount',
            title: m.finance_amount(),
            numeric: true,
            cell: (row) => <Amount money={row.amount} locale={locale} className="font-semibold" />,
          },
          {
            key: 'proposal',
            title: m.finance_proposal(),
            wide: true,
            cell: (row) => (row.proposal ? <bdi>{row.proposal.reason}</bdi> : '–'),
          },
          {
            key: 'act',
            title: m.finance_act(),
            cell: (row) => (
              <TextLink to={`${here}?open=${row.id}`}>
                {row.proposal ? m.finance_agree_do() : m.finance_courier_close_do()}
              </TextLink>
            ),
          },
        ]}
      />
    </Queue>
  )
}
