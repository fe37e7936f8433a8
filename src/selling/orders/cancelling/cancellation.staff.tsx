import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { cancelReasons } from '#selling/orders/cancel-reasons.ts'
import { reasonLabel } from '#selling/orders/items/item-label.ts'
import { m } from '#words/messages.js'
import { endCancellation } from './answer-cancellation.ts'
import { CancellationBadge, CancellationItems, FeeBreakdown } from './cancellation-parts.tsx'
import { proposeAsked } from './propose-cancellation.ts'
import { readCancellation } from './read-cancellations.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const found = await foundPage(visit.read((work) => readCancellation(work, params.number ?? '')))
  const { locale, site } = visit
  const reason = cancelReasons.find((one) => one === found.reason)
  const done = new URL(request.url).searchParams.get('done')
  return { found, reason: reason ? reasonLabel(reason, locale) : null, done, key: newId(), locale, site }
}

const said = z.string().trim().min(3).max(500)
const proposal = z.object({ key: z.string().min(8).max(200), why: said })

/** Support answers a case with a fee, or ends it with a reason. */
function deeds(number: string) {
  return {
    propose: deed(proposal, (work, wish) => proposeAsked(work, { ...wish, number }), 'proposed'),
    end: deed(z.object({ reason: said }), (work, { reason }) => endCancellation(work, number, reason), 'ended'),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), deeds(number), `ops/cancellations/${number}`)
}

export default function CancellationCase() {
  const { found, done, locale, site } = useLoaderData<typeof loader>()
  const title = m.orders_fees_title({ number: isolate(found.number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/cancellations`, text: m.orders_fees_desk() }}
        aside={<CancellationBadge state={found.state} />}
      />
      {(done === 'proposed' || done === 'ended') && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {done === 'proposed' ? m.orders_fees_done_proposed() : m.orders_fees_done_ended()}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={m.orders_fees_facts()}>
          <CaseFacts />
          <div className="mt-3 border-t border-line pt-3">
            <CancellationItems found={found} />
          </div>
        </Card>
        <div className="flex flex-col gap-4">
          <Decision />
          {found.feeMinor !== null && (
            <Card title={m.orders_fees_made_of()}>
              <FeeBreakdown found={found} locale={locale} site={site} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function CaseFacts() {
  const { found, reason, locale, site } = useLoaderData<typeof loader>()
  const { orderNumber, customer, comment, proposer, until, why, ticket } = found
  const order = (
    <TextLink to={`/${locale}/ops/orders/${orderNumber}`}>
      <Ltr>{orderNumber}</Ltr>
    </TextLink>
  )
  return (
    <Facts
      items={[
        { term: m.orders_fees_order(), value: order },
        { term: m.orders_fees_customer(), value: <bdi>{customer}</bdi> },
        ...(ticket
          ? [
              {
                term: m.orders_of_ticket(),
                value: (
                  <TextLink to={`/${locale}/ops/tickets/${ticket}`}>
                    <Ltr>{ticket}</Ltr>
                  </TextLink>
                ),
              },
            ]
          : []),
        ...(reason ? [{ term: m.orders_fees_ask_reason(), value: reason }] : []),
        ...(comment ? [{ term: m.orders_fees_said(), value: <bdi>{comment}</bdi> }] : []),
        ...(proposer ? [{ term: m.orders_fees_by(), value: <bdi>{proposer}</bdi> }] : []),
        ...(why ? [{ term: m.orders_fees_why_label(), value: <bdi>{why}</bdi> }] : []),
        ...(until ? [{ term: m.orders_fees_deadline(), value: <bdi>{sayTime(until, locale, site)}</bdi> }] : []),
      ]}
    />
  )
}

function Decision() {
  const { found, key } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {} } = answer ?? {}
  const isAsked = found.state === 'asked'
  if (!isAsked && found.state !== 'proposed') return null
  return (
    <Card title={m.orders_fees_decide()}>
      <div className={`flex flex-col gap-4 ${denseForm}`}>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        {isAsked && (
          <PostForm answer={answer} className="flex flex-col gap-3">
            <FormKey value={key} />
            <p className="text-soft">{m.orders_fees_new_lead()}</p>
            <TextArea label={m.orders_fees_why_label()} name="why" rows={2} />
            <SubmitButton name="do" value="propose" className="self-start">
              {m.orders_fees_propose()}
            </SubmitButton>
          </PostForm>
        )}
        <PostForm answer={answer} className="flex flex-col gap-3">
          <TextArea label={m.orders_fees_reason_label()} name="reason" rows={2} />
          <SubmitButton kind="danger" name="do" value="end" className="self-start">
            {isAsked ? m.orders_fees_refuse() : m.orders_fees_withdraw()}
          </SubmitButton>
        </PostForm>
      </div>
    </Card>
  )
}
