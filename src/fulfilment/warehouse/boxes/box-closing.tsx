import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

/** The form that closes a measured and weighed box. */
export function BoxClosing({ itemKey, answer }: { readonly itemKey: string; readonly answer?: FormAnswer }) {
  const sides = [
    ['lengthCm', m.warehouse_box_length()],
    ['widthCm', m.warehouse_box_width()],
    ['heightCm', m.warehouse_box_height()],
  ] as const
  return (
    <Card title={m.warehouse_box_close_title()}>
      <PostForm answer={answer} className={`${denseForm} grid gap-3`}>
        <input type="hidden" name="key" value={itemKey} />
        {sides.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            name={name}
            ltr
            inputMode="numeric"
            autoComplete="off"
            after={m.warehouse_cm_unit()}
          />
        ))}
        <Field
          label={m.warehouse_box_gross()}
          name="grossGrams"
          ltr
          inputMode="numeric"
          autoComplete="off"
          after={m.warehouse_grams_unit()}
        />
        <SubmitButton size="small" name="do" value="close" busyLabel={m.platform_form_busy()}>
          {m.warehouse_box_close()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
