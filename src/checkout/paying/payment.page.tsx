import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { giveUpDeposit } from '#checkout/deposit/give-up-deposit.ts'
import { useLivePayment } from '#checkout/live/use-live-payment.ts'
import { useRefreshing } from '#checkout/steps/use-refreshing.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { GoToGateway } from './go-to-gateway.tsx'
import { loadPayment } from './load-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { postReceipt } from './post-receipt.ts'
import { retryPayment } from './retry-payment.ts'

export const handle = { frame: { width: 'text', search: false } }

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadPayment(visitOf(context), request, params.id ?? '')
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  try {
    const id = params.id ?? ''
    const next = await doDeed(form, {
      receipt: () => postReceipt(visit, id, form),
      cancel: () => giveUpDeposit(visit, id),
      retry: () => retryPayment(visit, id, String(form.get('key') ?? '')),
    })
    return redirect(next)
  } catch (error) {
    const { errors, status } = refusedForm(error, visit.locale)
    return data({ errors }, { status })
  }
}

export default function PaymentPage() {
  const { outcome, isGoing, readAt, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const problems = problemsOf(answer?.errors ?? {})
  const isWaiting = outcome.face === 'pending' && !isGoing
  useRefreshing(isWaiting, useLivePayment(outcome.id, readAt, isWaiting))
  if (isGoing && outcome.checkoutUrl)
    return <GoToGateway url={outcome.checkoutUrl} amount={outcome.amount} locale={locale} />
  return (
    <>
      <PageTitle>{m.checkout_outcome_title()}</PageTitle>
      {isWaiting && (
        <noscript>
          <meta httpEquiv="refresh" content="20" />
        </noscript>
      )}
      {problems.length > 0 && (
        <div className="mb-5">
          <ErrorSummary title={m.checkout_form_problem()} errors={problems} />
        </div>
      )}
      <PaymentOutcome outcome={outcome} home={`/${locale}`} locale={locale} errors={answer?.errors ?? {}} />
    </>
  )
}

// The receipt and its note are the fields of this page; what else is refused says itself, once.
function problemsOf({ receipt, note, ...general }: FieldErrors): readonly { name?: string; text: string }[] {
  return [
    ...(receipt ? [{ name: 'receipt', text: receipt }] : []),
    ...(note ? [{ name: 'note', text: note }] : []),
    ...[...new Set(Object.values(general))].map((text) => ({ text })),
  ]
}
