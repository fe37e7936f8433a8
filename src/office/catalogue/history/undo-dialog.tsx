import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'
import type { ShownChange } from './read-history.ts'
import { WhyField } from './why-field.tsx'

type UndoDialogProps = {
  readonly change: ShownChange | null
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** Asks why a change is taken back. */
export function UndoDialog({ change, here, formKey, answer }: UndoDialogProps) {
  if (!change) return null
  return (
    <DeedDialog
      title={m.catalogue_undo_title()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
      problem={answer?.errors.id}
    >
      <input type="hidden" name="id" value={change.id} />
      <div>
        <p className="font-semibold">{change.what}</p>
        {change.lines.map((line) => (
          <p key={line} className="text-sm wrap-anywhere text-soft">
            {line}
          </p>
        ))}
      </div>
      <p className="text-sm text-soft">{m.catalogue_undo_text()}</p>
      <WhyField />
      <SubmitButton name="do" value="undo">
        {m.catalogue_undo()}
      </SubmitButton>
    </DeedDialog>
  )
}
