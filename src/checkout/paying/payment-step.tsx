import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Choices } from '#checkout/steps/checkout-form.ts'
import { HiddenChoices } from '#checkout/steps/hidden-choices.tsx'
import type { MethodCard } from '#checkout/steps/method-cards.ts'
import { MethodChoice } from '#checkout/steps/method-choice.tsx'
import type { ChosenWay } from '#checkout/steps/total-with-method.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type PaymentStepProps = {
  readonly home: string
  readonly formId: string
  readonly choices: Choices
  readonly methods: readonly MethodCard[]
  readonly locale: Locale
  readonly error: string | false
  readonly errors: FieldErrors
}

export function PaymentStep({ home, formId, choices, methods, locale, error, errors }: PaymentStepProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  // The summary is asked anew for the method as it is chosen now; what is typed stays, and nothing is loaded anew.
  const follow = ({ method, part }: ChosenWay) => {
    if (!form.current || method === null) return
    const asked = new FormData(form.current)
    asked.set('step', 'payment')
    asked.set('method', method)
    asked.set('part', part)
    submit(asked, { method: 'get', action: `${home}/checkout`, replace: true, preventScrollReset: true })
  }
  return (
    <Form ref={form} method="get" id={formId} action={`${home}/checkout`} className="flex flex-col gap-4">
      <ErrorSummary
        title={m.checkout_form_problem()}
        errors={Object.entries(errors).map(([name, text]) => ({ name, text }))}
      />
      <input type="hidden" name="step" value="review" />
      <HiddenChoices choices={choices} except={['method', 'part', 'valuCode', 'walletNumber']} />
      <MethodChoice
        name="method"
        methods={methods}
        chosen={choices.method}
        locale={locale}
        isReviewedFirst
        error={error}
        typed={choices}
        errors={errors}
        onChoice={follow}
      />
      <noscript>
        <SubmitButton name="show" value="total" kind="secondary">
          {m.checkout_show_total()}
        </SubmitButton>
      </noscript>
    </Form>
  )
}
