import { useRef } from 'react'
import { useSubmit } from 'react-router'
import { isPaidLater } from '#checkout/is-paid-later.ts'
import { NationalIdAsk } from '#people/identity/national-id-ask.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { useStepLook } from '#platform/ui/frame/use-step-look.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import { stepPath } from './checkout-steps.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { loadCheckout } from './load-checkout.ts'
import { MethodChoice } from './method-choice.tsx'
import { ArrivalChoice } from './receiving/arrival-choice.tsx'
import { ContactLine } from './receiving/contact-line.tsx'
import { ReceivingLine } from './receiving/receiving-line.tsx'
import { WishesCard } from './wishes-card.tsx'

type PayStepProps = {
  readonly home: string
  readonly formId: string
  readonly facts: Awaited<ReturnType<typeof loadCheckout>>
  readonly answer: FormAnswer | null
}

/** All that an order needs on one page; who has just said how they receive it sees that in a line. */
export function PayStep({ home, formId, facts, answer }: PayStepProps) {
  const { choices, breakdown, seen, isReturning, locale } = facts
  const choiceNames = Object.keys(choices)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  // The price is asked anew for what is chosen now; nothing else is loaded, and what was typed stays.
  const follow = (changed: Readonly<Record<string, string | null>> = {}) => {
    if (!form.current) return
    const asked = new URLSearchParams({ step: 'pay' })
    for (const [name, value] of new FormData(form.current))
      if (choiceNames.includes(name) && typeof value === 'string' && value !== '') asked.set(name, value)
    for (const [name, value] of Object.entries(changed)) if (value) asked.set(name, value)
    if (changed.part === '') asked.delete('part')
    submit(asked, { method: 'get', action: `${home}/checkout`, replace: true, preventScrollReset: true })
  }
  const problems = answer && answer.code !== 'TOTAL_CHANGED' ? Object.entries(answer.errors) : []
  const errors = answer?.errors ?? facts.fieldErrors
  return (
    <>
      <ErrorSummary
        title={m.checkout_not_placed()}
        errors={problems.map(([name, text]) => (name === 'general' ? { text } : { name, text }))}
      />
      <ContactLine home={home} facts={facts} />
      {facts.asksNationalId && (
        <NationalIdAsk
          site={facts.site}
          paper={facts.paper}
          typed={answer?.typed ?? {}}
          errors={answer?.errors ?? {}}
          isRefused={answer?.code === 'NATIONAL_ID_REQUIRED'}
        />
      )}
      <PostForm
        ref={form}
        answer={answer}
        noValidate
        id={formId}
        action={stepPath(home, 'pay', choices)}
        className={`flex flex-col gap-5 ${useStepLook()}`}
      >
        <HiddenChoices choices={choices} except={shownChoices(isReturning)} />
        <input type="hidden" name="do" value="place" />
        <input type="hidden" name="key" value={facts.key} />
        <input type="hidden" name="seenTotal" value={minorToDecimal(breakdown.totalMinor)} />
        <input type="hidden" name="seenTotals" value={seen.totals} />
        <input type="hidden" name="seenTables" value={seen.tables} />
        <input type="hidden" name="seenPackage" value={seen.package} />
        <input type="hidden" name="seenCart" value={seen.cart} />
        {isReturning ? (
          <Card title={m.checkout_receive_title()}>
            <ArrivalChoice
              facts={facts}
              chosen={choices.arrival ?? 'pickup'}
              onChoice={(arrival) => follow({ arrival })}
              onOffice={() => follow()}
            />
            <ReceivingLine home={home} facts={facts} />
          </Card>
        ) : (
          <Card as="div">
            <ReceivingLine home={home} facts={facts} withArrival />
          </Card>
        )}
        <Card title={m.checkout_method_legend()}>
          <p className="mb-4 text-soft">{m.checkout_method_totals()}</p>
          <MethodChoice
            name="method"
            methods={facts.methods}
            chosen={choices.method}
            locale={locale}
            isReviewedFirst
            typed={{ ...choices, ...answer?.typed }}
            errors={errors}
            due={facts.beforeFees}
            ownTotals
            onChoice={({ way, part }) => follow({ method: way, part })}
          />
          <noscript>
            <SubmitButton name="show" value="total" kind="secondary" className="mt-4">
              {m.checkout_show_total()}
            </SubmitButton>
          </noscript>
        </Card>
        {isPaidLater(facts) && (
          <Notice tone="info" title={m.checkout_review_first_title()}>
            {m.checkout_review_first_text()}
          </Notice>
        )}
        <WishesCard home={home} facts={facts} typed={answer?.typed ?? {}} onFees={() => follow()} />
      </PostForm>
    </>
  )
}

// What the form itself asks does not travel hidden as well.
function shownChoices(isReturning: boolean): readonly string[] {
  const shown = ['method', 'part', 'valuCode', 'walletNumber', 'saveCard', 'decision', 'fees']
  return isReturning ? [...shown, 'arrival', 'office'] : shown
}
