import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { EndedPackage } from '#pricing/subscriptions/read-packages.ts'
import { m } from '#words/messages.js'
import type { OfferedCoupon } from './offered-coupons.ts'

type OfferFacts = {
  readonly coupon: { readonly code: string; readonly error: string | null } | null
  readonly otherCoupons: readonly OfferedCoupon[]
  readonly endedPackage: EndedPackage | null
}

type OfferNoticesProps = {
  readonly home: string
  readonly facts: OfferFacts
  readonly locale: Locale
  /** Where the visitor returns to; the cart by default. */
  readonly back?: string
}

/**
 * A coupon or package that gives nothing any more: its name, with the choice of another, a renewal, or continuing
 * without.
 */
export function OfferNotices({ home, facts, locale, back }: OfferNoticesProps) {
  const { coupon, otherCoupons, endedPackage } = facts
  return (
    <>
      {coupon?.error && (
        <Notice
          tone="warn"
          role="status"
          title={<Ltr>{coupon.code}</Ltr>}
          action={
            <>
              {otherCoupons.map((other) => (
                <UseCoupon key={other.code} home={home} coupon={other} locale={locale} back={back} />
              ))}
              <Change home={home} change="removeCoupon" back={back}>
                {m.cart_offer_without_coupon()}
              </Change>
            </>
          }
        >
          {coupon.error}
          {otherCoupons.length === 0 && <p className="mt-1 text-sm text-soft">{m.cart_offer_no_other()}</p>}
        </Notice>
      )}
      {endedPackage && (
        <Notice
          tone="warn"
          role="status"
          title={packageTitle(endedPackage)}
          action={
            <>
              {endedPackage.mayRenew && (
                <ButtonLink to={`${home}/packages/${endedPackage.packageId}`} size="small">
                  {m.cart_offer_renew()}
                </ButtonLink>
              )}
              <ButtonLink to={`${home}/packages`} size="small">
                {m.cart_offer_other_package()}
              </ButtonLink>
              <Change home={home} change="letPackageGo" back={back}>
                {m.cart_offer_without_package()}
              </Change>
            </>
          }
        >
          {m.cart_offer_package_text()}
        </Notice>
      )}
    </>
  )
}

function packageTitle({ name, how }: EndedPackage): string {
  const named = { name: isolate(name) }
  return how === 'QuotaReached' ? m.cart_offer_package_full(named) : m.cart_offer_package_over(named)
}

type UseCouponProps = {
  readonly home: string
  readonly coupon: OfferedCoupon
  readonly locale: Locale
  readonly back?: string | undefined
}

/** A button that applies the coupon to the cart. */
export function UseCoupon({ home, coupon: { code, saving }, locale, back }: UseCouponProps) {
  const said = { code: isolateLtr(code), saving: isolate(formatMoney(saving, locale)) }
  return (
    <Change home={home} change="applyCoupon" code={code} back={back}>
      {m.cart_offer_use(said)}
    </Change>
  )
}

type ChangeProps = {
  readonly home: string
  readonly change: 'applyCoupon' | 'removeCoupon' | 'letPackageGo'
  readonly code?: string
  readonly back?: string | undefined
  readonly children: string
}

function Change({ home, change, code, back, children }: ChangeProps) {
  return (
    <Form method="post" action={`${home}/cart`} preventScrollReset>
      <input type="hidden" name="do" value={change} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      <Button type="submit" size="small">
        {children}
      </Button>
    </Form>
  )
}
