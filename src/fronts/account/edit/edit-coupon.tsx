import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { EditPage } from '#selling/orders/edit/read-edit.ts'
import { m } from '#words/messages.js'

/** The coupon of an order can be changed only here. */
export function EditCoupon({ edit, answer }: { readonly edit: EditPage; readonly answer: FormAnswer | null }) {
  const version = <input type="hidden" name="version" value={edit.version} />
  return (
    <Card title={m.account_edit_coupon()}>
      {edit.couponCode !== null && (
        <PostForm
          answer={answer?.typed.do === 'coupon' ? answer : null}
          preventScrollReset
          className="mb-3 flex items-center justify-between gap-3"
        >
          {version}
          <span className="font-semibold">
            <Ltr>{edit.couponCode}</Ltr>
          </span>
          <Button type="submit" name="do" value="removeCoupon" size="small">
            {m.account_edit_coupon_remove()}
          </Button>
        </PostForm>
      )}
      {edit.couponCode !== null && edit.couponError && <p className="mb-3 text-sm text-warn">{edit.couponError}</p>}
      <PostForm
        answer={answer?.typed.do === 'coupon' ? answer : null}
        preventScrollReset
        noValidate
        className="flex flex-wrap items-end gap-3"
      >
        {version}
        <div className="min-w-0 grow">
          <Field
            name="couponCode"
            label={edit.couponCode === null ? m.account_edit_coupon_code() : m.account_edit_coupon_other()}
            defaultValue={answer?.typed.do === 'coupon' ? answer.typed.couponCode : ''}
            autoComplete="off"
            ltr
            maxLength={60}
          />
        </div>
        <SubmitButton name="do" value="coupon" kind="secondary">
          {m.account_edit_coupon_apply()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
