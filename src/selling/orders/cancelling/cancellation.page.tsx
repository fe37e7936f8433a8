import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds, deed, noFields } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { answerCancellation, endCancellation } from './answer-cancellation.ts'
import { CancellationBadge, CancellationItems, FeeBreakdown } from './cancellation-parts.tsx'
import { readCancellation } from './read-cancellations.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const found = await foundPage(visit.read((work) => readCancellation(work, params.number ?? '')))
  const { locale, site } = visit
  return { found, done: new URL(request.url).searchParams.get('done') ?? '', key: newId(), locale, site }
}

const answerForm = z.object({ key: z.string().min(8).max(200) })

/** The customer agrees, declines, or takes their own wish back. */
function deeds(number: string) {
  return {
    agree: deed(answerForm, (work, { key }) => answerCancellation(work, { key, number, agrees: true }), 'agreed'),
    decline: deed(answerForm, (work, { key }) => answerCancellation(work, { key, number, agrees: false }), 'declined'),
    withdraw: deed(noFields, (work) => endCancellation(work, number, null), 'withdrawn'),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), deeds(number), `account/cancellations/${number}`)
}

const doneTexts: Readonly<Record<string, () => string>> = {
  asked: m.orders_fees_done_asked,
  agreed: m.orders_fees_done_agreed,
  declined: m.orders_fees_done_declined,
  withdrawn: m.orders_fees_done_withdrawn,
}

/** The page of a cancellation: the fee, the refund, and the customer's answer. */
export default function CancellationPage() {
  const { found, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const title = m.orders_fees_title({ number: isolate(found.number) })
  const said = doneTexts[done]
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={m.orders_fees_lead()}
        back={{
          to: `/${locale}/account/orders/${found.orderNumber}`,
          text: m.orders_fees_back_to_order({ number: isolate(found.orderNumber) }),
        }}
        aside={<CancellationBadge state={found.state} />}
      />
      <div className="flex flex-col gap-5">
        {answer?.errors.general && (
          <Notice tone="bad" role="alert" title={m.orders_fees_problem()}>
            {answer.errors.general}
          </Notice>
        )}
        {said && (
          <Notice tone="ok" role="status">
            {said()}
          </Notice>
        )}
        <Card>
          <CancellationItems found={found} />
        </Card>
        {found.why && (
          <Notice tone="neutral" title={m.orders_fees_why()}>
            <bdi>{found.why}</bdi>
          </Notice>
        )}
        {found.feeMinor !== null && (
          <Card title={m.orders_fees_made_of()}>
            <FeeBreakdown found={found} locale={locale} site={site} />
          </Card>
        )}
        {found.state === 'asked' && <Asked />}
        {found.state === 'proposed' && found.until && (
          <Decision until={sayTime(found.until, locale, site)} typedKey={answer?.typed.key} />
        )}
      </div>
    </div>
  )
}

function Asked() {
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      <p className="text-soft">{m.orders_fees_waiting()}</p>
      <SubmitButton kind="secondary" name="do" value="withdraw">
        {m.orders_fees_take_back()}
      </SubmitButton>
    </Form>
  )
}

function Decision({ until, typedKey }: { readonly until: string; readonly typedKey: string | undefined }) {
  const { key } = useLoaderData<typeof loader>()
  return (
    <Form method="post" className="flex flex-col gap-4">
      <input type="hidden" name="key" value={typedKey ?? key} />
      <p>{m.orders_fees_until({ time: isolate(until) })}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind="danger" name="do" value="agree">
          {m.orders_fees_agree()}
        </SubmitButton>
        <SubmitButton kind="secondary" name="do" value="decline">
          {m.orders_fees_decline()}
        </SubmitButton>
      </div>
    </Form>
  )
}
