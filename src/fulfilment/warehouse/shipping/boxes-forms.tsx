import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import { WhyForm } from '#fulfilment/warehouse/shipments/why-form.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type BoxesFormsProps = { readonly answer?: FormAnswer }

/** While a shipment is in preparation: add a box, remove one, or dissolve the shipment, the last two with a reason. */
export function BoxesForms({ answer }: BoxesFormsProps) {
  const dissolved = answerOf(answer, 'dissolve')
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <AddForm answer={answer} />
      <OutForm answer={answer} />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <p className="text-sm text-soft">{m.warehouse_shipment_dissolve_lead()}</p>
        <General text={dissolved.errors.general} />
        <WhyForm
          sent={{ at: 'dissolve' }}
          label={m.warehouse_shipment_why()}
          act="dissolve"
          button={m.warehouse_shipment_dissolve()}
          typed={dissolved.typed.why}
          error={dissolved.errors.why}
        />
      </div>
    </div>
  )
}

function AddForm({ answer }: BoxesFormsProps) {
  const mine = answerOf(answer, 'addBox')
  const { errors } = mine
  return (
    <PostForm answer={mine} className={`${denseForm} flex flex-col gap-2`}>
      <input type="hidden" name="at" value="addBox" />
      <General text={errors.general} />
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={m.warehouse_shipment_add()}
          id="add-code"
          name="code"
          ltr
          autoComplete="off"
          className="w-64 max-w-full"
        />
        <SubmitButton size="small" kind="secondary" name="do" value="addBox" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_shipment_add_press()}
        </SubmitButton>
      </div>
      <p className="text-sm text-soft">{m.warehouse_shipment_add_hint()}</p>
    </PostForm>
  )
}

function OutForm({ answer }: BoxesFormsProps) {
  const mine = answerOf(answer, 'takeBoxOut')
  const { errors } = mine
  return (
    <PostForm answer={mine} className={`${denseForm} flex flex-col gap-2`}>
      <input type="hidden" name="at" value="takeBoxOut" />
      <General text={errors.general} />
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={m.warehouse_shipment_out()}
          id="out-code"
          name="code"
          ltr
          autoComplete="off"
          className="w-64 max-w-full"
        />
        <Field
          label={m.warehouse_shipment_why()}
          id="out-why"
          name="why"
          autoComplete="off"
          className="w-64 max-w-full"
        />
        <SubmitButton size="small" kind="quiet" name="do" value="takeBoxOut" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_shipment_out_press()}
        </SubmitButton>
      </div>
    </PostForm>
  )
}

function General({ text }: { readonly text: string | undefined }) {
  if (!text) return null
  return (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  )
}
