import { FormProblems } from '#people/access/form-problems.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

type ShownNote = { readonly id: string; readonly who: string; readonly said: string; readonly at: string }
type NotesProps = {
  readonly notes: readonly ShownNote[]
  readonly mayWrite: boolean
  readonly answer: FormAnswer | undefined
}

/** What colleagues noted; a note stays as it was written. */
export function CustomerNotes({ notes, mayWrite, answer }: NotesProps) {
  return (
    <Card title={m.console_customer_notes()} id="notes">
      {notes.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {notes.map(({ id, who, said, at }) => (
            <li key={id} className="py-2 first:pt-0">
              <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                {said}
              </p>
              <p className="text-sm text-soft">
                <bdi>{who}</bdi> · <bdi>{at}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <PostForm answer={answer} noValidate className={`flex flex-col gap-3 ${denseForm}`} key={notes.length}>
          <FormProblems answer={answer} />
          <TextArea
            label={m.console_customer_note()}
            hint={m.console_customer_note_hint()}
            name="said"
            rows={2}
            maxLength={2000}
          />
          <SubmitButton kind="secondary" name="do" value="note" className="self-start">
            {m.console_customer_note_add()}
          </SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}
