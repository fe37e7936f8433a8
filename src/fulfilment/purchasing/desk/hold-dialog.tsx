import type { QueuedItem } from '#fulfilment/purchasing/queued-item.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type HoldDialogProps = {
  readonly item: QueuedItem
  /** The price that its page shows now, if a buyer has just checked it. */
  readonly newPrice?: string
  readonly closeTo: string
  readonly answer?: FormAnswer
}

/** Why an item cannot be bought as agreed; the customer is asked what to do. */
export function HoldDialog({ item, newPrice = '', closeTo, answer }: HoldDialogProps) {
  const { errors = {} } = answer ?? {}
  return (
    <Dialog open title={m.purchasing_hold_title()} closeLabel={m.purchasing_close()} closeTo={closeTo}>
      <PostForm answer={answer} className="flex flex-col gap-4">
        <p>
          <bdi>{item.title}</bdi>
        </p>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="itemId" value={item.id} />
        <RadioCards
          legend={m.purchasing_hold_reason()}
          name="reason"
          defaultValue={newPrice ? 'NEW_PRICE' : 'UNAVAILABLE'}
          options={[
            { value: 'UNAVAILABLE', title: m.purchasing_held_unavailable() },
            { value: 'NEW_PRICE', title: m.purchasing_hold_new_price() },
          ]}
        />
        <Field
          label={m.purchasing_new_price()}
          hint={m.purchasing_new_price_hint({
            price: item.data.price,
            currency: item.data.currency,
          })}
          name="newPrice"
          ltr
          inputMode="decimal"
          autoComplete="off"
          after={item.data.currency}
          defaultValue={newPrice}
        />
        <Field label={m.purchasing_note()} name="note" />
        <SubmitButton name="do" value="hold" busyLabel={m.platform_form_busy()}>
          {m.purchasing_hold_confirm()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}
