import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
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
import { confirmFactor, isFactorOn, readBegunFactor } from './set-up-factor.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const security = `/${visit.locale}/account/security`
  // Whoever has just confirmed keeps the codes in front of them, however often the page is read again.
  if (await visit.read(isFactorOn)) return { security, enrolment: null }
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
        lead={codes ? m.people_codes_lead() : enrolment ? m.people_factor_enrol_lead() : undefined}
        back={{ to: security, text: m.people_security_title() }}
      />
      <Card as="div">
        {codes ? (
          <RecoveryCodes codes={codes}>
            <ButtonLink to={`${security}?done=factorOn`} kind="primary" size="large" full>
              {m.people_factor_codes_kept()}
            </ButtonLink>
          </RecoveryCodes>
        ) : enrolment ? (
          <SecondFactorForm enrolment={enrolment} answer={answer && 'errors' in answer ? answer : undefined} />
        ) : (
          <p>{m.refusal_second_factor_on()}</p>
        )}
      </Card>
    </div>
  )
}
