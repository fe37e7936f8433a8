import { DaysForm } from '#content/tracking/analytics/days-form.tsx'
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
  const file = `${here}/file?${new URLSearchParams({ from, until })}`
  return (
    <DaysForm key={`${from} ${until} ${by}`} from={from} until={until} file={file}>
      <Select
        label={m.tracking_by()}
        name="by"
        defaultValue={by}
        options={[
          { value: 'store', text: m.tracking_margin_store() },
          { value: 'category', text: m.tracking_margin_category() },
        ]}
      />
    </DaysForm>
  )
}
