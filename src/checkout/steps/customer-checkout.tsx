import { useNavigation } from 'react-router'
import { isPaidLater } from '#checkout/is-paid-later.ts'
import { BoughtPackageNote } from '#checkout/packages/bought-package.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
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
import { CheckoutProgress } from './checkout-progress.tsx'
import { stepPath } from './checkout-steps.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CouponField } from './coupon-field.tsx'
import type { loadCheckout } from './load-checkout.ts'
import { PayStep } from './pay-step.tsx'
import { ReceiveStep } from './receiving/receive-step.tsx'
import type { CheckoutAnswer } from './submit-checkout.ts'
import { TotalChange } from './total-change.tsx'

type CustomerCheckoutProps = {
  readonly facts: Awaited<ReturnType<typeof loadCheckout>>
  readonly answer: CheckoutAnswer | null
}

const formId = 'checkout-step'

/** Signed in: one page for who returns; receiving, then paying for who is new. The total and the next step stay in view. */
export function CustomerCheckout({ facts, answer }: CustomerCheckoutProps) {
  const { step, choices, locale, breakdown, items } = facts
  const home = `/${locale}`
  const isPaying = step === 'pay'
  const change = isPaying ? (answer?.change ?? null) : null
  const here = stepPath(home, step, choices)
  const total = <Amount money={money(breakdown.totalMinor, breakdown.currency)} locale={locale} />
  const summary = <CheckoutSummary items={items} breakdown={breakdown} was={change?.lines ?? null} locale={locale} />
  const onward = (
    <Onward
      isPaying={isPaying}
      isChanged={change !== null}
      isWithoutCoupon={change?.reasons.includes('COUPON_ENDED') ?? false}
      isPaid={breakdown.dueNowMinor > 0n && !isPaidLater(facts)}
    />
  )
  return (
    <>
      <PageHeading title={m.checkout_title()} back={{ to: facts.backUrl, text: m.checkout_back() }} />
      {!facts.isReturning && <CheckoutProgress step={step} links={{ receive: stepPath(home, 'receive', choices) }} />}
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
            <OfferNotices home={home} facts={facts.offers} locale={locale} back={here} />
            {isPaying ? (
              <PayStep home={home} formId={formId} facts={facts} answer={answer} />
            ) : (
              <ReceiveStep home={home} formId={formId} facts={facts} answer={answer} />
            )}
          </div>
        }
        side={
          <Card title={m.checkout_summary_title()} id="summary">
            {summary}
            {isPaying && <CouponField home={home} coupon={facts.offers.coupon} back={here} />}
            <div className="mt-5 flex flex-col gap-3 max-lg:hidden [&>button]:w-full">{onward}</div>
          </Card>
        }
      />
      <StickyBar
        label={isPaying ? m.checkout_pay_there() : m.checkout_total()}
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
  readonly isPaying: boolean
  readonly isChanged: boolean
  readonly isWithoutCoupon: boolean
  readonly isPaid: boolean
}

function Onward({ isPaying, isChanged, isWithoutCoupon, isPaid }: OnwardProps) {
  const place = isPaid ? m.checkout_place_and_pay() : m.checkout_place()
  const accept = isWithoutCoupon ? m.checkout_accept_without_coupon() : m.checkout_accept_and_place()
  // While the total follows another choice, the way on stays open.
  const isTotalAsked = useNavigation().formMethod === 'GET'
  return (
    <SubmitButton form={formId} size="large" busy={isTotalAsked ? false : undefined}>
      {isPaying ? (isChanged ? accept : place) : m.checkout_continue()}
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
