import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Skeleton } from '#platform/ui/show/skeleton.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { KnownCost } from '#selling/cart/adding/draft-cost.ts'
import { m } from '#words/messages.js'
import { WholePrice } from './whole-price.tsx'

type LandedPriceProps = {
  readonly cost: KnownCost
  readonly isOld: boolean
  /** Rests on a guess of ours. */
  readonly isAbout: boolean
  /** Of one piece, as the store asks it; null where it is not known. */
  readonly storePrice: Money | null
  readonly wasPrice: Money | null
  readonly locale: Locale
}

/** The landed price, and beside it what the store asks. */
export function LandedPrice({ cost, isOld, isAbout, storePrice, wasPrice, locale }: LandedPriceProps) {
  const landed = money(cost.addsMinor, cost.view.currency)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div id="landed-price" tabIndex={-1} aria-live="polite" className="outline-none">
        <p className="text-sm font-semibold">{m.cart_product_landed()}</p>
        <p className={classes('flex flex-wrap items-baseline gap-x-2 transition-opacity', isOld && 'opacity-50')}>
          {isAbout && (
            <>
              <About />{' '}
            </>
          )}
          <strong key={String(landed.minor)} className="animate-settle text-price">
            <WholePrice money={landed} isAbout={isAbout} locale={locale} />
          </strong>
        </p>
      </div>
      <StorePrice cost={cost} storePrice={storePrice} wasPrice={wasPrice} locale={locale} />
    </div>
  )
}

function About() {
  return (
    <SheetLink
      href="#estimate"
      text={m.cart_product_about()}
      title={m.cart_product_about_title()}
      closeLabel={m.cart_close()}
      dotted
    >
      {() => <p>{m.cart_product_about_text()}</p>}
    </SheetLink>
  )
}

type StorePriceProps = Omit<LandedPriceProps, 'isOld' | 'isAbout'>

function StorePrice({ cost, storePrice, wasPrice, locale }: StorePriceProps) {
  if (storePrice === null) return null
  const here = cost.adds.find(({ line }) => line === 'onlinePrice')
  const isForeign = storePrice.currency !== cost.view.currency
  return (
    <p className="text-sm text-soft lg:text-end">
      <span className="block">{m.cart_product_in_store()}</span>
      <Amount money={storePrice} locale={locale} className="text-lg font-semibold text-ink" />
      {wasPrice && (
        <>
          {' '}
          <del>
            <span className="sr-only">{m.cart_product_old_price()} </span>
            <Amount money={wasPrice} locale={locale} />
          </del>
        </>
      )}
      {isForeign && here && (
        <span className="block">
          <WholePrice money={money(here.amountMinor, cost.view.currency)} isAbout locale={locale} />
        </span>
      )}
    </p>
  )
}

/** The room of both prices and their bar while they are worked out. */
export function PriceRoom() {
  return (
    <div role="status" className="min-h-35 lg:min-h-75">
      <p className="text-sm font-semibold">{m.cart_product_landed()}</p>
      <span className="sr-only">{m.cart_product_counting()}</span>
      <Skeleton className="mt-2 h-10 w-52" />
      <Skeleton className="mt-6 h-3 w-full rounded-full" />
    </div>
  )
}
