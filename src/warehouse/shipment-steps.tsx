import { Form } from 'react-router'
import type { FormAnswer } from '#platform/form-answer.ts'
import { denseForm } from '#platform/ui/dense-form.ts'
import { Field } from '#platform/ui/field.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import type { Site } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { isPressed, shipmentEventLabel } from './shipment-label.ts'
import { type ShipmentState, shipmentMoves } from './shipment-moves.ts'

type ShipmentStepsProps = {
  readonly shipment: { readonly state: ShipmentState; readonly airwayBill: string | null }
  readonly site: Site
  readonly answer?: FormAnswer
}

/** The airway bill and the steps that the table has for the shipment's state. */
export function ShipmentSteps({ shipment, site, answer }: ShipmentStepsProps) {
  const { state, airwayBill } = shipment
  const { errors = {}, typed = {} } = answer ?? {}
  const events = shipmentMoves.flatMap((move) => (move.from === state && isPressed(move.event) ? [move.event] : []))
  // The way through the UAE is Egypt's alone.
  const steps = events.filter((event) => event !== 'transit' || site === 'eg')
  if (steps.length === 0)
    return (
      <p className="mb-4">
        {m.warehouse_airway_bill()}: <Ltr>{airwayBill ?? '–'}</Ltr>
      </p>
    )
  return (
    <Form method="post" className={`${denseForm} mb-4 flex flex-col gap-2`}>
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={m.warehouse_airway_bill()}
          name="airwayBill"
          ltr
          autoComplete="off"
          className="w-64"
          defaultValue={typed.airwayBill ?? airwayBill ?? ''}
          error={errors.airwayBill}
        />
        {steps.map((event, index) => (
          <SubmitButton
            key={event}
            kind={index === 0 ? 'primary' : 'secondary'}
            size="small"
            name="do"
            value={event}
            className="sm:mt-6.5 sm:rtl:mt-8"
            busyLabel={m.platform_form_busy()}
          >
            {shipmentEventLabel(event)}
          </SubmitButton>
        ))}
      </div>
    </Form>
  )
}
