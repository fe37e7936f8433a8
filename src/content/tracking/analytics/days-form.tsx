import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { m } from '#words/messages.js'

/** Days, as an address. */
export function DaysForm({ from, until }: { readonly from: string; readonly until: string }) {
  return (
    <Form className={`mb-4 flex flex-wrap items-end gap-3 ${denseForm}`} key={`${from} ${until}`}>
      <Field label={m.tracking_from()} name="from" type="date" defaultValue={from} />
      <Field label={m.tracking_until()} name="until" type="date" defaultValue={until} />
      <Button type="submit" size="small">
        {m.tracking_show()}
      </Button>
    </Form>
  )
}
