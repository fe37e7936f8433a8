import { Form } from 'react-router'
import type { QueuedItem } from '#fulfilment/purchasing/queued-item.ts'
import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type RestDialogProps = { readonly item: QueuedItem; readonly closeTo: string; readonly answer?: FormAnswer }

/** The units that are still missing cannot be had: what is bought goes on, and the customer is asked about the others. */
export function RestDialog({ item, closeTo, answer }: RestDialogProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  const { title, quantity, boughtUnits } = item
  return (
    <Dialog open title={m.purchasing_rest_title()} closeLabel={m.purchasing_close()} closeTo={closeTo}>
      <Form method="post" className="flex flex-col gap-4">
        <p>
          <bdi>{title}</bdi>
        </p>
        <Notice tone="warn">
          {m.purchasing_rest_text({ bought: boughtUnits, quantity, missing: quantity - boughtUnits })}
        </Notice>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="itemId" value={item.id} />
        <Field label={m.purchasing_why()} name="why" defaultValue={typed.why} error={errors.why} />
        <SubmitButton kind="danger" name="do" value="rest" busyLabel={m.platform_form_busy()}>
          {m.purchasing_rest_confirm()}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
