import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from 'react-router'
import { isPaidLater } from '#checkout/is-paid-later.ts'
import { BoughtPackageNote } from '#checkout/packages/bought-package.tsx'
import { readKeptForm } from '#people/access/kept-form.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { OfferNotices } from '#selling/cart/offers/offer-notices.tsx'
import type { SyncFailure } from '#selling/cart/page/load-cart.ts'
import { m } from '#words/messages.js'
import { CheckoutStep } from './checkout-step.tsx'
import { type Step, stepPath, steps } from './checkout-steps.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { loadCheckout } from './load-checkout.ts'
import { type CheckoutAnswer, choicesOf, submitCheckout } from './submit-checkout.ts'
import { TotalChange } from './total-change.tsx'
import { usualStart } from './usual-choices.ts'

export const handle = { frame: { bottom: false, search: false } }

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const facts = await loadCheckout(visit, request)
  const start = await usualStart(visit, new URL(request.url).searchParams)
  if (start !== null) throw redirect(start)
  return { ...facts, kept: readKeptForm(visit, request) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  requireCustomer(visit, request, form)
  return submitCheckout(visit, form, choicesOf(new URL(request.url)))
}

const stepTexts: Readonly<Record<Step, () => string>> = {
  address: m.checkout_step_address,
  shipping: m.checkout_step_shipping,
  payment: m.checkout_step_payment,
  review: m.checkout_step_review,
}
const formId = 'checkout-step'

export default function CheckoutPage() {
  const facts = useLoaderData<typeof loader>()
  const answer: CheckoutAnswer | null = useAnswer<typeof action>() ?? facts.kept
  const { step, choices, locale, breakdown, items } = facts
  const home = `/${locale}`
  const place = steps.indexOf(step)
  const change = step === 'review' ? (answer?.change ?? null) : null
  const total = <Amount money={money(breakdown.totalMinor, breakdown.currency)} locale={locale} />
  const previous = steps[place - 1]
  const summary = <CheckoutSummary items={items} breakdown={breakdown} was={change?.lines ?? null} locale={locale} />
  const onward = (
    <Onward
      step={step}
      isAddress={facts.newAddress !== null}
      isChanged={change !== null}
      isWithoutCoupon={change?.reasons.includes('COUPON_ENDED') ?? false}
      isPaid={breakdown.dueNowMinor > 0n && !isPaidLater(facts)}
    />
  )
  return (
    <>
      <PageTitle>{m.checkout_title()}</PageTitle>
      <PageHeading
        title={m.checkout_title()}
        back={
          previous
            ? { to: stepPath(home, previous, choices), text: stepTexts[previous]() }
            : { to: facts.backUrl, text: m.checkout_back() }
        }
      />
      <div className="mb-6">
        <Stepper
          label={m.checkout_steps_label()}
          progressText={m.checkout_progress({ step: String(place + 1), of: String(steps.length) })}
          steps={steps.map((key, at) => ({
            key,
            text: stepTexts[key](),
            state: at < place ? 'done' : at === place ? 'now' : 'next',
            ...(at < place && { to: stepPath(home, key, choices) }),
          }))}
        />
      </div>
      <Columns
        main={
          <div className="flex flex-col gap-5">
            {facts.leftOut && <LeftOut home={home} failure={facts.leftOut} />}
            {change && <TotalChange change={change} currency={breakdown.currency} locale={locale} />}
            <BoughtPackageNote
              bought={facts.bought}
              notBought={facts.notBought}
              without={stepPath(home, step, { ...choices, package: '' })}
              locale={locale}
            />
            <OfferNotices home={home} facts={facts.offers} locale={locale} back={stepPath(home, step, choices)} />
            <CheckoutStep home={home} formId={formId} facts={facts} answer={answer} />
            <div className="max-lg:hidden">{onward}</div>
          </div>
        }
        side={
          <Card title={m.checkout_summary_title()} id="summary">
            {summary}
          </Card>
        }
      />
      <StickyBar
        label={m.checkout_total()}
        amount={total}
        note={
          <SheetLink
            href="#summary"
            text={m.checkout_total_details()}
            title={m.checkout_summary_title()}
            closeLabel={m.cart_close()}
          >
            {() => summary}
          </SheetLink>
        }
      >
        {onward}
      </StickyBar>
    </>
  )
}

type OnwardProps = {
  readonly step: Step
  readonly isAddress: boolean
  readonly isChanged: boolean
  readonly isWithoutCoupon: boolean
  readonly isPaid: boolean
}

function Onward({ step, isAddress, isChanged, isWithoutCoupon, isPaid }: OnwardProps) {
  const place = isPaid ? m.checkout_place_and_pay() : m.checkout_place()
  const accept = isWithoutCoupon ? m.checkout_accept_without_coupon() : m.checkout_accept_and_place()
  const text =
    step === 'review' ? (isChanged ? accept : place) : isAddress ? m.checkout_address_save() : m.checkout_continue()
  // While the total follows another method, the way on stays open.
  const isTotalAsked = useNavigation().formData?.get('step') === 'payment' && step === 'payment'
  return (
    <SubmitButton form={formId} size="large" busy={isTotalAsked ? false : undefined}>
      {text}
    </SubmitButton>
  )
}

/** What a guest collected and could not be moved into the cart is not ordered: that is said at every step. */
function LeftOut({ home, failure }: { readonly home: string; readonly failure: SyncFailure }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={m.checkout_left_out_title()}
      action={<ButtonLink to={`${home}/cart`}>{m.checkout_left_out_cart()}</ButtonLink>}
    >
      <p>{failure.message ?? m.cart_sync_happened()}</p>
      <p className="text-soft">{m.checkout_left_out_text()}</p>
    </Notice>
  )
}
