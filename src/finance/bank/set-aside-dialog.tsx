import { Form } from 'react-router'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { TextArea } from '#platform/ui/text-area.tsx'
import { m } from '#words/messages.js'
import type { BankLine } from './read-bank-lines.ts'

type SetAsideDialogProps = {
  readonly line: BankLine
  readonly formKey: string
  readonly closeTo: string
  readonly answer: FormAnswer | undefined
}

/** Why nobody waits for this line. */
export function SetAsideDialog({ line, formKey, closeTo, answer }: SetAsideDialogProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  const title = m.finance_set_aside_title({ number: `\u2068${line.number}\u2069` })
  return (
    <Dialog open title={title} closeLabel={m.finance_close()} closeTo={closeTo}>
      <Form method="post" className="flex flex-col gap-4">
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <p>{m.finance_set_aside_text()}</p>
        <input type="hidden" name="key" value={typed.key ?? formKey} />
        <input type="hidden" name="lineId" value={line.id} />
        <TextArea
          label={m.finance_reason()}
          name="reason"
          defaultValue={typed.reason ?? ''}
          error={errors.reason}
          rows={2}
        />
        <SubmitButton name="do" value="aside">
          {m.finance_set_aside()}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
