import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { m } from '#words/messages.js'
import type { DeliveryRow } from './delivery-row.ts'

const formId = 'chosen-labels'

/** Whether the shop prints this parcel's label itself. */
function hasOwnLabel({ stage, waybill, wish }: DeliveryRow): boolean {
  return (stage === 'label' || stage === 'queued') && waybill !== null && !waybill.hasCalls && wish === null
}

/** One parcel's label, and a checkbox for printing several at once. */
export function LabelLink({ row }: { readonly row: DeliveryRow }) {
  if (!hasOwnLabel(row)) return null
  return (
    <span className="flex flex-wrap items-center gap-3 px-4 pb-3">
      <ButtonLink
        href={`/api/ops/requests/labels?number=${row.number}`}
        kind="secondary"
        size="small"
        icon="receipt"
        newTab
      >
        {m.requests_label_print()}
      </ButtonLink>
      <Checkbox
        id={`label-${row.number}`}
        name="number"
        value={row.number}
        form={formId}
        label={<span className="text-sm">{m.requests_label_choose()}</span>}
      />
    </span>
  )
}

/** The labels of all chosen parcels in one file; of all packed ones if none is chosen. */
export function ChosenLabels({ rows }: { readonly rows: readonly DeliveryRow[] }) {
  if (!rows.some(hasOwnLabel)) return null
  return (
    <form id={formId} method="get" action="/api/ops/requests/labels" target="_blank" className="mb-3" rel="noopener">
      <Button type="submit" kind="secondary" size="small" icon="receipt">
        {m.requests_label_print_chosen()}
      </Button>
      <span className="ms-3 text-sm text-soft">{m.requests_label_none_chosen()}</span>
    </form>
  )
}
