import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { browserName } from '#people/access/browser-name.ts'
import { endSession } from '#people/access/end-session.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { readSessions } from '#people/access/read-sessions.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { SavedNotice } from '#people/access/saved-notice.tsx'
import { readOwnViews } from '#people/access/support-views/read-own-views.ts'
import { SupportLooks } from '#people/access/support-views/support-looks.tsx'
import { ProofField } from '#people/proofs/proof-field.tsx'
import { needsProof, takeProof } from '#people/proofs/take-proof.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { sayMoment, sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { OwnLog } from './own-log.tsx'
import { readOwnLog } from './read-own-log.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site, token, network } = visit
  const { searchParams } = new URL(request.url)
  const { open, log } = await visit.read(async (work) => ({
    open: await readSessions(work, token),
    log: await readOwnLog(work, pageAsked(searchParams, 20)),
  }))
  const deviceOf = (agent: string | null) => (agent ? browserName(agent) : null)
  const sessions = open.map(({ id, agent, ip, createdAt, lastSeenAt, isThis }) => ({
    id,
    name: deviceOf(agent),
    ip,
    isThis,
    isNear: !isThis && networkOf(ip) === network,
    since: sayTime(createdAt, locale, site),
    seen: sayTime(lastSeenAt, locale, site),
  }))
  const { rows, ...place } = log
  const events = rows.map(({ id, event, at, agent, address }) => ({
    id,
    event,
    time: sayTime(at, locale, site),
    device: deviceOf(agent),
    ip: address,
  }))
  const looks = (await visit.read(readOwnViews)).map(({ at, why }) => ({ at: sayMoment(at, locale, site), why }))
  return { sessions, events, place, looks, here: `/${locale}/account/sessions`, asks: needsProof(visit) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  return answerForm(form, z.object({ end: z.string() }), visit.locale, async ({ end }) => {
    await takeProof(visit, form)
    await visit.write((work) => endSession(work, end, visit.token))
    return redirect(`/${visit.locale}/account/sessions?saved=1`)
  })
}

export default function Sessions() {
  const { sessions, events, place, looks, here, asks } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_sessions_title()}</PageTitle>
      <PageHeading title={m.people_sessions_title()} lead={m.people_sessions_lead()} />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <ul className="divide-y divide-line">
            {sessions.map(({ id, name, ip, seen, since, isThis, isNear }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0">
                <div>
                  <p className="font-semibold">
                    <bdi>{name ?? m.people_sessions_program()}</bdi>
                  </p>
                  <p className="text-soft text-sm">
                    {isNear ? m.people_sessions_near() : <bdi dir="ltr">{ip}</bdi>} ·{' '}
                    {m.people_sessions_seen({ time: seen })} · {m.people_sessions_since({ time: since })}
                  </p>
                </div>
                {isThis ? (
                  <Badge tone="ok">{m.people_sessions_this()}</Badge>
                ) : (
                  <SubmitButton kind="secondary" name="end" value={id} busyLabel={m.people_busy()}>
                    {m.people_sessions_end()}
                  </SubmitButton>
                )}
              </li>
            ))}
          </ul>
          {others.length > 0 && (asks || answer?.errors.proof) && <ProofField who="customer" />}
          {others.length > 1 && (
            <SubmitButton kind="danger" className="self-start" name="end" value="others" busyLabel={m.people_busy()}>
              {m.people_sessions_end_others()}
            </SubmitButton>
          )}
        </PostForm>
      </Card>
      <SupportLooks looks={looks} />
      <OwnLog events={events} />
      <ListPages {...place} here={here} asked={{}} />
    </div>
  )
}
