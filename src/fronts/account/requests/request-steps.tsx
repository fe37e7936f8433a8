import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { streetLine } from '#people/addresses/address.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { m } from '#words/messages.js'
import { AddressChoice } from './address-choice.tsx'
import { choicesPath, type RequestChoices } from './choices-path.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { RequestStep } from './load-new-request.ts'
import { PayStep } from './pay-step.tsx'
import { PickupStep } from './pickup-step.tsx'
import { daysText, type StepFacts, sayPrepaid } from './step-facts.ts'

type RequestStepsProps = {
  readonly step: RequestStep
  readonly facts: StepFacts
  readonly goods: readonly { readonly id: string; readonly title: string }[]
  /** The step where goods and pickup or delivery can be chosen again; null if they are fixed. */
  readonly backToGoods: string | null
}

/** The present step below the earlier choices, each of which can be changed. */
export function RequestSteps({ step, facts, goods, backToGoods }: RequestStepsProps) {
  const { path, choices, answer } = facts
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    ['general', 'item', 'fee', 'address', 'company'].includes(name) ? { text } : { name, text },
  )
  const to = (changed: Partial<RequestChoices>) => choicesPath(path, { ...choices, ...changed })
  return (
    <div className="flex flex-col gap-5">
      <ErrorSummary title={m.requests_problem()} errors={errors} />
      <Chosen title={m.requests_goods_title()} to={backToGoods}>
        {goods.map((item) => (
          <bdi key={item.id} className="line-clamp-1">
            {item.title}
          </bdi>
        ))}
      </Chosen>
      {(step.at === 'company' || step.at === 'pay') && (
        <Chosen title={m.requests_to_address()} to={to({ address: '', company: '' })}>
          <bdi className="block">{streetLine(step.address)}</bdi>
          {step.address.areaName} · {step.address.stateName}
        </Chosen>
      )}
      {step.at === 'pay' && (
        <Chosen title={m.requests_company()} to={to({ company: '' })}>
          <bdi>{step.offer.name}</bdi> · {daysText(step.offer.days)}
        </Chosen>
      )}
      {step.at === 'pickup' && <PickupStep step={step} facts={facts} />}
      {step.at === 'address' && <AddressChoice step={step} facts={facts} />}
      {step.at === 'company' && <CompanyChoice step={step} facts={facts} />}
      {step.at === 'pay' && <PayStep step={step} facts={facts} />}
    </div>
  )
}

type CompanyChoiceProps = { readonly step: RequestStep & { readonly at: 'company' }; readonly facts: StepFacts }

/** Who brings it: each company with its fee and why it is that, its days, and whether it can be paid at the door. */
function CompanyChoice({ step, facts }: CompanyChoiceProps) {
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
              {offer.prepaid.minor > 0n && <span className="block">{sayPrepaid(offer, locale)}</span>}
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

type ChosenProps = { readonly title: string; readonly to: string | null; readonly children: ReactNode }

function Chosen({ title, to, children }: ChosenProps) {
  return (
    <Card as="div">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-soft">{title}</p>
          {children}
        </div>
        {to && (
          <TextLink to={to} className="min-h-8 shrink-0 text-sm">
            {m.requests_change()}
          </TextLink>
        )}
      </div>
    </Card>
  )
}
