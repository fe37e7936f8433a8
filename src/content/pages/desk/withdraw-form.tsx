import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'

/** Ends the draft in hand; it stays among the versions. */
export function WithdrawForm({ revision }: { readonly revision: number }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton name="do" value="withdraw" kind="danger">
        {m.pages_withdraw()}
      </SubmitButton>
      <p className="text-sm text-soft">{m.pages_withdraw_note()}</p>
    </Form>
  )
}
