import { Table } from '#platform/ui/lists/table.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { OrderStep } from './read-order-steps.ts'

type OrderHistoryProps = { readonly steps: readonly OrderStep[]; readonly locale: Locale; readonly site: Site }

/** Who moved what, and when; the newest first. */
export function OrderHistory({ steps, locale, site }: OrderHistoryProps) {
  const rows = steps.map((step, place) => ({ ...step, place }))
  return (
    <Table
      dense
      caption={m.console_order_history()}
      rows={rows}
      rowKey={(step) => String(step.place)}
      columns={[
        {
          key: 'at',
          title: m.console_order_at(),
          cell: (step) => <bdi className="whitespace-nowrap">{sayMoment(step.at, locale, site)}</bdi>,
        },
        {
          key: 'status',
          title: m.console_order_status(),
          lead: true,
          cell: (step) => <span className="sm:whitespace-nowrap">{step.label}</span>,
        },
        { key: 'item', title: m.console_order_item(), wide: true, cell: (step) => <bdi>{step.title}</bdi> },
        {
          key: 'who',
          title: m.console_order_who(),
          cell: (step) =>
            step.staff ? (
              <bdi>{step.staff}</bdi>
            ) : step.byCustomer ? (
              m.console_order_customer()
            ) : (
              m.console_order_system()
            ),
        },
        { key: 'note', title: m.console_order_note(), cell: (step) => <bdi>{step.note}</bdi> },
      ]}
    />
  )
}
