import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { OptionKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { optionNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { OptionPreview } from '#selling/orders/discrepancies/preview-options.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { sayOption } from './say-option.ts'

type ProposeFormProps = {
  readonly facts: {
    readonly preview: OptionPreview
    readonly workingDays: number
    readonly twoPeopleFromMinor: bigint
    readonly asksProof: boolean
    readonly key: string
    readonly locale: Locale
    readonly site: Site
  }
  readonly answer?: FormAnswer
}

/** The options to offer, each with its amounts; the deadline, and the default. */
export function ProposeForm({ facts, answer }: ProposeFormProps) {
  const { preview, workingDays, twoPeopleFromMinor, asksProof, key, locale, site } = facts
  const mine = answer?.typed.do === 'propose' ? answer : undefined
  const { errors = {} } = mine ?? {}
  const amount = (minor: bigint) => <Amount money={money(minor, sites[site].currency)} locale={locale} />
  if (preview.possible.length < 2)
    return (
      <Card title={m.orders_case_propose_title()}>
        <Notice tone="info">{m.orders_case_only_refund()}</Notice>
      </Card>
    )
  return (
    <Card title={m.orders_case_propose_title()}>
      <PostForm answer={mine} noValidate className={`flex flex-col gap-4 ${denseForm}`}>
        <FormKey value={key} />
        <p className="text-soft">
          {m.orders_case_item_price()} {amount(preview.itemMinor)}
        </p>
        <fieldset id="field-options" aria-describedby={errors.options ? 'field-options-error' : undefined}>
          <legend className="mb-1 font-semibold">{m.orders_case_offer()}</legend>
          {preview.possible.map((kind) => (
            <OfferRow key={kind} kind={kind} facts={facts} answer={answer} />
          ))}
          <FieldError id="field-options-error">{errors.options}</FieldError>
        </fieldset>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Select
            label={m.orders_case_default()}
            name="defaultKind"
            placeholder={m.orders_case_default_choose()}
            options={preview.possible.map((value) => ({ value, text: optionNames[value]() }))}
          />
          <Field label={m.orders_case_days()} name="days" ltr inputMode="numeric" defaultValue={String(workingDays)} />
        </div>
        <TextArea label={m.orders_case_say()} name="said" rows={3} hint={m.orders_case_say_hint()} />
        <p className="text-sm text-soft">
          {m.orders_case_two_people()} {amount(twoPeopleFromMinor)}
        </p>
        <StaffProof asks={asksProof} />
        <SubmitButton name="do" value="propose" className="self-start">
          {m.orders_case_send()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

type OfferRowProps = ProposeFormProps & { readonly kind: OptionKind }

function OfferRow({ kind, facts, answer }: OfferRowProps) {
  const { preview, locale, site } = facts
  const { typed = {} } = answer?.typed.do === 'propose' ? answer : {}
  const found = preview.free.find((one) => one.kind === kind)
  const piece = preview.pieceMinor
  return (
    <div className="border-t border-line py-2 first-of-type:border-0">
      <Checkbox
        name={`offer_${kind}`}
        label={optionNames[kind]()}
        hint={found && sayOption(found, { locale, site })}
        defaultChecked={typed[`offer_${kind}`] !== undefined}
      />
      {kind === 'accept' && (
        <div className="grid items-start gap-3 ps-8 sm:grid-cols-2">
          <Field
            label={m.orders_case_off()}
            name="off"
            ltr
            inputMode="decimal"
            after={sites[site].currency}
            optional={m.orders_case_optional()}
          />
          {piece !== null && (
            <Field
              label={m.orders_case_missing()}
              name="missing"
              ltr
              inputMode="numeric"
              optional={m.orders_case_optional()}
              hint={
                <>
                  {m.orders_case_piece()} <Amount money={money(piece, sites[site].currency)} locale={locale} />
                </>
              }
            />
          )}
        </div>
      )}
      {kind === 'return' && preview.withFee && preview.withFee.feeMinor > 0n && (
        <div className="ps-8">
          <Select
            label={m.orders_case_fee()}
            name="fee"
            defaultValue="free"
            options={[
              { value: 'free', text: m.orders_case_fee_free() },
              { value: 'fee', text: sayOption(preview.withFee, { locale, site }) },
            ]}
          />
        </div>
      )}
    </div>
  )
}
