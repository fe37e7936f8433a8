import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { blockCustomer, endCustomerSessions, unblockCustomer } from '#people/accounts/care/block-customer.ts'
import { readCustomer } from '#people/accounts/care/read-customer.ts'
import { removePhone } from '#people/accounts/care/remove-phone.ts'
import { hasSecondFactor, removeSecondFactor } from '#people/accounts/care/remove-second-factor.ts'
import { leaveCustomerView, viewAsCustomer } from '#people/accounts/care/view-as-customer.ts'
import { answerDeeds, deed, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const asked = visit.read(async (work) => {
    const customer = await readCustomer(work, params.id ?? '')
    return { customer, hasFactor: await hasSecondFactor(work, customer.id) }
  })
  const { customer, hasFactor } = await foundPage(asked)
  const { id, name, state, phone } = customer
  return {
    id,
    name,
    isBlocked: state === 'blocked',
    hasPhone: phone !== null,
    hasFactor,
    asksProof: needsProof(visit),
    locale: visit.locale,
  }
}

const why = z.string().trim().min(3, 'console_customer_why_needed').max(500)
const reasons = z.object({ why })

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const customerId = params.id ?? ''
  const deeds = {
    block: provedDeed(reasons, (work, fields) => blockCustomer(work, { customerId, ...fields }), 'blocked'),
    unblock: provedDeed(reasons, (work, fields) => unblockCustomer(work, { customerId, ...fields }), 'unblocked'),
    view: provedDeed(
      reasons,
      (work, fields) => viewAsCustomer(work, { customerId, ...fields }, visit.token),
      () => redirect(`/${visit.locale}/account`),
    ),
    leave: deed(noFields, (work) => leaveCustomerView(work, visit.token), 'left'),
    phone: provedDeed(reasons, (work, fields) => removePhone(work, { customerId, ...fields }), 'phone'),
    factor: provedDeed(reasons, (work, fields) => removeSecondFactor(work, { customerId, ...fields }), 'factor'),
    sessions: provedDeed(reasons, (work, fields) => endCustomerSessions(work, { customerId, ...fields }), 'sessions'),
  }
  return answerDeeds(visit, await request.formData(), deeds, `ops/customers/${customerId}`)
}

type Act = { readonly act: string; readonly title: string; readonly text: string; readonly kind: 'primary' | 'danger' }

/** What support may do about an account: each with a reason, and a fresh proof. */
export default function CustomerActs() {
  const { id, name, isBlocked, hasPhone, hasFactor, asksProof, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const sent = answer?.typed.do ?? ''
  const acts: readonly Act[] = [
    { act: 'view', title: m.console_customer_view(), text: m.console_customer_view_text(), kind: 'primary' },
    isBlocked
      ? {
          act: 'unblock',
          title: m.console_customer_unblock(),
          text: m.console_customer_unblock_text(),
          kind: 'primary',
        }
      : { act: 'block', title: m.console_customer_block(), text: m.console_customer_block_text(), kind: 'danger' },
    ...(hasPhone
      ? [
          {
            act: 'phone',
            title: m.console_customer_phone(),
            text: m.console_customer_phone_text(),
            kind: 'danger',
          } as const,
        ]
      : []),
    ...(hasFactor
      ? [
          {
            act: 'factor',
            title: m.console_customer_factor(),
            text: m.console_customer_factor_text(),
            kind: 'danger',
          } as const,
        ]
      : []),
    { act: 'sessions', title: m.console_customer_end(), text: m.console_customer_end_text(), kind: 'danger' },
  ]
  return (
    <div className="max-w-text">
      <PageTitle>{m.console_customer_acts_of({ name })}</PageTitle>
      <PageHeading
        title={m.console_customer_acts_of({ name: isolate(name) })}
        back={{ to: `/${locale}/ops/customers/${id}`, text: m.console_customer_page() }}
      />
      <div className="flex flex-col gap-4">
        {acts.map(({ act, title, text, kind }) => {
          const own = sent === act ? answer : undefined
          return (
            <Card key={act} title={title}>
              <p className="mb-3 text-soft">{text}</p>
              <PostForm answer={own} noValidate className={`flex flex-col gap-3 ${denseForm}`} key={own?.attempt}>
                <FormProblems answer={own} />
                <ReasonAndProof label={m.console_customer_why()} name="why" asksProof={asksProof} />
                <SubmitButton kind={kind} name="do" value={act} className="self-start">
                  {title}
                </SubmitButton>
              </PostForm>
            </Card>
          )
        })}
      </div>
    </div>
  )
}
