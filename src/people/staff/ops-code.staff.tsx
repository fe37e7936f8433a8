import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { enrolmentAddress } from '#people/proofs/one-time-code.ts'
import { RecoveryCodes } from '#people/proofs/recovery-codes.tsx'
import { codeForm } from '#people/proofs/second-factor-fields.ts'
import { SecondFactorForm } from '#people/proofs/second-factor-form.tsx'
import { qrDrawing } from '#platform/files/qr-drawing.ts'
import { sealer } from '#platform/files/seal.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { halfTokenCookie } from '#platform/values/cookies.ts'
import { m } from '#words/messages.js'
import { readHalfSession } from './read-half-session.ts'
import { StaffDoor } from './staff-door.tsx'
import { trySecondFactor } from './try-second-factor.ts'

// A member who enrolled with this request gets the recovery codes, although the half session is over.
const enrolled = createContext(false)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { who, locale, origin, cookies, ports, read } = visitOf(context)
  const next = backUrlOf(request) ?? `/${locale}/ops`
  if (context.get(enrolled)) return { locale, next, enrolment: null }
  if (who.kind === 'staff') return { locale, next, enrolment: null }
  const half = await read((work) => readHalfSession(work, cookies[halfTokenCookie(origin)], ports.get(sealer)))
  if (!half) throw redirect(withBackUrl(`/${locale}/ops/signin`, backUrlOf(request)))
  const enrolment = half.isEnrolled
    ? null
    : { secret: half.secret, email: half.email, qr: qrDrawing(enrolmentAddress(half.secret, half.email)) }
  return { locale, next, enrolment }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const next = backUrlOf(request) ?? `/${visit.locale}/ops`
  return answerForm(await request.formData(), codeForm, visit.locale, async ({ code }) => {
    const passed = await trySecondFactor(visit, code, request.headers.get('user-agent') ?? '')
    const headers = { 'set-cookie': sessionCookie(passed.session, visit.origin) }
    if (!passed.recoveryCodes) return redirect(next, { headers })
    context.set(enrolled, true)
    return data({ recoveryCodes: passed.recoveryCodes }, { headers })
  })
}

export default function StaffCode() {
  const { locale, next, enrolment } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const codes = answer && 'recoveryCodes' in answer ? answer.recoveryCodes : null
  const title = codes ? m.people_codes_title() : enrolment ? m.people_enrol_title() : m.people_code_title()
  const lead = codes ? m.people_codes_lead() : enrolment ? m.people_enrol_lead() : m.people_code_lead()
  return (
    <StaffDoor locale={locale} title={title} lead={lead}>
      {codes ? (
        <RecoveryCodes codes={codes}>
          <ButtonLink to={next} kind="primary" size="large" full>
            {m.people_codes_kept()}
          </ButtonLink>
        </RecoveryCodes>
      ) : (
        <SecondFactorForm enrolment={enrolment} answer={answer && 'errors' in answer ? answer : undefined} />
      )}
    </StaffDoor>
  )
}
