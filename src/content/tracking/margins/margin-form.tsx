import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { m } from '#words/messages.js'

type MarginFormProps = {
  readonly here: string
  readonly from: string
  readonly until: string
  readonly by: 'store' | 'category'
}

/** Days and split, as an address. */
export function MarginForm({ here, from, until, by }: MarginFormProps) {
  return (
    <Form className={`mb-4 flex flex-wrap items-end gap-3 ${denseForm}`} key={`${from} ${until} ${by}`}>
      <Field label={m.tracking_from()} name="from" type="date" defaultValue={from} />
      <Field label={m.tracking_until()} name="until" type="date" defaultValue={until} />
      <Select
        label={m.tracking_by()}
        name="by"
        defaultValue={by}
        options={[
          { value: 'store', text: m.tracking_margin_store() },
          { value: 'category', text: m.tracking_margin_category() },
        ]}
      />
      <Button type="submit" size="small">
        {m.tracking_show()}
      </Button>
      <ButtonLink href={`${here}/file?${new URLSearchParams({ from, until })}`} size="small" icon="download">
        {m.tracking_export()}
      </ButtonLink>
    </Form>
  )
}
