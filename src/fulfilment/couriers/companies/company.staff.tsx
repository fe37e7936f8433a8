import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CourierHeading } from '#fulfilment/couriers/courier-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { companyDeeds } from './company-deeds.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyFees } from './company-fees.tsx'
import { CompanyPlaces } from './company-places.tsx'
import { loadCompany } from './load-company.ts'
import { ProposeDialog } from './propose-dialog.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'couriers', request)
  return loadCompany(visit, params.code ?? '', request)
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'couriers', request)
  const { code = '' } = params
  return answerDeeds(visit, await request.formData(), companyDeeds(code), `ops/couriers/companies/${code}`)
}

export default function CompanyScreen() {
  const read = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { company, locale, done } = read
  const facts = { ...read, here: `/${locale}/ops/couriers/companies/${company.code}` }
  return (
    <>
      <CourierHeading locale={locale} at="companies" named={company.name[locale]} lead={m.couriers_company_lead()} />
      <DoneNotice text={done} />
      {answer?.errors.general && !read.isProposing && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <div className="flex flex-col gap-4">
        <CompanyFacts facts={facts} />
        <CompanyFees facts={facts} answer={answer} />
        <CompanyPlaces facts={facts} />
      </div>
      {read.isProposing && <ProposeDialog facts={facts} answer={answer} />}
    </>
  )
}
