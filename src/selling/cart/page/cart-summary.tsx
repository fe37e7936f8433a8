import { Form } from 'react-router'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Card } from '#platform/ui/show/card.tsx'
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
import type { CartView } from './read-cart-view.ts'
import { RecommendedPackages } from './recommended-packages.tsx'

type Refused = { readonly errors: FieldErrors; readonly code: string }
type CartSummaryProps = {
  readonly home: string
  readonly view: CartView
  readonly locale: Locale
  readonly refused: Refused | null
}

/** The price: every line with its reason, the coupon, cheaper alternatives, and the button to checkout. */
export function CartSummary({ home, view, locale, refused }: CartSummaryProps) {
  const { breakdown } = view
  const total = <Amount money={money(breakdown.totalMinor, breakdown.currency)} locale={locale} />
  return (
    <div className="flex flex-col gap-5">
      <Card title={m.cart_cost_title()} id="cost">
        {view.package && <PackageLine name={view.package.name} message={view.package.message} />}
        <Breakdown
          live
          lines={breakdownLines(breakdown, locale)}
          total={{ label: m.cart_cost_total(), amount: total, note: m.cart_cost_note() }}
        />
        <RateNote rates={breakdown.rates} />
        <CheckPrice tables={view.tables} href="/api/cart/quote" />
        <div className="mt-5 border-t border-line pt-4">
          <CouponEntry view={view} refused={refused} />
          <div className="flex flex-col gap-3">
            <OfferNotices home={home} facts={view} locale={locale} />
          </div>
          {!view.coupon && <Deals home={home} view={view} locale={locale} />}
        </div>
        <div className="mt-5 max-lg:hidden">
          <Checkout home={home} view={view} full />
        </div>
      </Card>
      {view.recommended.length > 0 && (
        <RecommendedPackages
          home={home}
          packages={view.recommended}
          isSwitch={view.package !== null}
          mayTake={view.package === null && view.mayCheckOut}
          locale={locale}
        />
      )}
    </div>
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

function CouponEntry({ view, refused }: { readonly view: CartView; readonly refused: Refused | null }) {
  const { coupon } = view
  if (coupon) return coupon.error ? null : <AppliedCoupon coupon={coupon} />
  const error = refused ? (refused.errors.couponCode ?? refused.errors.general) : undefined
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value="applyCoupon" />
      <div className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1.5">
        <Field
          className="contents [&>:is(label,p)]:col-span-2"
          name="code"
          label={m.cart_coupon_question()}
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
  )
}

/** Available coupons: the best one at once, the rest on the page of deals. */
function Deals({ home, view, locale }: Omit<CartSummaryProps, 'refused'>) {
  const [best] = view.otherCoupons
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {best && <UseCoupon home={home} coupon={best} locale={locale} />}
      <TextLink to={`${home}/coupons`}>{m.cart_offer_all()}</TextLink>
    </div>
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
