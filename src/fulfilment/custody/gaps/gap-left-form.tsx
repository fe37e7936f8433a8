import { actName } from '#fulfilment/custody/custody-names.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'
import type { NotedGap } from './read-noted-gaps.ts'

type LeftFormProps = { readonly gap: NotedGap; readonly answer?: FormAnswer }

/** The goods of an ended order are no longer here: where they went, and with which proof or reason. */
export function LeftForm({ gap, answer }: LeftFormProps) {
  const given: Pick<FormAnswer, 'errors' | 'typed'> = answer?.typed.do === 'left' ? answer : { errors: {}, typed: {} }
  const { typed } = given
  return (
    <PostForm answer={given} className={`${denseForm} flex flex-col items-start gap-3`}>
      <input type="hidden" name="id" value={gap.id} />
      <Select
        label={m.custody_gap_left()}
        name="how"
        id="left-how"
        options={gap.ends.map((end) => ({ value: end, text: actName(end) }))}
      />
      <Field label={m.custody_gap_left_why()} name="why" id="left-why" autoComplete="off" />
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
    </PostForm>
  )
}
