import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { needsProof, takeProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import { askPhoneCode } from './ask-phone-code.ts'
import { readOwnPhone } from './own-phone.ts'
import { askPhoneCodeForm, verifyPhoneForm } from './phone-code-form.ts'
import { AskPhoneCode, EnterPhoneCode } from './phone-fields.tsx'
import { verifyPhone } from './verify-phone.ts'
import { readWaitingCode } from './waiting-code.ts'

const path = 'account/profile/phone'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const asksAnew = new URL(request.url).searchParams.has('change')
  const { locale } = visit
  return visit.read(async (work) => {
    const { phone, verifiedAt } = await readOwnPhone(work)
    const waiting = asksAnew ? null : await readWaitingCode(work)
    return { locale, phone, isVerified: verifiedAt !== null, waiting, asksProof: needsProof(visit) }
  })
}

const deeds = {
  askCode: deedInSteps(askPhoneCodeForm, async (values, { visit, form }) => {
    await takeProof(visit, form)
    await askPhoneCode(visit, values)
    return redirect(`/${visit.locale}/${path}`)
  }),
  verify: deedInSteps(verifyPhoneForm, async ({ code }, { visit }) => {
    await verifyPhone(visit, code)
    return redirect(`/${visit.locale}/account/profile?done=phone`)
  }),
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerDeeds(visit, await request.formData(), deeds, path)
}

/** Where a number is proved to be one's own: first the number and the way, then the code. */
export default function PhonePage() {
  const { locale, phone, isVerified, waiting, asksProof } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const title = isVerified ? m.people_phone_change_title() : m.people_phone_title()
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={waiting ? m.people_phone_code_title() : title}
        back={{ to: `/${locale}/account/profile`, text: m.people_profile_title() }}
        {...(!waiting && { lead: isVerified ? m.people_phone_change_lead() : m.people_phone_lead() })}
      />
      <Card as="div">
        {waiting ? (
          <EnterPhoneCode answer={answer} {...waiting} changeUrl={`/${locale}/${path}?change=1`} />
        ) : (
          <>
            {isVerified && phone && (
              <p className="mb-5">
                {m.people_phone_now()} <Ltr>{phone}</Ltr>
              </p>
            )}
            <AskPhoneCode
              answer={answer}
              phone={isVerified ? '' : (phone ?? '')}
              isChange={isVerified}
              asksProof={asksProof}
            />
          </>
        )}
      </Card>
    </div>
  )
}
