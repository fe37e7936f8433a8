import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { FaultKind } from './parse-legacy.ts'
import type { LegacyPreview, PreviewedOrder } from './preview-legacy.ts'

const shownRows = 100
const whys: Readonly<Record<FaultKind, () => string>> = {
  missing: m.orders_legacy_fault_missing,
  wrong: m.orders_legacy_fault_wrong,
  differs: m.orders_legacy_fault_differs,
}

type LegacyPreviewedProps = {
  readonly preview: LegacyPreview
  readonly file: { readonly fileName: string; readonly text: string }
  readonly currency: Currency
  readonly locale: Locale
}

/**
 * A preview of a file: its errors by line and column, its orders with their customers, and the button that adds them.
 */
export function LegacyPreviewed({ preview, file, currency, locale }: LegacyPreviewedProps) {
  const { orders, faults, known } = preview
  const fresh = orders.length - known
  return (
    <Card title={m.orders_legacy_preview_title({ name: isolate(file.fileName) })}>
      <p role="status" className="mb-3">
        {m.orders_legacy_summary({
          orders: String(orders.length),
          fresh: String(fresh),
          known: String(known),
          faults: String(faults.length),
        })}
      </p>
      {faults.length > 0 && (
        <Notice tone="bad" title={m.orders_legacy_faults()} className="mb-4">
          <Table
            caption={m.orders_legacy_faults()}
            rows={faults.slice(0, shownRows)}
            rowKey={(fault) => `${fault.line} ${fault.column}`}
            dense
            columns={[
              { key: 'line', title: m.orders_legacy_fault_line(), lead: true, cell: ({ line }) => <Ltr>{line}</Ltr> },
              { key: 'column', title: m.orders_legacy_fault_column(), cell: ({ column }) => <Ltr>{column}</Ltr> },
              { key: 'why', title: m.orders_legacy_fault_why(), wide: true, cell: ({ why }) => whys[why]() },
            ]}
          />
        </Notice>
      )}
      {faults.length === 0 && fresh > 0 && (
        <Form method="post" className="mb-4">
          <input type="hidden" name="keptName" value={file.fileName} />
          <textarea name="keptText" defaultValue={file.text} hidden readOnly />
          <SubmitButton name="do" value="import">
            {m.orders_legacy_import({ count: String(fresh) })}
          </SubmitButton>
        </Form>
      )}
      <Table
        caption={m.orders_legacy_title()}
        rows={orders.slice(0, shownRows)}
        rowKey={(order) => order.number}
        dense
        columns={[
          { key: 'number', title: m.orders_legacy_number(), lead: true, cell: ({ number }) => <Ltr>{number}</Ltr> },
          { key: 'date', title: m.orders_legacy_date(), cell: ({ placedOn }) => <Ltr>{placedOn}</Ltr> },
          { key: 'owner', title: m.orders_legacy_owner(), wide: true, cell: (order) => <Owner order={order} /> },
          { key: 'items', title: m.orders_legacy_items(), numeric: true, cell: ({ items }) => items.length },
          {
            key: 'total',
            title: m.orders_legacy_total(),
            numeric: true,
            cell: ({ totalMinor }) => <Amount money={money(totalMinor, currency)} locale={locale} />,
          },
        ]}
      />
      {orders.length > shownRows && (
        <p className="mt-2 text-soft">{m.orders_legacy_more({ count: String(orders.length - shownRows) })}</p>
      )}
    </Card>
  )
}

function Owner({ order: { isKnown, owner, email, phone } }: { readonly order: PreviewedOrder }) {
  if (isKnown) return <span className="text-soft">{m.orders_legacy_known()}</span>
  if (!owner)
    return (
      <span className="text-soft">
        {m.orders_legacy_nobody()} · <Ltr>{email ?? phone}</Ltr>
      </span>
    )
  const by = owner.by === 'email' ? m.orders_legacy_by_email() : m.orders_legacy_by_phone()
  return (
    <>
      <bdi>{owner.name}</bdi> · {by} <Ltr>{owner.by === 'email' ? email : phone}</Ltr>
    </>
  )
}
