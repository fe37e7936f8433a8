import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { optionKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { optionNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { m } from '#words/messages.js'
import { CaseEvidence } from './case-evidence.tsx'
import { CaseBadge } from './case-state.tsx'
import { CaseSteps } from './case-steps.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { sayOption, whyOption } from './say-option.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const found = await foundPage(visit.read((work) => readDiscrepancy(work, params.number ?? '')))
  const { locale, site } = visit
  return { found, done: new URL(request.url).searchParams.has('done'), key: newId(), locale, site }
}

const choiceForm = z.object({
  key: z.string().min(8).max(200),
  round: z.coerce.number().int().min(0).max(1000),
  kind: z.enum(optionKinds, { error: 'orders_case_choose_first' }),
})

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  const choose = deed(
    choiceForm,
    (work, choice) => chooseOption(work, { ...choice, number }),
    ({ kind }) => kind,
  )
  return answerDeed(visit, await request.formData(), choose, `account/discrepancies/${number}`)
}

/** A discrepancy: what we found, and the customer's choice. */
export default function DiscrepancyPage() {
  const { found, done, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const title = m.orders_case_title()
  const path = `/${locale}/account/discrepancies/${found.number}`
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{
          to: `/${locale}/account/orders/${found.orderNumber}`,
          text: m.orders_fees_back_to_order({ number: isolate(found.orderNumber) }),
        }}
        aside={<CaseBadge state={found.state} />}
      />
      <div className="flex flex-col gap-5">
        {answer?.errors.general && (
          <Notice tone="bad" role="alert" title={m.orders_case_problem()}>
            {answer.errors.general}
          </Notice>
        )}
        {done && found.chosenKind && (
          <Notice tone="ok" role="status">
            {m.orders_case_done()}
          </Notice>
        )}
        <Card title={m.orders_case_found()}>
          <CaseEvidence found={found} />
        </Card>
        {found.said && (
          <Notice tone="neutral" title={m.orders_case_said()}>
            <bdi>{found.said}</bdi>
          </Notice>
        )}
        {found.state === 'open' && <p className="text-soft">{m.orders_case_looking()}</p>}
        {found.state === 'proposed' && (
          <ChoiceForm found={found} reader={{ locale, site }} formKey={key} to={path} answer={answer} />
        )}
        <Outcome />
        <Card title={m.orders_case_history()}>
          <CaseSteps found={found} locale={locale} site={site} />
        </Card>
      </div>
    </div>
  )
}

/** The choice or the default, with its amounts and the next step. */
function Outcome() {
  const { found, locale, site } = useLoaderData<typeof loader>()
  const chosen = found.options.find((option) => option.kind === found.chosenKind)
  if (!chosen) return null
  const isByItself = found.steps.some(({ event }) => event === 'default')
  const paid = { ...chosen, backMinor: found.backMinor ?? chosen.backMinor }
  return (
    <Card title={isByItself ? m.orders_case_by_itself() : m.orders_case_chosen()}>
      <p className="font-semibold">{optionNames[chosen.kind]()}</p>
      <p>{sayOption(paid, { locale, site })}</p>
      {whyOption(chosen, { locale, site }).map((sentence) => (
        <p key={sentence} className="text-sm text-soft">
          {sentence}
        </p>
      ))}
      {found.state === 'executing' && (
        <p className="mt-2 text-soft">
          {chosen.kind === 'replace' ? m.orders_case_next_replace() : m.orders_case_next_return()}
        </p>
      )}
    </Card>
  )
}
