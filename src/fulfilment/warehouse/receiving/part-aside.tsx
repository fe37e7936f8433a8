import { Form } from 'react-router'
import type { ExpectedItem } from '#fulfilment/warehouse/read-expected-parcels.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

/** A part of an item: it is put aside until its other units are here. */
export function PartAside({ item, error }: { readonly item: ExpectedItem; readonly error?: string }) {
  const { id, title, units, quantity, waitsFor } = item
  return (
    <li data-row className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <bdi className="min-w-0 grow basis-60">{title}</bdi>
      <span>{m.warehouse_part({ units, quantity, waits: waitsFor })}</span>
      <Form method="post">
        <input type="hidden" name="itemId" value={id} />
        <SubmitButton size="small" name="do" value="aside" busyLabel={m.platform_form_busy()}>
          {m.warehouse_put_aside()}
        </SubmitButton>
      </Form>
      {error && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
    </li>
  )
}
