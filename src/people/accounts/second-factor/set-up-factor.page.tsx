import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { enrolmentAddress } from '#people/proofs/one-time-code.ts'
import { RecoveryCodes } from '#people/proofs/recovery-codes.tsx'
import { codeForm } from '#people/proofs/second-factor-fields.ts'
import { SecondFactorForm } from '#people/proofs/second-factor-form.tsx'
import { requireProvedPage } from '#people/proofs/take-proof.ts'
import { qrDrawing } from '#platform/files/qr-drawing.ts'
import { sealer } from '#platform/files/seal.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { limitConfirming } from './limit-confirming.ts'
import { confirmFactor, readBegunFactor } from './set-up-factor.ts'

// Who confirmed with this request is shown the codes, although nothing waits any more.
const confirmed = createContext(false)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const security = `/${visit.locale}/account/security`
  if (context.get(confirmed)) return { security, enrolment: null }
  await requireProvedPage(visit, request)
  const begun = await visit.read((work) => readBegunFactor(work, visit.ports.get(sealer)))
  if (!begun) throw redirect(security)
  return { security, enrolment: { ...begun, qr: qrDrawing(enrolmentAddress(begun.secret, begun.email)) } }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), codeForm, visit.locale, async ({ code }) => {
    await limitConfirming(visit)
    const recoveryCodes = await visit.write((work) => confirmFactor(work, code, visit.ports.get(sealer)))
    context.set(confirmed, true)
    return data({ recoveryCodes })
  })
}

export default function SetUpFactor() {
  const { security, enrolment } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const codes = answer && 'recoveryCodes' in answer ? answer.recoveryCodes : null
  const title = codes ? m.people_codes_title() : m.people_enrol_title()
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={codes ? m.people_codes_lead() : m.people_factor_enrol_lead()}
        back={{ to: security, text: m.people_security_title() }}
      />
      <Card as="div">
        {codes ? (
          <RecoveryCodes codes={codes}>
            <ButtonLink to={`${security}?done=factorOn`} kind="primary" size="large" full>
              {m.people_factor_codes_kept()}
            </ButtonLink>
          </RecoveryCodes>
        ) : (
          <SecondFactorForm enrolment={enrolment} answer={answer && 'errors' in answer ? answer : undefined} />
        )}
      </Card>
    </div>
  )
}
