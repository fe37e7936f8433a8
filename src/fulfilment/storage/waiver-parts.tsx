import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { WaitingOrder } from './read-waiting-order.ts'

type Asking = { readonly asksProof: boolean; readonly formKey: string; readonly answer: FormAnswer | undefined }

type WaiverListProps = Asking & {
  readonly waivers: WaitingOrder['goods'][number]['waivers']
  readonly mayWaive: boolean
  readonly locale: Locale
  readonly site: Site
}

/** What was waived or waits for a second person, with its reason. */
export function WaiverList({ waivers, mayWaive, locale, site, ...asking }: WaiverListProps) {
  return waivers.map((one) => (
    <div key={one.id} className="flex flex-col gap-2 border-line border-t pt-3">
      <p className="flex flex-wrap gap-x-2">
        <Amount money={money(one.minor, sites[site].currency)} locale={locale} />
        <span>{one.holds ? m.storage_waiver_holds() : m.storage_waiver_waits()}</span>
      </p>
      <p className="text-soft text-sm">
        <bdi>{one.reason}</bdi> · <bdi>{one.by}</bdi>
        {one.second !== null && (
          <>
            {' · '}
            <bdi>{one.second}</bdi>
          </>
        )}
        {' · '}
        <bdi>{sayMoment(one.at, locale, site)}</bdi>
      </p>
      {!one.holds && mayWaive && <WaiverAnswer {...asking} id={one.id} isMine={one.isMine} />}
    </div>
  ))
}

function WaiverAnswer({ id, isMine, asksProof, formKey, answer }: Asking & { id: string; isMine: boolean }) {
  return (
    <PostForm answer={answer?.typed.id === id ? answer : undefined} className={`flex flex-col gap-3 ${denseForm}`}>
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={id} />
      <StaffProof asks={asksProof} />
      <div className="flex gap-2">
        {!isMine && (
          <SubmitButton kind="primary" name="do" value="agree">
            {m.storage_waiver_agree()}
          </SubmitButton>
        )}
        <SubmitButton kind="secondary" name="do" value="withdraw">
          {m.storage_waiver_withdraw()}
        </SubmitButton>
      </div>
    </PostForm>
  )
}

type WaiverFormProps = Asking & { readonly itemId: string; readonly dueMinor: bigint }

/** Waives what an item's storage has cost, or a part of it, with a reason. */
export function WaiverForm({ itemId, dueMinor, asksProof, formKey, answer }: WaiverFormProps) {
  return (
    <PostForm answer={answer} className={`flex flex-col gap-3 border-line border-t pt-3 ${denseForm}`}>
      <FormKey value={formKey} />
      <input type="hidden" name="itemId" value={itemId} />
      <Field
        label={m.storage_waive_amount()}
        name="amount"
        inputMode="decimal"
        defaultValue={minorToDecimal(dueMinor)}
      />
      <Field label={m.storage_waive_reason()} name="reason" />
      <StaffProof asks={asksProof} />
      <SubmitButton kind="secondary" name="do" value="waive" className="self-start">
        {m.storage_waive()}
      </SubmitButton>
    </PostForm>
  )
}
