import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { type ParcelEnd, parcelEnds } from './parcel-ends.ts'

const names: Readonly<Record<ParcelEnd, () => string>> = {
  sent_back: m.warehouse_ended_sent_back,
  disposed: m.warehouse_ended_disposed,
  noted_twice: m.warehouse_ended_noted_twice,
  not_ours: m.warehouse_ended_not_ours,
}

/** The name of what happened to a parcel that belongs to nobody here. */
export function endName(end: ParcelEnd): string {
  return names[end]()
}

/** The form that removes a parcel without an owner from the list, with what happened to it and why. */
export function EndParcelForm({ parcelId, answer }: { readonly parcelId: string; readonly answer?: FormAnswer }) {
  const { errors = {} } = answer ?? {}
  return (
    <Disclosure quiet summary={m.warehouse_end_parcel()} open={answer !== undefined}>
      <PostForm answer={answer} className={`${denseForm} flex flex-wrap items-start gap-3`}>
        <input type="hidden" name="parcelId" value={parcelId} />
        {errors.general && (
          <Notice tone="bad" role="alert" className="w-full">
            {errors.general}
          </Notice>
        )}
        <Select
          label={m.warehouse_end_as()}
          name="as"
          id="end-as"
          placeholder="—"
          options={parcelEnds.map((value) => ({ value, text: endName(value) }))}
        />
        <Field
          label={m.warehouse_end_why()}
          hint={m.warehouse_claim_why_hint()}
          name="why"
          id="end-why"
          className="grow"
        />
        <SubmitButton size="small" kind="secondary" name="do" value="end" busyLabel={m.platform_form_busy()}>
          {m.warehouse_end_save()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}
