import { Form } from 'react-router'
import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { isPressed, shipmentEventLabel } from './shipment-label.ts'
import { type ShipmentState, shipmentMoves } from './shipment-moves.ts'

type ShipmentStepsProps = {
  readonly shipment: { readonly state: ShipmentState }
  readonly site: Site
  readonly answer?: FormAnswer
}

/** The buttons for the moves that the table has from the shipment's state. */
export function ShipmentSteps({ shipment, site, answer }: ShipmentStepsProps) {
  const { state } = shipment
  const { errors } = answerOf(answer, 'step')
  const events = shipmentMoves.flatMap((move) => (move.from === state && isPressed(move.event) ? [move.event] : []))
  const steps = events.filter((event) => event !== 'transit' || sites[site].comesThroughUae)
  if (steps.length === 0) return null
  return (
    <Form method="post" className={`${denseForm} mb-4 flex flex-col gap-2`}>
      <input type="hidden" name="at" value="step" />
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {steps.map((event, index) => (
          <SubmitButton
            key={event}
            kind={index === 0 ? 'primary' : 'secondary'}
            size="small"
            name="do"
            value={event}
            busyLabel={m.platform_form_busy()}
          >
            {shipmentEventLabel(event)}
          </SubmitButton>
        ))}
      </div>
    </Form>
  )
}
