import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { m } from '#words/messages.js'

/** A deposit that is not paid yet can be given up: one line that opens to what it means and the button. */
export function GiveUpDeposit() {
  return (
    <div className="mx-auto mt-4 flex max-w-md justify-center">
      <Disclosure quiet summary={m.checkout_deposit_cancel()}>
        <Form method="post" className="flex flex-col items-start gap-3 pt-2">
          <p className="text-soft">{m.checkout_deposit_cancel_sure()}</p>
          <SubmitButton name="do" value="cancel" kind="danger">
            {m.checkout_deposit_cancel_yes()}
          </SubmitButton>
        </Form>
      </Disclosure>
    </div>
  )
}
