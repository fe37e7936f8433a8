import type { ReactNode } from 'react'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type DeedDialogProps = {
  readonly title: string
  readonly closeTo: string
  /** The key of the form, made when the dialog was opened; it stays the same while errors are corrected. */
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  /** An error of a field that is not shown. */
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** A dialog over a page for a staff action: its form with a key, the errors first. */
export function DeedDialog({ title, closeTo, formKey, answer, problem, children }: DeedDialogProps) {
  const wrong = answer?.errors.general ?? problem
  return (
    <Dialog open title={title} closeLabel={m.people_deed_close()} closeTo={closeTo}>
      <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        <FormKey value={formKey} />
        {children}
      </PostForm>
    </Dialog>
  )
}
