import { Form } from 'react-router'
import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { conditionLabel } from './condition-label.ts'
import type { ShelvedItem } from './read-warehouse.ts'

type ResolveDialogProps = { readonly item: ShelvedItem; readonly closeTo: string; readonly answer?: FormAnswer }

/** A discrepancy is settled: with what, so that the goods may be packed. */
export function ResolveDialog({ item, closeTo, answer }: ResolveDialogProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <Dialog open title={m.warehouse_resolve_title()} closeLabel={m.warehouse_close()} closeTo={closeTo}>
      <Form method="post" className="flex flex-col gap-4">
        <p>
          <bdi>{item.title}</bdi>
        </p>
        <Notice tone="warn">{m.warehouse_discrepancy({ what: conditionLabel(item.discrepancy ?? '') })}</Notice>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="itemId" value={item.id} />
        <Field label={m.warehouse_resolve_why()} name="why" defaultValue={typed.why} error={errors.why} />
        <SubmitButton name="do" value="resolve" busyLabel={m.platform_form_busy()}>
          {m.warehouse_resolve_confirm()}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
