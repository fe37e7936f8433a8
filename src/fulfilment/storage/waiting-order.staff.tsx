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
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { readWaitingOrder } from './read-waiting-order.ts'
import { sayStorage } from './say-storage.ts'
import { waiverDeeds } from './waiver-deeds.ts'
import { WaiverForm, WaiverList } from './waiver-parts.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireStaff(visit, 'requests', request)
  const { number, goods } = await foundPage(visit.read((work) => readWaitingOrder(work, params.number ?? '')))
  const { locale, site } = visit
  const seesPrices = permits(who, 'order-prices')
  return {
    number,
    // Terms and amounts are for those who see prices.
    goods: goods.map((one) => ({
      itemId: one.itemId,
      title: one.title,
      caseNumber: one.waits?.caseNumber ?? null,
      said: seesPrices && one.waits ? sayStorage(one.waits, { locale, site }) : null,
      dueMinor: seesPrices ? one.dueMinor : 0n,
      waivers: seesPrices ? one.waivers : [],
    })),
    mayWaive: permits(who, 'support'),
    asksProof: needsProof(visit),
    done: doneText(request, 'storage_done', locale),
    key: newId(),
    locale,
    site,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  return answerDeeds(visit, await request.formData(), waiverDeeds, `ops/waiting/${params.number ?? ''}`)
}

/** What the waiting goods of an order cost, and what is waived of it. */
export default function WaitingOrderPage() {
  const { number, goods, mayWaive, asksProof, done, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const ops = `/${locale}/ops`
  const asking = { asksProof, answer, formKey: key }
  const title = m.storage_of_order({ number: isolateLtr(number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `${ops}/waiting`, text: m.storage_waiting() }}
        aside={<ButtonLink to={`${ops}/orders/${number}`}>{m.storage_to_order()}</ButtonLink>}
      />
      <DoneNotice text={done} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-4">
          {answer.errors.general}
        </Notice>
      )}
      {goods.length === 0 && <EmptyState drawing="harbour" title={m.storage_none()} level={2} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {goods.map((one) => (
          <Card key={one.itemId} title={<bdi>{one.title}</bdi>}>
            <div className="flex flex-col gap-4">
              {one.said && <p>{one.said}</p>}
              {one.caseNumber && (
                <ButtonLink to={`${ops}/discrepancies/${one.caseNumber}`} className="self-start">
                  {m.storage_to_case({ number: isolateLtr(one.caseNumber) })}
                </ButtonLink>
              )}
              <WaiverList {...asking} mayWaive={mayWaive} locale={locale} site={site} waivers={one.waivers} />
              {mayWaive && one.dueMinor > 0n && one.waivers.every(({ holds }) => holds) && (
                <WaiverForm
                  asksProof={asksProof}
                  formKey={key}
                  itemId={one.itemId}
                  dueMinor={one.dueMinor}
                  answer={answer?.typed.itemId === one.itemId ? answer : undefined}
                />
              )}
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}
