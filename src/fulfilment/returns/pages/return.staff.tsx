import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readReturn } from '#fulfilment/returns/read-returns.ts'
import { conditionNames, reasonNames, returnNames } from '#fulfilment/returns/return-names.ts'
import { readReturnRule } from '#fulfilment/returns/return-rule.ts'
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
import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { GoodsCard } from './goods-card.tsx'
import { ReturnDeeds } from './return-deeds.tsx'
import { ReturnBadge, ReturnItems, ReturnMoney } from './return-parts.tsx'
import { returnDeeds } from './staff-deeds.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id, roles } = requireStaff(visit, 'returns', request)
  const found = await foundPage(visit.read((work) => readReturn(work, params.number ?? '')))
  const { twoPeopleFromMinor } = await visit.read(readReturnRule)
  const asksProof = needsProof(visit)
  const { locale, site } = visit
  const done = doneText(request, 'returns_desk_done', visit.locale)
  // A customer at the desk must show their code; the screen does not show it.
  return {
    found: { ...found, code: null },
    twoPeopleFromMinor,
    asksProof,
    me: { id, roles },
    done,
    key: newId(),
    locale,
    site,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'returns', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), returnDeeds(number), `ops/returns/${number}`)
}

export default function ReturnCasePage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { found, done, locale, site } = facts
  const title = m.returns_one({ number: isolate(found.number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/returns`, text: m.returns_desk() }}
        aside={<ReturnBadge state={found.state} />}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={m.returns_details()}>
            <CaseFacts />
            <div className="mt-3 border-t border-line pt-3">
              <ReturnItems found={found} />
            </div>
          </Card>
          <Photos />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ReturnDeeds facts={facts} answer={answer} />
          <GoodsCard key={answer?.attempt ?? done} found={found} me={facts.me} answer={answer} />
          <Card title={m.returns_back_staff()}>
            <ReturnMoney sums={found} locale={locale} site={site} isStaff />
          </Card>
          <History />
        </div>
      </div>
    </>
  )
}

function CaseFacts() {
  const { found, locale } = useLoaderData<typeof loader>()
  const order = (
    <TextLink to={`/${locale}/ops/orders/${found.orderNumber}`}>
      <Ltr>{found.orderNumber}</Ltr>
    </TextLink>
  )
  return (
    <Facts
      items={[
        { term: m.returns_order(), value: order },
        { term: m.returns_customer(), value: <bdi>{found.customer}</bdi> },
        { term: m.returns_reason(), value: reasonNames[found.reason]() },
        ...(found.note ? [{ term: m.returns_note(), value: <bdi>{found.note}</bdi> }] : []),
        {
          term: m.returns_fault(),
          value: found.isOurs ? m.returns_fault_ours() : m.returns_fault_nobody(),
        },
        ...(found.office ? [{ term: m.returns_office(), value: <bdi>{found.office}</bdi> }] : []),
        ...(found.condition ? [{ term: m.returns_condition(), value: conditionNames[found.condition]() }] : []),
        ...(found.conditionNote ? [{ term: m.returns_receive_note(), value: <bdi>{found.conditionNote}</bdi> }] : []),
        ...(found.decisionNote ? [{ term: m.returns_answer(), value: <bdi>{found.decisionNote}</bdi> }] : []),
      ]}
    />
  )
}

function Photos() {
  const { found } = useLoaderData<typeof loader>()
  if (found.photos.length === 0) return null
  const names = { customer: m.returns_photo_customer, desk: m.returns_photo_desk }
  return (
    <Card title={m.returns_photos()}>
      <ul className="flex flex-wrap gap-3">
        {found.photos.map(({ id, byStaff }, place) => {
          const alt = names[byStaff ? 'desk' : 'customer']({ place: String(place + 1) })
          return (
            <li key={id}>
              <a
                href={`/api/files/${id}`}
                target="_blank"
                rel="noreferrer"
                className="block rounded border border-line"
              >
                <img
                  src={pictureAddress(`/api/files/${id}`, 320)}
                  alt={alt}
                  width={120}
                  height={120}
                  className="size-30 rounded object-cover"
                />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function History() {
  const { found, locale, site } = useLoaderData<typeof loader>()
  return (
    <Card title={m.returns_history()}>
      <ol className="flex flex-col gap-2">
        {found.steps.map((step, place) => (
          <li key={String(place)} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {returnNames[step.to][1]()}
              {' · '}
              <span className="text-soft">
                {step.staff ? (
                  <bdi>{step.staff}</bdi>
                ) : step.who === 'customer' ? (
                  m.returns_by_customer()
                ) : (
                  m.returns_by_system()
                )}
              </span>
            </span>
            <bdi className="text-sm text-soft">{sayMoment(step.at, locale, site)}</bdi>
          </li>
        ))}
      </ol>
    </Card>
  )
}
