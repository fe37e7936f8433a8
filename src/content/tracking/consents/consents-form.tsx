import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { m } from '#words/messages.js'

type ConsentsFormProps = {
  readonly here: string
  readonly asked: Readonly<Record<'of' | 'q' | 'from' | 'until', string>>
}

/** Which register, of whom and of which days, as an address. */
export function ConsentsForm({ here, asked }: ConsentsFormProps) {
  const { of, q, from, until } = asked
  const isNarrowed = q !== '' || from !== '' || until !== ''
  return (
    <Form className={`mb-4 flex flex-wrap items-end gap-3 ${denseForm}`} key={Object.values(asked).join(' ')}>
      <Select
        label={m.tracking_consents_of()}
        name="of"
        defaultValue={of}
        options={[
          { value: 'measuring', text: m.tracking_consents_measuring() },
          { value: 'newsletter', text: m.tracking_consents_newsletter() },
        ]}
      />
      <Field label={m.tracking_consents_find()} name="q" type="search" defaultValue={q} />
      <Field label={m.tracking_from()} name="from" type="date" defaultValue={from} />
      <Field label={m.tracking_until()} name="until" type="date" defaultValue={until} />
      <Button type="submit" size="small">
        {m.tracking_show()}
      </Button>
      <ButtonLink href={`${here}/file?${new URLSearchParams(asked)}`} size="small" icon="download">
        {m.tracking_export()}
      </ButtonLink>
      {isNarrowed && (
        <ButtonLink to={`${here}?of=${of}`} size="small" kind="quiet" icon="close">
          {m.platform_queue_reset()}
        </ButtonLink>
      )}
    </Form>
  )
}
