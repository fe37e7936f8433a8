import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { contentFacts } from './content-facts.tsx'
import { couponDeeds } from './coupon-deeds.ts'
import { findDeskCoupon } from './find-desk-coupon.ts'
import { ProposalCard } from './proposal-card.tsx'
import { stateLooks } from './state-look.ts'
import { VersionList } from './version-list.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  const { locale, site } = visit
  const found = await visit.read((work) => findDeskCoupon(work, params.id))
  const { searchParams } = new URL(request.url)
  const [done, asks] = [doneText(request, 'coupons_done', visit.locale), searchParams.get('ask') === 'end']
  return { ...found, asksProof: needsProof(visit), done, asks, key: newId(), locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  const { id = '' } = params
  return answerDeeds(visit, await request.formData(), couponDeeds(id), `ops/pricing/coupons/${id}`)
}

export default function CouponPage() {
  const { coupon, versions, asksProof, done, asks, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { code, draws, state, subjectId } = coupon
  const here = `/${locale}/ops/pricing/coupons`
  const look = stateLooks[state]
  const open = versions.find((one) => one.publishedAt === null && one.withdrawnAt === null)
  const isHeld = versions.some((one) => one.publishedAt !== null)
  const title = draws === null ? code : `${code}-…`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={<bdi>{title}</bdi>}
        back={{ to: here, text: m.coupons_desk() }}
        aside={<Badge tone={look.tone}>{look.name()}</Badge>}
        actions={
          <>
            {isHeld && !open && (
              <ButtonLink to={`${here}/${subjectId}/edit`} icon="edit" size="small">
                {m.coupons_edit()}
              </ButtonLink>
            )}
            <ButtonLink to={`${here}/new?from=${subjectId}`} icon="copy" size="small">
              {m.coupons_duplicate()}
            </ButtonLink>
            {draws !== null && isHeld && (
              <ButtonLink href={`${here}/${subjectId}/codes`} icon="download" size="small">
                {m.coupons_codes_file()}
              </ButtonLink>
            )}
          </>
        }
      />
      <DoneNotice text={answer ? null : done} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {open && (
          <ProposalCard
            version={open}
            formKey={key}
            asksProof={asksProof}
            answer={answer}
            locale={locale}
            site={site}
          />
        )}
        <Card title={isHeld ? m.coupons_in_force() : m.coupons_wanted()}>
          <Facts items={contentFacts(coupon, { locale, site })} />
        </Card>
        {isHeld && (
          <Card title={m.coupons_use_title()}>
            <Facts
              items={[
                { term: m.coupons_uses(), value: formatCount(coupon.uses) },
                { term: m.coupons_given(), value: <Amount money={coupon.given} locale={locale} /> },
                ...(draws === null ? [] : [{ term: m.coupons_drawn(), value: formatCount(draws) }]),
              ]}
            />
            <StopForms state={state} here={`${here}/${subjectId}`} />
          </Card>
        )}
      </div>
      {asks && isHeld && state !== 'ended' && (
        <EndDialog title={title} isBatch={draws !== null} here={`${here}/${subjectId}`} />
      )}
      <VersionList versions={versions} locale={locale} site={site} />
    </>
  )
}

function StopForms({ state, here }: { readonly state: keyof typeof stateLooks; readonly here: string }) {
  if (state === 'ended') return null
  const deed = state === 'paused' ? 'resume' : 'pause'
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Form method="post">
          <Button type="submit" name="do" value={deed} size="small">
            {deed === 'pause' ? m.coupons_pause() : m.coupons_resume()}
          </Button>
        </Form>
        {state !== 'scheduled' && (
          <ButtonLink to={`${here}?ask=end`} size="small" kind="danger">
            {m.coupons_end_now()}
          </ButtonLink>
        )}
      </div>
      <p className="mt-2 text-sm text-soft">{m.coupons_stop_note()}</p>
    </>
  )
}

type EndDialogProps = { readonly title: string; readonly isBatch: boolean; readonly here: string }

/** Ending is final, so it asks for confirmation. */
function EndDialog({ title, isBatch, here }: EndDialogProps) {
  return (
    <Dialog open title={m.coupons_end_title({ code: isolate(title) })} closeLabel={m.coupons_close()} closeTo={here}>
      <Form method="post" action={here} className="flex flex-col gap-4">
        <p>{isBatch ? m.coupons_end_batch_text() : m.coupons_end_text()}</p>
        <SubmitButton name="do" value="end" kind="danger">
          {m.coupons_end_do()}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
