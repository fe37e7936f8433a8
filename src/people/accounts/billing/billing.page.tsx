import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { SavedNotice } from '#people/access/saved-notice.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { billingForm } from './billing-form.ts'
import { readBilling } from './read-billing.ts'
import { saveBilling } from './save-billing.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return { billing: await visit.read(readBilling), site: visit.site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), billingForm, visit.locale, async (billing) => {
    await visit.write((work) => saveBilling(work, billing))
    return redirect(`/${visit.locale}/account/billing?saved=1`)
  })
}

/** The buyer on invoices: the customer, or their company. */
export default function BillingPage() {
  const { billing, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const own = siteWords(site)
  const shown: Partial<typeof billing> = answer?.typed ?? billing
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_billing_title()}</PageTitle>
      <PageHeading title={m.people_billing_title()} lead={m.people_billing_lead()} />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <RadioCards
            legend={m.people_billing_kind()}
            name="kind"
            defaultValue={shown.kind ?? 'personal'}
            columns={2}
            options={[
              { value: 'personal', title: m.people_billing_personal(), note: m.people_billing_personal_note() },
              { value: 'business', title: m.people_billing_business(), note: m.people_billing_business_note() },
            ]}
          />
          <Field
            label={m.people_billing_company()}
            name="companyName"
            autoComplete="organization"
            hint={m.people_billing_company_hint()}
            defaultValue={shown.companyName ?? ''}
          />
          <Field
            label={own.taxId}
            name="taxId"
            inputMode="numeric"
            ltr
            hint={own.taxIdHint}
            defaultValue={shown.taxId ?? ''}
          />
          <TextArea
            label={m.people_billing_address()}
            name="address"
            autoComplete="street-address"
            hint={m.people_billing_address_hint()}
            defaultValue={shown.address ?? ''}
          />
          <SubmitButton className="self-start" busyLabel={m.people_busy()}>
            {m.people_profile_save()}
          </SubmitButton>
        </PostForm>
      </Card>
    </div>
  )
}
