import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

/** No customer can have the package any more: it is asked once more. */
export function RetireDialog({ name, here }: { readonly name: string; readonly here: string }) {
  return (
    <Dialog
      open
      title={m.subscriptions_desk_retire_title({ name: isolate(name) })}
      closeLabel={m.subscriptions_desk_close()}
      closeTo={here}
    >
      <Form method="post" action={here} className="flex flex-col gap-4">
        <p>{m.subscriptions_desk_retire_text()}</p>
        <SubmitButton name="do" value="retire" kind="danger">
          {m.subscriptions_desk_retire()}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
