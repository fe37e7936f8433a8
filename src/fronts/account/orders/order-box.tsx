import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

type OrderBoxProps = { readonly removeBox: boolean; readonly mayChoose: boolean }

/** Whether the boxes are kept, for the whole order; changed by one press until the first of it is packed. */
export function OrderBox({ removeBox, mayChoose }: OrderBoxProps) {
  return (
    <Card title={m.account_box()}>
      <p className="font-semibold">{removeBox ? m.account_box_removed() : m.account_box_kept()}</p>
      <p className="text-soft">{mayChoose ? m.account_box_note() : m.account_box_decided()}</p>
      {mayChoose && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="removeBox" value={removeBox ? 'no' : 'yes'} />
          <SubmitButton name="do" value="box" kind="secondary">
            {removeBox ? m.account_box_keep() : m.account_box_remove()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
