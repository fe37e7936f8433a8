import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { holdDecisions } from './hold-decisions.ts'
import type { CheckoutFacts } from './read-checkout.ts'

type WishesCardProps = {
  readonly home: string
  readonly facts: CheckoutFacts
  readonly typed: Readonly<Record<string, string>>
  readonly onFees: () => void
}

const decisionTexts = {
  'Ask me every time': m.checkout_decision_ask,
  PROCEED_OTHER_ITEMS: m.checkout_decision_proceed,
  HOLD_ORDER: m.checkout_decision_hold,
} as const
const feesTexts = { 'With review': m.checkout_fees_review, 'In office': m.checkout_fees_office } as const

/** What holds unless the customer wishes otherwise, each folded behind its line; and the one thing that must be agreed to. */
export function WishesCard({ home, facts, typed, onFees }: WishesCardProps) {
  const { decision, shippingFees, breakdown, locale } = facts
  const { dueLaterMinor, currency } = breakdown
  const later = isolate(formatMoney(money(dueLaterMinor, currency), locale))
  return (
    <Card as="div">
      <Fold text={m.checkout_decision_label()} chosen={decisionTexts[decision]()}>
        <RadioCards
          legend={m.checkout_decision_label()}
          hideLegend
          name="decision"
          defaultValue={decision}
          options={holdDecisions.map((value) => ({ value, title: decisionTexts[value]() }))}
        />
        <p className="mt-2 text-soft">{m.checkout_decision_hint()}</p>
      </Fold>
      <Fold text={m.checkout_fees_legend()} chosen={feesTexts[shippingFees]()}>
        <RadioCards
          legend={m.checkout_fees_legend()}
          hideLegend
          name="fees"
          defaultValue={shippingFees}
          onChange={onFees}
          options={[
            { value: 'With review', title: m.checkout_fees_review(), note: m.checkout_fees_review_note() },
            { value: 'In office', title: m.checkout_fees_office(), note: m.checkout_fees_office_note() },
          ]}
        />
      </Fold>
      {dueLaterMinor > 0n && <p className="pb-3 text-sm text-soft">{m.checkout_later_why({ later })}</p>}
      {facts.hasBoxes && (
        <Checkbox
          label={m.checkout_remove_box()}
          hint={m.checkout_remove_box_hint()}
          name="removeBox"
          defaultChecked={typed.key ? typed.removeBox === 'on' : facts.removeBox}
          className="border-t border-line pt-2"
        />
      )}
      <Checkbox
        name="terms"
        required
        defaultChecked={typed.terms === 'on'}
        className="border-t border-line pt-2"
        label={
          <>
            {m.checkout_terms_before()}{' '}
            <TextLink href={`${home}/terms`} newTab>
              {m.checkout_terms_link()}
            </TextLink>
            {m.checkout_terms_after()}
          </>
        }
      />
      <Checkbox name="newsletter" label={m.checkout_newsletter()} defaultChecked={typed.newsletter === 'on'} />
    </Card>
  )
}

type FoldProps = { readonly text: string; readonly chosen: string; readonly children: React.ReactNode }

function Fold({ text, chosen, children }: FoldProps) {
  return (
    <Disclosure
      summary={
        <span className="font-normal text-ink">
          {text}: <strong className="font-semibold">{chosen}</strong>
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}
