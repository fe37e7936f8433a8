import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { PriceChange } from '#checkout/steps/price-change.tsx'
import { WayToPay } from '#checkout/steps/way-to-pay.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { typedFields } from '#platform/http/forms/form-answer.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { loadPayOrder, postPayOrder } from './load-pay-order.ts'
import { WaitingPayments } from './waiting-payments.tsx'

export const handle = { frame: { width: 'text', search: false, bottom: false } }

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const facts = await loadPayOrder(visit, params.number ?? '')
  if (facts.due.minor === 0n) throw redirect(`/${visit.locale}/account/orders/${facts.number}`)
  // The card is sent where the order stands; nothing is paid before.
  if (facts.asksNationalId)
    throw redirect(`/${visit.locale}/account/orders/${facts.number}?needs=nationalId#national-id`)
  return facts
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  try {
    return redirect(await postPayOrder(visit, params.number ?? '', form))
  } catch (error) {
    const { errors, status } = refusedForm(error, visit.locale)
    return data({ errors, typed: typedFields(form) }, { status })
  }
}

export default function PayOrderPage() {
  const { number, due, waiting, methods, key, locale, before, after, change, isReviewedFirst } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const home = `/${locale}`
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return (
    <>
      <PageTitle>{m.checkout_pay_title({ number })}</PageTitle>
      <PageHeading
        title={m.checkout_pay_title({ number: isolateLtr(number) })}
        back={{ to: `${home}/account/orders/${number}`, text: m.checkout_to_order() }}
      />
      <div className="flex flex-col gap-5">
        <ErrorSummary title={m.checkout_not_paid()} errors={problems} />
        <WaitingPayments payments={waiting} locale={locale} />
        {change && <PriceChange change={change} number={number} locale={locale} />}
        {before && after && <DueChange before={before} after={after} locale={locale} />}
        <Card>
          <div className="flex items-end justify-between gap-4">
            <span>{m.checkout_due()}</span>
            <Amount money={due} locale={locale} className="text-2xl font-semibold" />
          </div>
          <p className="mt-1 text-sm text-soft">{m.checkout_due_before_fee()}</p>
          <TextLink to={`${home}/account/orders/${number}#cost`} className="mt-2 min-h-11 text-sm">
            {m.checkout_total_details()}
          </TextLink>
        </Card>
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <input type="hidden" name="key" value={key} />
          {change && (
            <>
              <input type="hidden" name="seenBase" value={change.seenBase} />
              <input type="hidden" name="seenTables" value={change.seenTables} />
            </>
          )}
          <WayToPay methods={methods} locale={locale} due={due} answer={answer} isReviewedFirst={isReviewedFirst} />
          <SubmitButton size="large">{change ? m.checkout_accept_and_pay() : m.checkout_pay_now()}</SubmitButton>
        </PostForm>
      </div>
    </>
  )
}

type DueChangeProps = { readonly before: Money; readonly after: Money; readonly locale: Locale }

/** The total rose in the review: paying accepts it. */
function DueChange({ before, after, locale }: DueChangeProps) {
  return (
    <Notice tone="warn" title={m.checkout_review_changed()}>
      <Change
        before={<Amount money={before} locale={locale} />}
        after={<Amount money={after} locale={locale} />}
        beforeLabel={m.checkout_was()}
        afterLabel={m.checkout_is_now()}
      />
      <p className="mt-2 text-soft">{m.checkout_paying_accepts()}</p>
    </Notice>
  )
}
