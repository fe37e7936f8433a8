import { Form } from 'react-router'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { m } from '#words/messages.js'
import { HiddenChoices } from './hidden-choices.tsx'
import type { RequestStep } from './load-new-request.ts'
import type { StepFacts } from './step-facts.ts'
import { daysText } from './step-facts.ts'

type CompanyChoiceProps = { readonly step: RequestStep & { readonly at: 'company' }; readonly facts: StepFacts }

/** Who brings it: each company with its fee and why it is that, its days, and whether it can be paid at the door. */
export function CompanyChoice({ step, facts }: CompanyChoiceProps) {
  const { path, choices, locale } = facts
  if (step.offers.length === 0) {
    return (
      <Notice tone="warn" title={m.requests_no_company()}>
        {m.requests_no_company_text()}
      </Notice>
    )
  }
  return (
    <Form method="get" action={path} className="flex flex-col gap-5">
      <HiddenChoices choices={{ ...choices, way: 'delivery' }} except={['company']} />
      <RadioCards
        legend={m.requests_company_legend()}
        name="company"
        required
        defaultValue={step.offers[0]?.company ?? ''}
        options={step.offers.map((offer) => ({
          value: offer.company,
          title: <bdi>{offer.name}</bdi>,
          note: (
            <>
              <span className="block">{daysText(offer.days)}</span>
              <span className="block">{offer.why}</span>
              <span className="block">{offer.takesCash ? m.requests_takes_cash() : m.requests_takes_no_cash()}</span>
            </>
          ),
          aside: <Amount money={offer.fee} locale={locale} />,
          icon: 'truck' as const,
        }))}
      />
      <SubmitButton size="large" className="self-start max-sm:w-full">
        {m.requests_go_on()}
      </SubmitButton>
    </Form>
  )
}
