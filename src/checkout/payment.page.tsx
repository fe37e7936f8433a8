import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requireCustomer } from '#people/require-customer.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { refusedForm } from '#platform/refused-form.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { giveUpDeposit } from './give-up-deposit.ts'
import { GoToGateway } from './go-to-gateway.tsx'
import { useLivePayment } from './live/use-live-payment.ts'
import { loadPayment } from './load-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { postReceipt } from './post-receipt.ts'
import { retryPayment } from './retry-payment.ts'
import { useRefreshing } from './use-refreshing.ts'

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
    if (form.get('intent') === 'receipt') return redirect(await postReceipt(visit, params.id ?? '', form))
    if (form.get('intent') === 'cancel') return redirect(await giveUpDeposit(visit, params.id ?? ''))
    return redirect(await retryPayment(visit, params.id ?? '', String(form.get('key') ?? '')))
  } catch (error) {
    const { errors, status } = refusedForm(error, visit.locale)
    return data({ errors }, { status })
  }
}

export default function PaymentPage() {
  const { outcome, isGoing, locale } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isWaiting = outcome.face === 'pending' && !isGoing
  useRefreshing(isWaiting, useLivePayment(outcome.id, isWaiting))
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
      {answer && (
        <Notice tone="bad" role="alert" className="mb-5">
          {[...new Set(Object.values(answer.errors))].join(' ')}
        </Notice>
      )}
      <PaymentOutcome outcome={outcome} home={`/${locale}`} locale={locale} errors={answer?.errors ?? {}} />
    </>
  )
}
