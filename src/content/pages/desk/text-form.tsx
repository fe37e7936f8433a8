import type { ContentText } from '#content/pages/content-text.ts'
import type { BarPicture } from '#content/pages/editor/editor-bar.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { LanguageFields } from './language-fields.tsx'

// What belongs to no field of the form stands on top of it.
function errorsOf(answer: FormAnswer | undefined) {
  return Object.entries(answer?.errors ?? {}).map(([name, text]) => (name === 'general' ? { text } : { name, text }))
}

type TextFormProps = {
  readonly text: ContentText
  readonly revision: number
  readonly why: string
  readonly isLegal: boolean
  readonly pictures: readonly BarPicture[]
  readonly values: readonly { readonly name: string; readonly value: string }[]
  readonly answer: FormAnswer | undefined
}

/** Both languages side by side, why they change and from when, and what becomes of them. */
export function TextForm({ text, revision, why, isLegal, pictures, values, answer }: TextFormProps) {
  return (
    <PostForm
      answer={answer}
      key={answer?.attempt ?? revision}
      encType="multipart/form-data"
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="revision" value={revision} />
      <ErrorSummary title={m.pages_wrong()} errors={errorsOf(answer)} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <LanguageFields language="ar" text={text} pictures={pictures} />
        <LanguageFields language="en" text={text} pictures={pictures} />
      </div>
      <Disclosure quiet summary={m.pages_values()}>
        <p className="mb-2 text-soft">{m.pages_values_lead({ only: '{only:…}' })}</p>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {values.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt>
                <code dir="ltr">{`{${name}}`}</code>
              </dt>
              <dd className="text-soft">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Card title={m.pages_next()}>
        <div className="flex flex-col gap-4">
          <TextArea
            name="why"
            label={m.pages_why()}
            hint={m.pages_why_hint()}
            defaultValue={why}
            maxLength={500}
            rows={2}
          />
          {!isLegal && (
            <Field
              name="begins"
              type="datetime-local"
              label={m.pages_begins()}
              hint={m.pages_begins_hint()}
              optional={m.pages_optional()}
              className="max-w-80"
              ltr
            />
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="do" value="save" kind="secondary">
              {m.pages_save()}
            </SubmitButton>
            {isLegal ? (
              <SubmitButton name="do" value="send">
                {m.pages_send()}
              </SubmitButton>
            ) : (
              <SubmitButton name="do" value="publish">
                {m.pages_publish()}
              </SubmitButton>
            )}
          </div>
        </div>
      </Card>
    </PostForm>
  )
}
