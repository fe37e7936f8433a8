import { FileField } from '#platform/ui/forms/file-field.tsx'
import { m } from '#words/messages.js'

/** Pictures or PDF files for a message. */
export function TicketFiles() {
  return (
    <FileField
      label={m.tickets_files()}
      optional={m.tickets_optional()}
      name="files"
      multiple
      accept="image/jpeg,image/png,image/webp,image/heic,application/pdf"
      chooseLabel={m.tickets_files_choose()}
      hint={m.tickets_files_hint()}
    />
  )
}
