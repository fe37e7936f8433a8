import { isPaidLater } from '#checkout/is-paid-later.ts'
import { AddressText } from '#people/addresses/address-lines.tsx'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney, minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { companyOf } from './arrival.ts'
import { type Step, stepPath } from './checkout-steps.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import { holdDecisions } from './hold-decisions.ts'
import type { CheckoutFacts } from './read-checkout.ts'

type ReviewStepProps = {
  readonly home: string
  readonly formId: string
  readonly facts: CheckoutFacts
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
}

const decisionTexts = {
  PROCEED_OTHER_ITEMS: m.checkout_decision_proceed,
  HOLD_ORDER: m.checkout_decision_hold,
  'Ask me every time': m.checkout_decision_ask,
} as const

/** Everything chosen, once more before it counts, and the agreement. */
export function ReviewStep({ home, formId, facts, errors, typed }: ReviewStepProps) {
  const { choices, breakdown, seen } = facts
  return (
    <div className="flex flex-col gap-5">
      <Chosen home={home} facts={facts} />
      {isPaidLater(facts) && (
        <Notice tone="info" title={m.checkout_review_first_title()}>
          {m.checkout_review_first_text()}
        </Notice>
      )}
      <PostForm
        answer={{ errors, typed }}
        noValidate
        id={formId}
        action={stepPath(home, 'review', choices)}
        className="flex flex-col gap-5"
      >
        <HiddenChoices choices={choices} except={['decision', 'fees']} />
        <input type="hidden" name="do" value="place" />
        <input type="hidden" name="fees" value={facts.shippingFees} />
        <input type="hidden" name="key" value={facts.key} />
        <input type="hidden" name="seenTotal" value={minorToDecimal(breakdown.totalMinor)} />
        <input type="hidden" name="seenTables" value={seen.tables} />
        <input type="hidden" name="seenPackage" value={seen.package} />
        <input type="hidden" name="seenCart" value={seen.cart} />
        <Card title={m.checkout_wishes_title()}>
          <div className="flex flex-col gap-3">
            <Select
              label={m.checkout_decision_label()}
              name="decision"
              hint={m.checkout_decision_hint()}
              required
              placeholder={m.checkout_decision_choose()}
              defaultValue={facts.decision ?? ''}
              options={holdDecisions.map((value) => ({ value, text: decisionTexts[value]() }))}
            />
            <Checkbox
              label={m.checkout_remove_box()}
              hint={m.checkout_remove_box_hint()}
              name="removeBox"
              defaultChecked={typed.key ? typed.removeBox === 'on' : facts.removeBox}
            />
          </div>
        </Card>
        <Card>
          <Checkbox
            name="terms"
            required
            defaultChecked={typed.terms === 'on'}
            label={
              <>
                {m.checkout_terms_before()}{' '}
                <TextLink href={`${home}/terms`} newTab>
                  {m.checkout_terms_link()}
                </TextLink>
              </>
            }
          />
          <Checkbox name="newsletter" label={m.checkout_newsletter()} defaultChecked={typed.newsletter === 'on'} />
        </Card>
      </PostForm>
    </div>
  )
}

function Chosen({ home, facts }: { readonly home: string; readonly facts: CheckoutFacts }) {
  const { choices, addresses } = facts
  const address = addresses.find((one) => one.id === choices.address)
  const edit = (step: Step, what: string) => (
    <TextLink to={stepPath(home, step, choices)} className="min-h-11 text-sm">
      {m.checkout_edit()}
      <span className="sr-only">{what}</span>
    </TextLink>
  )
  const row = (key: string, term: string, value: React.ReactNode, step: Step) => ({
    key,
    term,
    value: (
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">{value}</div>
        {edit(step, term)}
      </div>
    ),
  })
  const fees = facts.shippingFees === 'In office' ? m.checkout_fees_office() : m.checkout_fees_review()
  const { dueLaterMinor, currency } = facts.breakdown
  const shipping = (
    <>
      <ChosenArrival facts={facts} />
      <span className="block">
        {m.checkout_fees_legend()}: {fees}
      </span>
      {dueLaterMinor > 0n && <LaterNote minor={dueLaterMinor} currency={currency} locale={facts.locale} />}
    </>
  )
  return (
    <Card title={m.checkout_chosen_title()}>
      <Facts
        items={[
          row('address', m.checkout_step_address(), address && <AddressText address={address} />, 'address'),
          row('shipping', m.checkout_step_shipping(), shipping, 'shipping'),
          row('method', m.checkout_step_payment(), <ChosenMethod facts={facts} />, 'payment'),
        ]}
      />
    </Card>
  )
}

function ChosenArrival({ facts: { choices, arrival, locale } }: Pick<ReviewStepProps, 'facts'>) {
  const offer = arrival.offers.find(({ company }) => company === companyOf(choices.arrival))
  if (!offer) return <>{choices.arrival === 'pickup' ? m.checkout_arrival_pickup() : m.checkout_arrival_ask()}</>
  return (
    <>
      <span className="block">
        {m.checkout_arrival_delivery({ company: isolate(offer.name) })} · <Amount money={offer.fee} locale={locale} />
      </span>
      <span className="block text-sm text-soft">{m.checkout_arrival_delivery_note()}</span>
    </>
  )
}

function ChosenMethod({ facts: { methods, choices, mix, locale } }: Pick<ReviewStepProps, 'facts'>) {
  const name = methods.find((one) => one.method === choices.method)?.name
  if (!mix) return <>{name}</>
  return (
    <>
      <span className="block">
        {m.checkout_part_from_balance()} <Amount money={mix.part} locale={locale} />
      </span>
      <span className="block">
        {name} <Amount money={mix.outside} locale={locale} />
      </span>
    </>
  )
}

type LaterNoteProps = { readonly minor: bigint; readonly currency: Currency; readonly locale: Locale }

/** How much of a total is paid later, for what, and when. */
function LaterNote({ minor, currency, locale }: LaterNoteProps) {
  const later = isolate(formatMoney(money(minor, currency), locale))
  return <p className="mt-2 text-sm text-soft">{m.checkout_later_why({ later })}</p>
}
