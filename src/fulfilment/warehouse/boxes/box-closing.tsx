import { Form } from 'react-router'
import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

/** Measured and weighed, the box is closed. */
export function BoxClosing({ itemKey, answer }: { readonly itemKey: string; readonly answer?: FormAnswer }) {
  const { errors = {}, typed = {} } = answer ?? {}
  const sides = [
    ['lengthCm', m.warehouse_box_length()],
    ['widthCm', m.warehouse_box_width()],
    ['heightCm', m.warehouse_box_height()],
  ] as const
  return (
    <Card title={m.warehouse_box_close_title()}>
      <Form method="post" className={`${denseForm} grid gap-3`}>
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
            defaultValue={typed[name]}
            error={errors[name]}
          />
        ))}
        <Field
          label={m.warehouse_box_gross()}
          name="grossGrams"
          ltr
          inputMode="numeric"
          autoComplete="off"
          after={m.warehouse_grams_unit()}
          defaultValue={typed.grossGrams}
          error={errors.grossGrams}
        />
        <SubmitButton size="small" name="do" value="close" busyLabel={m.platform_form_busy()}>
          {m.warehouse_box_close()}
        </SubmitButton>
      </Form>
    </Card>
  )
}
