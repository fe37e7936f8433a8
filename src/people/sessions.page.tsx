import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { answerForm } from '#platform/answer-form.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { sayTime } from '#platform/say-date.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { browserName } from './browser-name.ts'
import { endSession } from './end-session.ts'
import { FormProblems } from './form-problems.tsx'
import { ProofField } from './proof-field.tsx'
import { readSessions } from './read-sessions.ts'
import { requireCustomer } from './require-customer.ts'
import { SavedNotice } from './saved-notice.tsx'
import { needsProof, takeProof } from './take-proof.ts'

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
  return { sessions, asks: needsProof(visit) }
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
  const { sessions, asks } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_sessions_title()}</PageTitle>
      <PageHeading title={m.people_sessions_title()} lead={m.people_sessions_lead()} />
      <Card as="div">
        <Form method="post" noValidate className="flex flex-col gap-5">
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
          {others.length > 0 && (asks || answer?.errors.proof) && (
            <ProofField who="customer" error={answer?.errors.proof} />
          )}
          {others.length > 1 && (
            <SubmitButton kind="danger" className="self-start" name="end" value="others" busyLabel={m.people_busy()}>
              {m.people_sessions_end_others()}
            </SubmitButton>
          )}
        </Form>
      </Card>
    </div>
  )
}
