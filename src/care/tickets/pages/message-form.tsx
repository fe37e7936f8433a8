import type { ReactNode } from 'react'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
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
  /** Where its answer is shown. */
  readonly action?: string
  readonly answer: Partial<FormAnswer> | undefined
  /** More fields: the files. */
  readonly children?: ReactNode
  readonly mayNote?: boolean
}

/**
 * The field for another message, with its files and what it is about. Its fields begin again with what an answer brings back; files,
 * which none can bring back, stay chosen.
 */
export function MessageForm({ who, action, items, formKey, answer, mayNote = false, children }: MessageFormProps) {
  const whole = { value: '', text: m.tickets_about_whole() }
  return (
    <PostForm
      action={action}
      answer={answer}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <FormKey value={formKey} />
      <TextArea
        key={`message ${answer?.attempt}`}
        label={who === 'customer' ? m.tickets_write() : m.tickets_answer()}
        name="message"
        rows={3}
        maxLength={5000}
        dir="auto"
        required
      />
      {items.length > 1 && (
        <Select
          key={`item ${answer?.attempt}`}
          label={m.tickets_about()}
          name="item"
          options={[whole, ...items.map(({ id, title }) => ({ value: id, text: title }))]}
        />
      )}
      {children}
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
