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
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { sayMoment, sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const open = await visit.read((work) => readSessions(work, visit.token))
  const sessions = open.map(({ id, agent, ip, lastSeenAt, isThis }) => ({
    id,
    name: browserName(agent),
    ip,
    isThis,
    seen: sayTime(lastSeenAt, visit.locale, visit.site),
  }))
  const looks = await visit.read(readOwnViews)
  return {
    sessions,
    looks: looks.map(({ at, why }) => ({ at: sayMoment(at, visit.locale, visit.site), why })),
    asks: needsProof(visit),
  }
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
  const { sessions, looks, asks } = useLoaderData<typeof loader>()
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
            {sessions.map(({ id, name, ip, seen, isThis }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0">
                <div>
                  <p className="font-semibold">
                    <bdi>{name ?? m.people_sessions_program()}</bdi>
                  </p>
                  <p className="text-soft text-sm">
                    <bdi dir="ltr">{ip}</bdi> · {m.people_sessions_seen({ time: seen })}
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
    </div>
  )
}
