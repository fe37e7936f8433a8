import { WayToPay } from '#checkout/steps/way-to-pay.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { m } from '#words/messages.js'
import { HiddenChoices } from './hidden-choices.tsx'
import type { RequestStep } from './load-new-request.ts'
import type { StepFacts } from './step-facts.ts'

type PayStepProps = { readonly step: RequestStep & { readonly at: 'pay' }; readonly facts: StepFacts }

/** The price, and whether it is paid now, by which method, or to the courier at the door. */
export function PayStep({ step, facts }: PayStepProps) {
  const { choices, key, locale, answer } = facts
  const { offer, dues, amount } = step
  const money = (of: typeof amount) => <Amount money={of} locale={locale} />
  return (
    <PostForm answer={answer} noValidate className="group/pays flex flex-col gap-5">
      <HiddenChoices choices={{ ...choices, way: 'delivery' }} />
      <input type="hidden" name="do" value="delivery" />
      <FormKey value={key} />
      <input type="hidden" name="fee" value={offer.fee.minor.toString()} />
      <Card as="div">
        <Facts
          items={[
            { key: 'fee', term: m.requests_fee(), value: money(offer.fee) },
            ...(offer.prepaid.minor > 0n
              ? [{ key: 'prepaid', term: m.requests_prepaid(), value: <>−{money(offer.prepaid)}</> }]
              : []),
            ...(dues.minor > 0n ? [{ key: 'dues', term: m.requests_goods_due(), value: money(dues) }] : []),
            {
              key: 'sum',
              term: <strong className="text-base font-semibold text-ink">{m.requests_sum()}</strong>,
              value: <span className="text-2xl font-semibold">{money(amount)}</span>,
            },
          ]}
        />
        <p className="mt-2 text-sm text-soft">{offer.why}</p>
      </Card>
      {amount.minor === 0n ? <input type="hidden" name="pays" value="before" /> : <Paying step={step} facts={facts} />}
      <SubmitButton size="large" className="self-start max-sm:w-full">
        {m.requests_confirm_delivery()}
      </SubmitButton>
    </PostForm>
  )
}

function Paying({ step: { offer, amount, methods }, facts: { locale, answer } }: PayStepProps) {
  return (
    <>
      <RadioCards
        legend={m.requests_pays_legend()}
        name="pays"
        defaultValue="before"
        options={[
          { value: 'before', title: m.requests_pay_before(), note: m.requests_pay_before_note(), icon: 'card' },
          {
            value: 'courier',
            title: m.requests_pay_courier(),
            note: offer.takesCash ? m.requests_pay_courier_note() : m.requests_takes_no_cash(),
            icon: 'cash',
            disabled: !offer.takesCash,
          },
        ]}
        required
      />
      <div className="group-has-[[value=courier]:checked]/pays:hidden">
        <WayToPay methods={methods} locale={locale} due={amount} answer={answer} />
      </div>
    </>
  )
}
