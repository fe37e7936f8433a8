import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { FormProblems } from '#people/access/form-problems.tsx'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { sealer } from '#platform/files/seal.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { isRefusal } from '#platform/work/refusal.ts'
import { m } from '#words/messages.js'
import { setStaffPassword } from './set-staff-password.ts'
import { StaffDoor } from './staff-door.tsx'
import { ownerOfStaffLink } from './staff-link.ts'

/** Looking at a link does not use it up: programs that read mail open links too. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, read } = visitOf(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    const { name, email, purpose } = await read((work) => ownerOfStaffLink(work, token))
    return { locale, token, owner: { name, email, purpose } }
  } catch (refused) {
    if (!isRefusal(refused)) throw refused
    return data({ locale, token, owner: null }, { status: refused.status })
  }
}

const passwordForm = z.object({ token: z.string().min(1).max(100), password: z.string().min(1).max(200) })

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  return answerForm(await request.formData(), passwordForm, visit.locale, async (values) => {
    const from = { ip: visit.ip, agent: request.headers.get('user-agent') ?? '' }
    const session = await setStaffPassword(visit, values, from, visit.ports.get(sealer))
    const headers = { 'set-cookie': sessionCookie(session, visit.origin) }
    return redirect(`/${visit.locale}/ops/signin/code`, { headers })
  })
}

/** The page of an invitation, or of a new password: chosen by its owner alone. */
export default function StaffPassword() {
  const { locale, token, owner } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  if (!owner) {
    return (
      <StaffDoor locale={locale} title={m.staff_join_over_title()} lead={m.refusal_staff_link_spent()}>
        <ButtonLink to={`/${locale}/ops/signin`} full>
          {m.staff_join_over_action()}
        </ButtonLink>
      </StaffDoor>
    )
  }
  const isNew = owner.purpose === 'invitation'
  return (
    <StaffDoor
      locale={locale}
      title={isNew ? m.staff_join_title() : m.staff_join_new_title()}
      lead={isNew ? m.staff_join_lead() : m.staff_join_new_lead()}
    >
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <input type="hidden" name="token" value={token} />
        <p>
          <span className="block text-sm text-soft">{m.staff_join_for()}</span>
          <bdi className="font-semibold">{owner.name}</bdi>
          <bdi dir="ltr" className="block wrap-anywhere text-soft">
            {owner.email}
          </bdi>
        </p>
        {/* For the browser's keeper of passwords. */}
        <input type="hidden" name="email" autoComplete="username" value={owner.email} />
        <Field
          label={m.staff_join_password()}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={12}
          ltr
          required
          hint={m.staff_join_password_hint()}
        />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.staff_join_action()}
        </SubmitButton>
      </PostForm>
    </StaffDoor>
  )
}
