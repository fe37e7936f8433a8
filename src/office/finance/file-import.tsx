import type { ReactNode } from 'react'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

type FileImportProps = {
  readonly formKey: string
  readonly hint: string
  readonly answer: FormAnswer | undefined
  /** Whether it asks who is there before it is sent. */
  readonly asksProof?: boolean
  /** What the file is of. */
  readonly children: ReactNode
}

/** Takes in one file of somebody else's: a bank's statement, a provider's report. */
export function FileImport({ formKey, hint, answer, asksProof = false, children }: FileImportProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <PostForm answer={answer} encType="multipart/form-data" className={`flex max-w-2xl flex-col gap-3 ${denseForm}`}>
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <p className="text-sm text-soft">{hint}</p>
      <input type="hidden" name="do" value="import" />
      <input type="hidden" name="key" value={formKey} />
      {children}
      {typed.keptText && (
        <>
          <p className="text-sm">{m.finance_file_kept({ name: isolate(typed.keptName ?? '') })}</p>
          <input type="hidden" name="keptText" value={typed.keptText} />
          <input type="hidden" name="keptName" value={typed.keptName ?? ''} />
        </>
      )}
      <FileField
        label={m.finance_file()}
        name="file"
        accept=".csv"
        chooseLabel={m.finance_choose_file()}
        required={!typed.keptText}
      />
      <StaffProof asks={asksProof} />
      <SubmitButton className="self-start">{m.finance_import_action()}</SubmitButton>
    </PostForm>
  )
}
