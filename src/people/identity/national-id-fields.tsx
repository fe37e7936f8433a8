import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type NationalIdFieldsProps = {
  readonly site: Site
  readonly number: string
  readonly errors: FieldErrors
  /** Prefix of the fields' ids, if several such forms are on one page. */
  readonly id?: string
}

const pictures = 'image/jpeg,image/png,image/webp,image/avif'

/** The number on the card and its two sides, with a note on why we need them and who sees them. */
export function NationalIdFields({ site, number, id }: NationalIdFieldsProps) {
  const own = (name: string) => (id ? { id: `field-${id}-${name}` } : {})
  return (
    <>
      <Field
        {...own('nationalId')}
        label={siteWords(site).idNumber}
        name="nationalId"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        ltr
        required
        hint={m.people_id_number_hint()}
        defaultValue={number}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FileField
          {...own('front')}
          label={m.people_id_front()}
          name="front"
          accept={pictures}
          chooseLabel={m.people_id_choose()}
          required
        />
        <FileField
          {...own('back')}
          label={m.people_id_back()}
          name="back"
          accept={pictures}
          chooseLabel={m.people_id_choose()}
          required
        />
      </div>
      <p className="text-sm text-soft">{m.people_id_privacy()}</p>
    </>
  )
}
