import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { m } from '#words/messages.js'

/** Every change of the catalogue has a reason, which the next who looks reads. */
export function WhyField() {
  return (
    <TextArea name="why" label={m.catalogue_why()} hint={m.catalogue_why_hint()} maxLength={500} rows={2} required />
  )
}
