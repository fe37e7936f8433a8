import { Form } from 'react-router'
import type { FieldErrors } from '#platform/parse-form.ts'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { Choices } from './checkout-form.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { MethodCard } from './method-cards.ts'
import { MethodChoice } from './method-choice.tsx'

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
  return (
    <Form method="get" id={formId} action={`${home}/checkout`} className="flex flex-col gap-4">
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
        error={error}
        typed={choices}
        errors={errors}
      />
    </Form>
  )
}
