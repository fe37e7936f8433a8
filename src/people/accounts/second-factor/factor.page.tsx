import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { codeForm } from '#people/proofs/second-factor-fields.ts'
import { SecondFactorForm } from '#people/proofs/second-factor-form.tsx'
import { sealer } from '#platform/files/seal.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { halfTokenCookie } from '#platform/values/cookies.ts'
import { m } from '#words/messages.js'
import { readHalfSignIn } from './half-sign-in.ts'
import { tryFactor } from './try-factor.ts'

export const handle = { frame: { search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { who, locale, origin, cookies, ports, read } = visitOf(context)
  const backUrl = backUrlOf(request)
  if (who.kind === 'customer') throw redirect(backUrl ?? `/${locale}/account`)
  const half = await read((work) => readHalfSignIn(work, cookies[halfTokenCookie(origin)], ports.get(sealer)))
  const door = withBackUrl(`/${locale}/auth/signin`, backUrl)
  if (!half) throw redirect(door)
  return { door }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  return answerForm(await request.formData(), codeForm, visit.locale, async ({ code }) => {
    const session = await tryFactor(visit, { code, agent: request.headers.get('user-agent') ?? '' })
    const headers = { 'set-cookie': sessionCookie(session, visit.origin) }
    return redirect(backUrl ?? `/${visit.locale}/account`, { headers })
  })
}

export default function FactorPage() {
  const { door } = useLoaderData<typeof loader>()
  return (
    <DoorCard
      title={m.people_code_title()}
      lead={m.people_code_lead()}
      below={<TextLink to={door}>{m.people_forgot_back()}</TextLink>}
    >
      <SecondFactorForm enrolment={null} answer={useAnswer<typeof action>()} />
    </DoorCard>
  )
}
