import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

type OpenBoxDialogProps = {
  readonly title: string
  /** The shipment that its box leaves. */
  readonly shipment?: string | null
  readonly act: string
  readonly closeTo: string
  readonly answer?: FormAnswer
}

/** Taking goods out of a closed box: the effect, and the reason. */
export function OpenBoxDialog({ title, shipment, act, closeTo, answer }: OpenBoxDialogProps) {
  const { errors = {} } = answer ?? {}
  const refused = errors.general ?? errors.barcode
  return (
    <Dialog open title={title} closeLabel={m.warehouse_close()} closeTo={closeTo}>
      <PostForm answer={answer} className="flex flex-col gap-4">
        <Notice tone="warn">
          {shipment ? m.warehouse_open_box_shipment({ shipment: isolateLtr(shipment) }) : m.warehouse_open_box_text()}
        </Notice>
        {refused && (
          <Notice tone="bad" role="alert">
            {refused}
          </Notice>
        )}
        <Field label={m.warehouse_shipment_why()} id="open-box-why" name="why" autoComplete="off" />
        <SubmitButton name="do" value={act} busyLabel={m.platform_form_busy()}>
          {m.warehouse_open_box_press()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}
