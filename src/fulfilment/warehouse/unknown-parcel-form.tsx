import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'

type UnknownParcelProps = {
  readonly tracking: string
  readonly facts: { readonly locale: Locale; readonly places: readonly string[] }
  readonly answer?: FormAnswer
}

/** An unexpected parcel: a wrong scan, or to be recorded until its owner is found. */
export function UnknownParcelForm({ tracking, facts, answer }: UnknownParcelProps) {
  const { errors = {} } = answer ?? {}
  return (
    <Card tone="warn" title={m.warehouse_unknown_title({ tracking: isolateLtr(tracking) })}>
      <p className="mb-3">{m.warehouse_unknown_text()}</p>
      {errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {errors.general}
        </Notice>
      )}
      <PostForm answer={answer} encType="multipart/form-data" className={`${denseForm} grid max-w-2xl gap-3`}>
        <Select
          label={m.warehouse_place()}
          name="place"
          {...(facts.places.length > 1 && { placeholder: m.warehouse_place_choose() })}
          defaultValue={facts.places.length > 1 ? '' : facts.places[0]}
          options={facts.places.map((code) => ({ value: code, text: countryName(code, facts.locale) }))}
        />
        <Field label={m.warehouse_unknown_note()} hint={m.warehouse_unknown_note_hint()} name="note" />
        <Field
          label={m.warehouse_parcel_grams()}
          name="grams"
          ltr
          inputMode="numeric"
          optional={m.warehouse_optional()}
          after={m.warehouse_grams_unit()}
        />
        <FileField
          label={m.warehouse_photos()}
          name="photo"
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic"
          optional={m.warehouse_optional()}
          chooseLabel={m.warehouse_photo_choose()}
        />
        <SubmitButton kind="secondary" size="small" name="do" value="unknown" busyLabel={m.platform_form_busy()}>
          {m.warehouse_unknown_save()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
