import type { BoughtLine } from '#fulfilment/purchasing/read-store-orders.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type SellerCancelledProps = { readonly line: BoughtLine; readonly closeTo: string; readonly answer?: FormAnswer }

/** The seller does not deliver: explains the effect before it is done. */
export function SellerCancelledDialog({ line, closeTo, answer }: SellerCancelledProps) {
  const { errors = {} } = answer ?? {}
  const mayBePart = line.boughtUnits > 0 || line.quantity > 1
  // With one unit left there is no field for the error.
  const refused = errors.general ?? (line.units > 1 ? undefined : errors.units)
  return (
    <Dialog open title={m.purchasing_seller_cancelled()} closeLabel={m.purchasing_close()} closeTo={closeTo}>
      <PostForm answer={answer} className="flex flex-col gap-4">
        <p>
          <bdi>{line.title}</bdi>
        </p>
        <Notice tone="warn">
          {line.boughtUnits > 0
            ? m.purchasing_seller_cancelled_again()
            : line.quantity > 1
              ? m.purchasing_seller_cancelled_part()
              : m.purchasing_seller_cancelled_text()}
        </Notice>
        {refused && (
          <Notice tone="bad" role="alert">
            {refused}
          </Notice>
        )}
        <input type="hidden" name="itemId" value={line.itemId} />
        <input type="hidden" name="storeOrder" value={line.storeOrderId} />
        {line.units > 1 ? (
          <Field
            label={m.purchasing_units_cancelled({ units: line.units })}
            name="units"
            ltr
            inputMode="numeric"
            defaultValue={String(line.units)}
          />
        ) : (
          <input type="hidden" name="units" value="1" />
        )}
        <Field label={m.purchasing_why()} name="why" />
        <SubmitButton kind="danger" name="do" value="cancelled" busyLabel={m.platform_form_busy()}>
          {mayBePart ? m.purchasing_seller_cancelled_record() : m.purchasing_seller_cancelled_confirm()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}
