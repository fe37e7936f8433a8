import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

/** A new line: its words in both languages, where it leads, and its days. */
export function LineForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <Card title={m.pages_line_new()}>
      <PostForm answer={answer} key={answer?.attempt} className="flex flex-col gap-4">
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        <Field name="textAr" label={m.pages_line_ar()} maxLength={160} required />
        <Field name="textEn" label={m.pages_line_en()} maxLength={160} ltr required />
        <Field
          name="link"
          label={m.pages_link_label()}
          hint={m.pages_line_link_hint()}
          optional={m.pages_optional()}
          ltr
        />
        <Field
          name="begins"
          type="datetime-local"
          label={m.pages_begins()}
          hint={m.pages_begins_hint()}
          optional={m.pages_optional()}
          ltr
        />
        <Field name="ends" type="datetime-local" label={m.pages_line_ends()} ltr required />
        <Select
          name="where"
          label={m.pages_line_where()}
          defaultValue="here"
          options={[
            { value: 'here', text: m.pages_line_here() },
            { value: 'all', text: m.pages_line_everywhere() },
          ]}
        />
        <SubmitButton name="do" value="show" className="self-start">
          {m.pages_line_show()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
