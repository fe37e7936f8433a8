import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, provedDeed } from '#people/proofs/answer-deeds.ts'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { needsProof } from '#people/proofs/take-proof.ts'
import { dutiesFields, whyField } from '#people/staff/duties.ts'
import { inviteStaff } from '#people/staff/invite-staff.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { DutiesFields } from './duties-fields.tsx'
import { readPlaces, refuseUnknownPlaces } from './read-places.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'staff-admin', request)
  const { locale } = visit
  return { locale, places: await visit.read(readPlaces), asksProof: needsProof(visit) }
}

const invitationForm = z.object({
  email: z.email().trim().max(254),
  name: z.string().trim().min(2).max(100),
  ...dutiesFields,
  why: whyField,
})

const invite = provedDeed(
  invitationForm,
  async (work, { email, name, roles, places, why }, { visit: { origin } }) => {
    await refuseUnknownPlaces(work, places)
    return inviteStaff(work, { email, name, duties: { roles, places }, why, origin })
  },
  (done, _, { visit: { locale } }) => redirect(`/${locale}/ops/people?done=${done}`),
)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'staff-admin', request)
  return answerDeed(visit, await request.formData(), invite, 'ops/people')
}

/** Somebody new: where the invitation goes, what they do, and where. */
export default function InviteStaff() {
  const { locale, places, asksProof } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <div className="max-w-3xl">
      <PageTitle>{m.staff_invite()}</PageTitle>
      <PageHeading
        title={m.staff_invite()}
        lead={m.staff_invite_lead()}
        back={{ to: `/${locale}/ops/people`, text: m.staff_title() }}
      />
      <Card as="div">
        <PostForm key={answer?.attempt} answer={answer} noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={m.staff_name()} name="name" autoComplete="off" maxLength={100} required />
            <Field
              label={m.staff_email()}
              name="email"
              type="email"
              autoComplete="off"
              inputMode="email"
              maxLength={254}
              ltr
              required
            />
          </div>
          <DutiesFields duties={{ roles: [], places: [] }} places={places} />
          <p className="text-sm text-soft">{m.staff_invite_admin_note()}</p>
          <ReasonAndProof name="why" label={m.staff_why()} required asksProof={asksProof} />
          <SubmitButton className="self-start">{m.staff_invite_send()}</SubmitButton>
        </PostForm>
      </Card>
    </div>
  )
}
