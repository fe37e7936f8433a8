import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { mayMove } from '#platform/work/moves.ts'
import { readDiscrepancyRule } from '#selling/orders/discrepancies/discrepancy.ts'
import { discrepancyDeeds } from '#selling/orders/discrepancies/discrepancy-deeds.ts'
import { previewOptions } from '#selling/orders/discrepancies/preview-options.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { m } from '#words/messages.js'
import { CaseDeeds } from './case-deeds.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import { CaseOptions } from './case-options.tsx'
import { CaseBadge } from './case-state.tsx'
import { CaseSteps } from './case-steps.tsx'
import { ProposeForm } from './propose-form.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id, roles } = requireStaff(visit, 'discrepancies', request)
  const found = await foundPage(visit.read((work) => readDiscrepancy(work, params.number ?? '')))
  const rule = await visit.read(readDiscrepancyRule)
  const mayPropose = found.state === 'open' && mayMove(visit.who, ['support'])
  const preview = mayPropose ? await previewOptions(visit, found.number) : null
  const { locale, site } = visit
  return {
    found,
    preview,
    ...rule,
    asksProof: needsProof(visit),
    me: { id, roles },
    seesTickets: permits(visit.who, 'tickets'),
    done: doneText(request, 'orders_case_done', visit.locale),
    key: newId(),
    locale,
    site,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'discrepancies', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), discrepancyDeeds(number), `ops/discrepancies/${number}`)
}

export default function DiscrepancyCase() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { found, preview, done, locale, site } = facts
  const title = m.orders_case_one({ number: isolate(found.number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/discrepancies`, text: m.orders_case_desk() }}
        aside={<CaseBadge state={found.state} />}
      />
      <DoneNotice text={done} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={m.orders_case_found()}>
            <CaseEvidence found={found} />
            <div className="mt-3 border-t border-line pt-3">
              <CaseFacts />
            </div>
          </Card>
          <Card title={m.orders_case_history()}>
            <CaseSteps found={found} locale={locale} site={site} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {found.options.length > 0 && found.state !== 'open' && (
            <CaseOptions found={found} reader={{ locale, site }} />
          )}
          {preview && <ProposeForm key={answer?.attempt} facts={{ ...facts, preview }} answer={answer} />}
          <CaseDeeds key={`deeds ${answer?.attempt}`} facts={facts} answer={answer} />
        </div>
      </div>
    </>
  )
}

function CaseFacts() {
  const { found, seesTickets, locale, site } = useLoaderData<typeof loader>()
  const { orderNumber, customer, openedBy, draftedBy, proposedBy, said, until, ticket } = found
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
        ...(ticket && seesTickets
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
        ...(openedBy ? [{ term: m.orders_case_opened_by(), value: <bdi>{openedBy}</bdi> }] : []),
        ...(draftedBy ? [{ term: m.orders_case_drafted_by(), value: <bdi>{draftedBy}</bdi> }] : []),
        ...(proposedBy ? [{ term: m.orders_case_proposed_by(), value: <bdi>{proposedBy}</bdi> }] : []),
        ...(said ? [{ term: m.orders_case_said_staff(), value: <bdi>{said}</bdi> }] : []),
        ...(until ? [{ term: m.orders_case_deadline(), value: <bdi>{sayTime(until, locale, site)}</bdi> }] : []),
      ]}
    />
  )
}
