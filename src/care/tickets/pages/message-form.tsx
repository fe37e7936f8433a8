import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { m } from '#words/messages.js'

type MessageFormProps = {
  readonly who: 'customer' | 'staff'
  /** The items that a message may be about. */
  readonly items: readonly { readonly id: string; readonly title: string }[]
  readonly formKey: string
  readonly answer: Partial<FormAnswer> | undefined
  readonly takesFiles: boolean
  readonly mayNote?: boolean
}

/** The field for another message, with its files and what it is about. */
export function MessageForm({ who, items, formKey, answer, takesFiles, mayNote = false }: MessageFormProps) {
  const whole = { value: '', text: m.tickets_about_whole() }
  return (
    <PostForm
      answer={answer}
      key={answer?.attempt ?? formKey}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <FormKey value={formKey} />
      <TextArea
        label={who === 'customer' ? m.tickets_write() : m.tickets_answer()}
        name="message"
        rows={3}
        maxLength={5000}
        dir="auto"
        required
      />
      {items.length > 1 && (
        <Select
          label={m.tickets_about()}
          name="item"
          options={[whole, ...items.map(({ id, title }) => ({ value: id, text: title }))]}
        />
      )}
      {takesFiles && <TicketFiles />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="do" value="write">
          {m.tickets_send()}
        </SubmitButton>
        {mayNote && (
          <SubmitButton name="do" value="note" kind="secondary">
            {m.tickets_note_keep()}
          </SubmitButton>
        )}
      </div>
    </PostForm>
  )
}

/** Pictures or PDF files for a message. */
export function TicketFiles() {
  return (
    <FileField
      label={m.tickets_files()}
      optional={m.tickets_optional()}
      name="files"
      multiple
      accept="image/jpeg,image/png,image/webp,image/heic,application/pdf"
      chooseLabel={m.tickets_files_choose()}
      hint={m.tickets_files_hint()}
    />
  )
}
