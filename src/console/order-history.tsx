import { Ltr } from '#platform/ui/ltr.tsx'
import { Table } from '#platform/ui/table.tsx'
import { m } from '#words/messages.js'
import type { OrderStep } from './read-order-steps.ts'

/** Who moved what, and when; the newest first. */
export function OrderHistory({ steps }: { readonly steps: readonly OrderStep[] }) {
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
          cell: (step) => <Ltr>{step.at.toISOString().slice(0, 16).replace('T', ' ')}</Ltr>,
        },
        {
          key: 'status',
          title: m.console_order_status(),
          lead: true,
          cell: (step) => <span className="whitespace-nowrap">{step.label}</span>,
        },
        { key: 'item', title: m.console_order_item(), wide: true, cell: (step) => <bdi>{step.title}</bdi> },
        {
          key: 'who',
          title: m.console_order_who(),
          cell: (step) => step.staff ?? (step.byCustomer ? m.console_order_customer() : m.console_order_system()),
        },
        { key: 'note', title: m.console_order_note(), cell: (step) => step.note ?? '' },
      ]}
    />
  )
}
