import type { ReactNode } from 'react'
import type { RequestFacts } from '#fulfilment/requests/desk/request-card.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeliveryRow } from './delivery-row.ts'

type StepProps = { readonly row: DeliveryRow; readonly facts: DeliveryFacts; readonly answer?: FormAnswer }

/** The next step of a delivery at its stage. */
export function DeliveryStep(props: StepProps) {
  const { row, facts } = props
  if (row.wish !== null) return null
  if (row.stage === 'pack') return <Pack {...props} />
  if (row.stage === 'label') return <Label {...props} />
  if (row.stage === 'queued') {
    return (
      <div className="border-t border-line bg-sunken p-3 text-sm">
        <ButtonLink to={`/${facts.locale}/ops/run-sheets`} size="small" iconEnd="next">
          {m.requests_to_sheet()}
        </ButtonLink>
      </div>
    )
  }
  return row.waybill?.hasCalls ? <Followed {...props} /> : <End {...props} />
}

function Pack({ row, answer }: StepProps) {
  const mustBePaid = row.pays === 'before' && (row.packing?.due ?? 0n) > 0n
  return (
    <StepForm answer={answer}>
      <input type="hidden" name="requestId" value={row.id} />
      <Field
        label={m.requests_weight()}
        name="weightGrams"
        id={`field-${row.id}-weight`}
        ltr
        inputMode="numeric"
        autoComplete="off"
        className="w-36"
        defaultValue={String(row.packing?.goodsGrams ?? '')}
      />
      <Field
        label={m.requests_pieces()}
        name="pieces"
        id={`field-${row.id}-pieces`}
        ltr
        inputMode="numeric"
        autoComplete="off"
        className="w-28"
        defaultValue="1"
      />
      <Press value="pack" disabled={mustBePaid}>
        {m.requests_pack()}
      </Press>
    </StepForm>
  )
}

function Label({ row, answer }: StepProps) {
  const { waybill } = row
  const isOver = waybill === null || waybill.state === 'cancelled'
  if (isOver) {
    return (
      <StepForm answer={answer}>
        <input type="hidden" name="requestId" value={row.id} />
        <p className="grow self-center text-sm">{m.requests_waybill_gone()}</p>
        <Press value="book">{m.requests_book_again()}</Press>
      </StepForm>
    )
  }
  if (waybill.state === 'asked' && waybill.hasCalls) {
    return <p className="border-t border-line bg-sunken p-3 text-sm text-soft">{m.requests_waybill_asked()}</p>
  }
  if (waybill.awb !== null) {
    return (
      <StepForm answer={answer}>
        <input type="hidden" name="requestId" value={row.id} />
        <Press value="queue">{m.requests_queue()}</Press>
      </StepForm>
    )
  }
  return (
    <StepForm answer={answer}>
      <input type="hidden" name="waybillId" value={waybill.id} />
      <Field
        label={m.requests_awb()}
        name="awb"
        id={`field-${row.id}-awb`}
        ltr
        autoComplete="off"
        className="w-56"
        hint={waybill.fault ? m.requests_waybill_failed() : undefined}
      />
      <Press value="awb">{m.requests_save_awb()}</Press>
    </StepForm>
  )
}

// A company with an API reports by itself, so there is nothing to record.
function Followed({ row }: StepProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-t border-line bg-sunken p-3 text-sm text-soft">
      {m.requests_followed()}
      {row.waybill?.trackingUrl && (
        <TextLink href={row.waybill.trackingUrl} icon="truck">
          {m.requests_track()}
        </TextLink>
      )}
    </p>
  )
}

function End({ row, answer }: StepProps) {
  const { errors = {} } = answer ?? {}
  const hasCash = row.cash > 0n
  return (
    <StepForm answer={answer}>
      <input type="hidden" name="awb" value={row.waybill?.awb ?? ''} />
      {hasCash && (
        <Field
          label={m.requests_counted()}
          name="counted"
          id={`field-${row.id}-counted`}
          ltr
          inputMode="decimal"
          autoComplete="off"
          className="w-40"
        />
      )}
      <Field
        label={m.requests_note()}
        name="note"
        id={`field-${row.id}-note`}
        autoComplete="off"
        className="min-w-48 grow"
        error={errors.note ?? errors.awb}
      />
      <Press value="deliver">{m.requests_delivered()}</Press>
      <Press value="return" kind="secondary">
        {m.requests_returned()}
      </Press>
    </StepForm>
  )
}

function StepForm({ answer, children }: { readonly answer?: FormAnswer; readonly children: ReactNode }) {
  const general = answer?.errors.general ?? answer?.errors.company
  return (
    <PostForm answer={answer} preventScrollReset className={`${denseForm} foot`}>
      {general && (
        <Notice tone="bad" role="alert">
          {general}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </PostForm>
  )
}

type PressProps = {
  readonly value: string
  readonly disabled?: boolean
  readonly kind?: 'primary' | 'secondary'
  readonly children: ReactNode
}

function Press({ value, disabled = false, kind = 'primary', children }: PressProps) {
  return (
    <SubmitButton
      size="small"
      name="do"
      value={value}
      kind={kind}
      disabled={disabled}
      className="sm:mt-6.5 sm:rtl:mt-8"
      busyLabel={m.platform_form_busy()}
    >
      {children}
    </SubmitButton>
  )
}

export type DeliveryFacts = RequestFacts & { readonly site: Site }
