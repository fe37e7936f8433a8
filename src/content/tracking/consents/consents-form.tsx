import { DaysForm } from '#content/tracking/analytics/days-form.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
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
  const file = `${here}/file?${new URLSearchParams(asked)}`
  return (
    <DaysForm key={Object.values(asked).join(' ')} from={from} until={until} file={file}>
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
      {isNarrowed && (
        <ButtonLink to={`${here}?of=${of}`} size="small" kind="quiet" icon="close">
          {m.platform_queue_reset()}
        </ButtonLink>
      )}
    </DaysForm>
  )
}
