import type { Forwards } from '#content/tracking/forwarding/read-forwards.ts'
import { sayCompany } from '#content/tracking/forwarding/say-companies.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type ForwardsTableProps = {
  readonly forwards: readonly Forwards[]
  /** The companies that are switched on. */
  readonly on: readonly string[]
  readonly locale: Locale
}

const counted = [
  ['sent', m.tracking_adverts_sent],
  ['waiting', m.tracking_adverts_waiting],
  ['refused', m.tracking_adverts_refused],
  ['unclear', m.tracking_adverts_unclear],
  ['withdrawn', m.tracking_adverts_withdrawn],
] as const

/** What companies of adverts were told, and what became of it. */
export function ForwardsTable({ forwards, on, locale }: ForwardsTableProps) {
  const quiet = on.filter((name) => !forwards.some(({ receiver }) => receiver === name))
  const nothing = { sent: 0, waiting: 0, unclear: 0, refused: 0, withdrawn: 0, why: null }
  const rows = [...forwards, ...quiet.map((receiver) => ({ receiver, ...nothing }))]
  return (
    <Card title={m.tracking_adverts()}>
      <p className="mb-3 text-sm text-soft">
        {rows.length === 0 ? m.tracking_adverts_none() : m.tracking_adverts_lead()}
      </p>
      {rows.length > 0 && (
        <Table
          dense
          caption={m.tracking_adverts()}
          rows={rows}
          rowKey={({ receiver }) => receiver}
          columns={[
            {
              key: 'company',
              title: m.tracking_adverts_company(),
              lead: true,
              cell: ({ receiver }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  {sayCompany(receiver, locale)}
                  {!on.includes(receiver) && <Badge tone="warn">{m.tracking_adverts_off()}</Badge>}
                </span>
              ),
            },
            ...counted.map(([key, title]) => ({
              key,
              title: title(),
              numeric: true,
              cell: (row: Forwards) => row[key],
            })),
            {
              key: 'why',
              title: m.tracking_adverts_why(),
              cell: ({ why }) => (why === null ? '—' : <Ltr>{why}</Ltr>),
            },
          ]}
        />
      )}
    </Card>
  )
}
