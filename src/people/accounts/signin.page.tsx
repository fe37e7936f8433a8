import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import type { Session } from '#people/access/open-session.ts'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { namesDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { PasskeyEntry } from './passkeys/passkey-entry.tsx'
import { showPasskeyForm } from './passkeys/passkey-forms.ts'
import { enterByPasskey } from './passkeys/show-passkey.ts'
import { placeAfter } from './second-factor/place-after.ts'
import { SignInFields } from './sign-in-fields.tsx'
import { type SignInReason, signInReason } from './sign-in-reason.ts'
import { signInForm } from './sign-up-form.ts'
import { trySignIn } from './try-sign-in.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const { who, locale } = visitOf(context)
  const backUrl = backUrlOf(request)
  if (who.kind === 'customer') throw redirect(backUrl ?? `/${locale}/account`)
  const asked = new URL(request.url).searchParams
  return { locale, backUrl, reason: signInReason(backUrl, asked.get('why')), news: asked.get('news') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  const form = await request.formData()
  const agent = request.headers.get('user-agent') ?? ''
  const goOn = (session: Session) =>
    redirect(placeAfter(session, visit.locale, backUrl), {
      headers: { 'set-cookie': sessionCookie(session, visit.origin) },
    })
  return namesDeed(form, ['passkey'])
    ? answerForm(form, showPasskeyForm, visit.locale, async (shown) => goOn(await enterByPasskey(visit, shown, agent)))
    : answerForm(form, signInForm, visit.locale, async (values) =>
        goOn(await trySignIn(visit, 'customer', values, agent)),
      )
}

const leads: Readonly<Record<SignInReason, () => string>> = {
  none: m.people_signin_lead,
  page: m.people_signin_page,
  ended: m.people_signin_ended,
  kept: m.people_signin_kept,
  checkout: m.people_signin_checkout,
  draft: m.people_signin_draft,
}

export default function SignIn() {
  const { locale, backUrl, reason, news } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const email = answer?.typed.email ?? ''
  const auth = `/${locale}/auth`
  return (
    <DoorCard
      title={m.people_signin_title()}
      lead={leads[reason]()}
      below={
        <div className="flex flex-col gap-2">
          <p className="text-soft">{m.people_signin_new()}</p>
          <ButtonLink to={withBackUrl(`${auth}/signup`, backUrl)} full size="large">
            {m.people_signin_create()}
          </ButtonLink>
        </div>
      }
    >
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        {news && !answer && <News news={news} />}
        <SignInFields
          answer={answer}
          remember
          passkeys
          help={
            answer?.code === 'ACCOUNT_NOT_ACTIVATED' ? (
              <TextLink to={withBackUrl(`${auth}/check-mail`, backUrl, { email })}>{m.people_signin_resend()}</TextLink>
            ) : (
              answer?.code === 'ACCOUNT_BLOCKED' && (
                <TextLink to={`/${locale}/contact`}>{m.people_signin_blocked_write()}</TextLink>
              )
            )
          }
        />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_signin_action()}
        </SubmitButton>
        <PasskeyEntry />
        <TextLink to={withBackUrl(`${auth}/code`, backUrl)} quiet className="self-center">
          {m.people_signin_by_code()}
        </TextLink>
        <TextLink to={withBackUrl(`${auth}/forgot-password`, backUrl)} quiet className="self-center">
          {m.people_signin_forgot()}
        </TextLink>
      </PostForm>
    </DoorCard>
  )
}

function News({ news }: { readonly news: string }) {
  if (news === 'activated') return <Notice tone="ok" role="status" title={m.people_signin_activated()} />
  if (news === 'changed') return <Notice tone="ok" role="status" title={m.people_signin_changed()} />
  if (news === 'deleted') return <Notice tone="ok" role="status" title={m.people_signin_deleted()} />
  return null
}
