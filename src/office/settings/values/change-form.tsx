import type { ReactNode } from 'react'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { SettingFieldList, type ShownField } from './setting-fields.tsx'

type SettingFormProps = {
  readonly facts: {
    readonly fields: readonly ShownField[]
    readonly earliest: string
    readonly needsSecond: boolean
    readonly isWaiting: boolean
    readonly isOfDays: boolean
    readonly asksProof: boolean
    readonly seen: string
    readonly again: string | null
    readonly sign: string
  }
  readonly answer: FormAnswer | undefined
  /** More buttons, which do not save. */
  readonly more?: ReactNode
}

/** The values of a setting, the day from which they hold, and why. */
export function SettingForm({ facts, answer, more }: SettingFormProps) {
  const { fields, earliest, needsSecond, isWaiting, isOfDays, asksProof, seen, again, sign } = facts
  if (isWaiting) return <p className="text-soft">{m.settings_waits_text()}</p>
  return (
    <PostForm answer={answer} className="flex flex-col gap-4" key={`${answer?.attempt ?? ''}${seen}${again ?? ''}`}>
      {answer?.errors.general && (
        <Notice tone="bad" role="alert">
          {answer.errors.general}
        </Notice>
      )}
      {again && <Notice tone="info">{m.settings_again_note()}</Notice>}
      <input type="hidden" name="seen" value={seen} />
      <SettingFieldList fields={fields} sign={sign} />
      <Field
        name="from"
        type="date"
        label={m.settings_office_from()}
        hint={isOfDays ? m.settings_from_tomorrow() : m.settings_from_today()}
        defaultValue={earliest}
        min={earliest}
        className="max-w-xs"
        required
      />
      <TextArea name="why" label={m.settings_why()} rows={2} maxLength={500} required />
      {needsSecond && <p className="text-sm text-soft">{m.settings_second()}</p>}
      <StaffProof asks={asksProof} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="change">
          {needsSecond ? m.settings_propose() : m.settings_save()}
        </SubmitButton>
        {more}
      </div>
    </PostForm>
  )
}
