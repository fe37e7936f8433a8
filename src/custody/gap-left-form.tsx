import { Form } from 'react-router'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Checkbox } from '#platform/ui/checkbox.tsx'
import { denseForm } from '#platform/ui/dense-form.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/select.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { m } from '#words/messages.js'
import { actName } from './custody-names.ts'
import type { NotedGap } from './read-noted-gaps.ts'

type LeftFormProps = { readonly gap: NotedGap; readonly answer?: FormAnswer }

/** The goods of an ended order are not here any more: where they went, and with what or why. */
export function LeftForm({ gap, answer }: LeftFormProps) {
  const given: Pick<FormAnswer, 'errors' | 'typed'> = answer?.typed.do === 'left' ? answer : { errors: {}, typed: {} }
  const { errors, typed } = given
  return (
    <Form method="post" className={`${denseForm} flex flex-col items-start gap-3`}>
      <input type="hidden" name="id" value={gap.id} />
      <Select
        label={m.custody_gap_left()}
        name="how"
        id="left-how"
        defaultValue={typed.how}
        options={gap.ends.map((end) => ({ value: end, text: actName(end) }))}
        error={errors.how}
      />
      <Field
        label={m.custody_gap_left_why()}
        name="why"
        id="left-why"
        autoComplete="off"
        defaultValue={typed.why}
        error={errors.why}
      />
      {gap.alike > 1 && (
        <Checkbox
          label={m.custody_gap_left_together({ count: gap.alike })}
          name="together"
          id="left-together"
          defaultChecked={typed.together === 'on'}
        />
      )}
      <SubmitButton size="small" name="do" value="left" busyLabel={m.platform_form_busy()}>
        {m.custody_gap_left_press()}
      </SubmitButton>
    </Form>
  )
}
