import { useEffect } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { giveUpDeposit } from '#checkout/deposit/give-up-deposit.ts'
import { useLivePayment } from '#checkout/live/use-live-payment.ts'
import { useRefreshing } from '#checkout/steps/use-refreshing.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { keepReceipt, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { mayOfferPasskey } from '#people/accounts/passkeys/passkey-offer.ts'
import { PasskeyOfferCard } from '#people/accounts/passkeys/passkey-offer-card.tsx'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Progress } from '#platform/ui/show/progress.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { no } from '#platform/work/refusal.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { loadPayment } from './load-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { retryPayment } from './retry-payment.ts'

export const handle = { frame: { width: 'text', search: false } }

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const loaded = await loadPayment(visit, request, params.id ?? '')
  const isOver = !['pending', 'failed', 'expired'].includes(loaded.outcome.face)
  return { ...loaded, offersPasskey: isOver && (await visit.read(mayOfferPasskey)) }
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

/** The receipt of a bank transfer, sent from the payment's own page; answers where the customer goes on. */
async function postReceipt(visit: Visit, paymentId: string, form: FormData): Promise<string> {
  // No file is stored for a payment of somebody else.
  if (!(await visit.read((work) => readPayment(work, paymentId)))) throw no.NOT_FOUND()
  const sent = await keepReceipt(visit, form)
  await visit.write((work) => uploadReceipt(work, { ...sent, paymentId }))
  return `/${visit.locale}/payment/${paymentId}`
}

export default function PaymentPage() {
  const { outcome, offersPush, offersPasskey, isGoing, readAt, locale } = useLoaderData<typeof loader>()
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
      <PaymentOutcome
        offersPush={offersPush}
        outcome={outcome}
        home={`/${locale}`}
        locale={locale}
        errors={answer?.errors ?? {}}
      />
      {offersPasskey && !offersPush && <PasskeyOfferCard home={`/${locale}`} />}
    </>
  )
}

type GoToGatewayProps = { readonly url: string; readonly amount: Money; readonly locale: Locale }

/**
 * The step between our form and the gateway's page. The way there is a navigation of its own, not the redirect of a form,
 * so that our policy can go on saying `form-action 'self'`.
 */
function GoToGateway({ url, amount, locale }: GoToGatewayProps) {
  useEffect(() => {
    // Going back from there must not lead there again, but to the payment's own page.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    const returned = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', returned)
    window.location.assign(url)
    return () => window.removeEventListener('pageshow', returned)
  }, [url])
  return (
    <Card>
      <PageTitle>{m.checkout_going_title()}</PageTitle>
      <noscript>
        <meta httpEquiv="refresh" content={`1;url=${url}`} />
      </noscript>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <Icon name="lock" size={32} className="text-sea" />
        <h1 className="text-xl">{m.checkout_going_title()}</h1>
        <p className="max-w-md text-soft">{m.checkout_going_text()}</p>
        <Amount money={amount} locale={locale} className="text-2xl font-semibold" />
        <div className="w-full max-w-xs">
          <Progress label={m.checkout_going_title()} hideLabel />
        </div>
        <ButtonLink href={url} kind="primary" size="large">
          {m.checkout_going_link()}
        </ButtonLink>
      </div>
    </Card>
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
