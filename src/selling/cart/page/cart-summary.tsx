import { Form } from 'react-router'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { CheckPrice } from '#pricing/quote/explain/check-price.tsx'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import { OfferNotices, UseCoupon } from '#selling/cart/offers/offer-notices.tsx'
import { m } from '#words/messages.js'
import { breakdownLines } from './breakdown-lines.tsx'
import { PriceSummary } from './price-summary.tsx'
import type { CartView } from './read-cart-view.ts'

type Refused = { readonly errors: FieldErrors; readonly code: string }
type CartSummaryProps = {
  readonly home: string
  readonly view: CartView
  readonly locale: Locale
  readonly refused: Refused | null
}

/** The price in four parts, the coupon, the total, and the button to checkout, which stays in view on a desktop. */
export function CartSummary({ home, view, locale, refused }: CartSummaryProps) {
  const { breakdown } = view
  return (
    <section
      id="cost"
      aria-labelledby="cost-title"
      className="rounded-large border border-line bg-surface p-5 shadow-rest"
    >
      <h2 id="cost-title" className="mb-3 text-lg">
        {m.cart_cost_title()}
      </h2>
      <PriceSummary view={breakdown} locale={locale} />
      {view.package && <PackageLine name={view.package.name} message={view.package.message} />}
      <CouponEntry home={home} view={view} locale={locale} refused={refused} />
      <div className="flex flex-col gap-3">
        <OfferNotices home={home} facts={view} locale={locale} />
      </div>
      <div aria-live="polite" aria-atomic className="mt-2 border-t-2 border-ink pt-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{m.cart_cost_total()}</span>
          <strong className="figures ms-auto text-2xl font-semibold">
            <Amount money={money(breakdown.totalMinor, breakdown.currency)} locale={locale} />
          </strong>
        </div>
      </div>
      <div className="mt-3 max-lg:hidden">
        <Checkout home={home} view={view} full />
      </div>
      <p className="mt-2 text-sm text-soft">{m.cart_cost_note()}</p>
      <RateNote rates={breakdown.rates} />
      <CheckPrice tables={view.tables} href="/api/cart/quote" />
    </section>
  )
}

/** On a phone the total and the checkout button stay visible. */
export function CartBar({ home, view, locale }: Omit<CartSummaryProps, 'refused'>) {
  const { totalMinor, currency } = view.breakdown
  const total = <Amount money={money(totalMinor, currency)} locale={locale} />
  const details = (
    <SheetLink href="#cost" text={m.cart_total_details()} title={m.cart_cost_title()} closeLabel={m.cart_close()}>
      {() => (
        <>
          <Breakdown
            lines={breakdownLines(view.breakdown, locale)}
            total={{ label: m.cart_cost_total(), amount: total, note: m.cart_cost_note() }}
          />
          <RateNote rates={view.breakdown.rates} />
        </>
      )}
    </SheetLink>
  )
  return (
    <StickyBar label={m.cart_cost_total()} amount={total} note={details}>
      <Checkout home={home} view={view} />
    </StickyBar>
  )
}

function PackageLine({ name, message }: { readonly name: string; readonly message: string | null }) {
  if (message) {
    return (
      <Notice tone="warn" className="mb-3">
        {message}
      </Notice>
    )
  }
  return (
    <p className="mb-2 flex items-center gap-2 text-sm text-ok">
      <Icon name="check" size={16} />
      {m.cart_package_applied({ name: isolate(name) })}
    </p>
  )
}

function Checkout({
  home,
  view,
  full = false,
}: {
  readonly home: string
  readonly view: CartView
  readonly full?: boolean
}) {
  if (view.incomplete !== null) {
    return (
      <ButtonLink kind="primary" size="large" to={`${home}/cart/items/${view.incomplete}`} full={full}>
        {m.cart_checkout_blocked()}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink kind="primary" size="large" to={`${home}/checkout`} full={full}>
      {m.cart_checkout()}
    </ButtonLink>
  )
}

type CouponEntryProps = CartSummaryProps

/** The code in force, or one folded line to type one; folded out where a code was refused. */
function CouponEntry({ home, view, locale, refused }: CouponEntryProps) {
  const { coupon } = view
  if (coupon) return coupon.error ? null : <AppliedCoupon coupon={coupon} />
  const error = refused ? (refused.errors.couponCode ?? refused.errors.general) : undefined
  const [best] = view.otherCoupons
  return (
    <>
      <details className="group/coupon mt-1 border-t border-line" open={refused !== null}>
        <summary className="flex min-h-11 items-center gap-3 hover:text-sea">
          <Icon name="coupon" />
          {m.cart_coupon_question()}
          <Icon name="down" size={16} className="ms-auto text-soft group-open/coupon:-scale-y-100" />
        </summary>
        <Form method="post" preventScrollReset className="pb-3">
          <input type="hidden" name="do" value="applyCoupon" />
          <div className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1.5">
            <Field
              className="contents [&>:is(label,p)]:col-span-2"
              name="code"
              label={m.cart_coupon_code()}
              defaultValue={refused?.code ?? ''}
              {...(error && { error })}
              ltr
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
              required
            />
            <Button type="submit" className="col-start-2 row-start-2">
              {m.cart_coupon_apply()}
            </Button>
          </div>
        </Form>
        <div className="pb-3">
          <TextLink to={`${home}/coupons`} className="min-h-11">
            {m.cart_offer_all()}
          </TextLink>
        </div>
      </details>
      {/* The best of the coupons that hold now; the rest are on the page of deals. */}
      {best && (
        <div className="pb-2">
          <UseCoupon home={home} coupon={best} locale={locale} />
        </div>
      )}
    </>
  )
}

function AppliedCoupon({ coupon }: { readonly coupon: NonNullable<CartView['coupon']> }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value="removeCoupon" />
      <Notice
        tone="ok"
        title={<Ltr>{coupon.code}</Ltr>}
        action={
          <Button type="submit" size="small">
            {m.cart_coupon_remove()}
          </Button>
        }
      >
        {coupon.applyMessage}
      </Notice>
    </Form>
  )
}
