import type { FoundPiece } from '#fulfilment/custody/read-piece.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'

type BinFormsProps = {
  readonly facts: {
    readonly locale: Locale
    readonly places: readonly string[]
    readonly place: string
    readonly code: string
    /** The pieces that were searched for; those in no bin yet can be put away next. */
    readonly found: readonly FoundPiece[]
  }
  readonly answer?: FormAnswer
}

/** Putting away, which is frequent, above creating a bin, which is rare. */
export function BinForms({ facts, answer }: BinFormsProps) {
  const { locale, places, place, code } = facts
  const loose = facts.found.filter((piece) => piece.kind === 'warehouse' && piece.place === place)
  const of = (doing: string) => (answer?.typed.do === doing ? answer : undefined)
  const put = of('put')
  const made = of('make')
  const where = (id: string, chosen: string | undefined, error?: string) => (
    <Select
      label={m.warehouse_place()}
      name="place"
      id={id}
      defaultValue={chosen ?? (places.includes(place) ? place : places[0])}
      options={places.map((one) => ({ value: one, text: countryName(one, locale) }))}
      error={error}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
      <Card title={m.warehouse_put_away()}>
        <PostForm answer={put} className={`${denseForm} grid gap-3`}>
          <input type="hidden" name="do" value="put" />
          <Refused answer={put} />
          {where('field-put-place', put?.typed.place, put?.errors.place)}
          <Field
            label={m.warehouse_bin()}
            name="code"
            id="field-put-code"
            ltr
            autoComplete="off"
            defaultValue={put?.typed.code ?? code}
          />
          <TextArea
            label={m.warehouse_barcodes()}
            hint={m.warehouse_barcodes_hint()}
            name="barcodes"
            id="field-put-barcodes"
            rows={3}
            defaultValue={put?.typed.barcodes ?? loose.map((piece) => piece.barcode).join('\n')}
            error={put?.errors.barcodes ?? put?.errors.barcode}
          />
          <SubmitButton size="small" busyLabel={m.platform_form_busy()}>
            {m.warehouse_put_away()}
          </SubmitButton>
        </PostForm>
      </Card>
      <Disclosure quiet summary={m.warehouse_new_bin()} open={made !== undefined}>
        <PostForm answer={made} className={`${denseForm} grid gap-3`}>
          <input type="hidden" name="do" value="make" />
          <Refused answer={made} />
          {where('field-make-place', made?.typed.place, made?.errors.place)}
          <Field
            label={m.warehouse_bin()}
            name="code"
            id="field-make-code"
            ltr
            autoComplete="off"
            defaultValue={made?.typed.code}
          />
          <SubmitButton kind="secondary" size="small" busyLabel={m.platform_form_busy()}>
            {m.warehouse_make_bin()}
          </SubmitButton>
        </PostForm>
      </Disclosure>
    </div>
  )
}

function Refused({ answer }: { readonly answer?: FormAnswer }) {
  if (!answer?.errors.general) return null
  return (
    <Notice tone="bad" role="alert">
      {answer.errors.general}
    </Notice>
  )
}
