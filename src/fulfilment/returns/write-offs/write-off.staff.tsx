import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
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
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readWriteOff } from './read-write-offs.ts'
import { lossNames, WriteOffBadge } from './write-off-badge.tsx'
import { writeOffDeeds } from './write-off-deeds.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const found = await foundPage(visit.read((work) => readWriteOff(work, params.number ?? '')))
  const asksProof = needsProof(visit)
  const { locale, site } = visit
  return { found, asksProof, done: doneText(request, 'returns_lost_done', visit.locale), key: newId(), locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), writeOffDeeds(number), `ops/write-offs/${number}`)
}

export default function WriteOffCase() {
  const { found, done, locale } = useLoaderData<typeof loader>()
  const title = m.returns_lost_one({ number: isolate(found.number) })
  const isOpen = !found.agreedAt && !found.withdrawnAt
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/write-offs`, text: m.returns_lost() }}
        aside={<WriteOffBadge row={found} />}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={m.returns_details()}>
          <CaseFacts />
        </Card>
        {isOpen && <Decision />}
      </div>
    </>
  )
}

function CaseFacts() {
  const { found, locale, site } = useLoaderData<typeof loader>()
  const by = (name: string, at: Date) => (
    <>
      <bdi>{name}</bdi> · <bdi>{sayMoment(at, locale, site)}</bdi>
    </>
  )
  const refunded = found.refundedMinor !== null && money(found.refundedMinor, sites[site].currency)
  return (
    <Facts
      items={[
        {
          term: m.returns_order(),
          value: (
            <TextLink to={`/${locale}/ops/orders/${found.orderNumber}`}>
              <Ltr>{found.orderNumber}</Ltr>
            </TextLink>
          ),
        },
        { term: m.returns_customer(), value: <bdi>{found.customer}</bdi> },
        { term: m.returns_lost_item(), value: <bdi>{found.title}</bdi> },
        { term: m.returns_lost_stage(), value: found.stageLabel },
        { term: m.returns_lost_what(), value: lossNames[found.what]() },
        { term: m.returns_lost_reason(), value: <bdi>{found.reason}</bdi> },
        {
          term: m.returns_lost_proof(),
          value: (
            <TextLink href={`/api/files/${found.proofId}`} newTab>
              {m.returns_lost_proof_open()}
            </TextLink>
          ),
        },
        { term: m.returns_lost_by(), value: by(found.proposedBy, found.proposedAt) },
        ...(found.agreedBy && found.agreedAt
          ? [{ term: m.returns_lost_second(), value: by(found.agreedBy, found.agreedAt) }]
          : []),
        ...(refunded ? [{ term: m.returns_lost_refunded(), value: <Amount money={refunded} locale={locale} /> }] : []),
        ...(found.withdrawnWhy
          ? [{ term: m.returns_lost_withdraw_why(), value: <bdi>{found.withdrawnWhy}</bdi> }]
          : []),
      ]}
    />
  )
}

function Decision() {
  const { found, asksProof, key } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {} } = answer ?? {}
  return (
    <Card title={m.returns_lost_decide()}>
      <div className={`flex flex-col gap-5 ${denseForm}`}>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        {found.isMine ? (
          <Notice tone="info">{m.returns_lost_mine()}</Notice>
        ) : (
          <PostForm answer={answer} className="flex flex-col items-start gap-3">
            <FormKey value={key} />
            <p>{m.returns_lost_agree_text()}</p>
            <StaffProof asks={asksProof} />
            <SubmitButton kind="danger" name="do" value="agree">
              {m.returns_lost_agree()}
            </SubmitButton>
          </PostForm>
        )}
        <PostForm answer={answer} className="flex flex-col gap-3">
          <FormKey value={key} />
          <TextArea label={m.returns_lost_withdraw_why()} name="why" rows={2} />
          <SubmitButton kind="secondary" name="do" value="withdraw" className="self-start">
            {m.returns_lost_withdraw()}
          </SubmitButton>
        </PostForm>
      </div>
    </Card>
  )
}
