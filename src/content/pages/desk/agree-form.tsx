import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type AgreeFormProps = {
  readonly revision: number
  readonly mayAgree: boolean
  readonly why: string
  readonly answer: FormAnswer | undefined
}

/** A legal text that waits for a second person: published from a moment on, or sent back with the reason. */
export function AgreeForm({ revision, mayAgree, why, answer }: AgreeFormProps) {
  const wrong = answer?.errors.general ?? answer?.errors.bodyAr ?? answer?.errors.bodyEn
  return (
    <Card title={m.pages_agree_title()}>
      <div className="flex flex-col gap-4">
        <p>
          {m.pages_why()}: <bdi className="font-semibold">{why}</bdi>
        </p>
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        {mayAgree ? (
          <PostForm answer={answer} className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="revision" value={revision} />
            <Field
              name="begins"
              type="datetime-local"
              label={m.pages_begins()}
              hint={m.pages_begins_hint()}
              optional={m.pages_optional()}
              className="max-w-80 grow"
              ltr
            />
            <SubmitButton name="do" value="agree">
              {m.pages_agree()}
            </SubmitButton>
          </PostForm>
        ) : (
          <Notice tone="info">{m.pages_agree_other()}</Notice>
        )}
        <PostForm answer={answer} className="flex flex-col gap-3">
          <input type="hidden" name="revision" value={revision} />
          <TextArea name="reason" label={m.pages_back_reason()} rows={2} maxLength={500} required />
          <SubmitButton name="do" value="sendBack" kind="secondary" className="self-start">
            {m.pages_send_back()}
          </SubmitButton>
        </PostForm>
      </div>
    </Card>
  )
}
