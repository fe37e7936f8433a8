import { Badge } from '#platform/ui/show/badge.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { PackageBenefits, scopeText } from '#pricing/subscriptions/packages/package-benefits.tsx'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import { WholePrice } from '#selling/cart/product/whole-price.tsx'
import { m } from '#words/messages.js'
import type { ComparedPackage, PackagesFacts } from './load-packages.ts'
import { PackageBadges } from './package-badges.tsx'
import { CartOutcome, PackageWay, PastOutcome } from './package-outcome.tsx'
import { isForAll, type Reason } from './recommend-packages.ts'

const reasons: Readonly<Record<Reason, () => string>> = {
  cart: m.subscriptions_why_cart,
  past: m.subscriptions_why_past,
  tryFree: m.subscriptions_why_free,
  cheapest: m.subscriptions_why_cheapest,
  heavy: m.subscriptions_why_heavy,
  widest: m.subscriptions_why_widest,
}

type PackageCardProps = {
  readonly one: ComparedPackage
  readonly reason: Reason
  readonly facts: PackagesFacts
  readonly home: string
  readonly isFirst: boolean
}

/** A recommended package: why it stands here, its price, what it gives, and what it comes to for this customer. */
export function PackageCard({ one, reason, facts, home, isFirst }: PackageCardProps) {
  const { locale, currency, hasCart, past } = facts
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-large bg-surface shadow-rest ${isFirst ? 'border-2 border-deep' : 'border border-line'}`}
    >
      {isFirst && <Arch />}
      <div className="flex grow flex-col p-4 sm:p-5">
        <div className={isFirst ? 'absolute start-4 top-4' : 'mb-2'}>
          <Badge tone={isFirst ? 'warn' : 'info'} icon="tag">
            {reasons[reason]()}
          </Badge>
        </div>
        <h2 className="flex flex-wrap items-center gap-2 text-xl">
          <bdi>{one.name}</bdi>
          <PackageBadges one={one} facts={facts} isFreeSaid={reason === 'tryFree'} />
        </h2>
        <p className="text-soft">{one.fits}</p>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="text-price">
            <WholePrice money={money(one.price, currency)} isAbout={false} locale={locale} />
          </span>
          <span className="text-soft">{periodText(one.period)}</span>
        </p>
        <div className="mt-3 mb-4 flex flex-col gap-2 lg:mb-5 lg:gap-3">
          <PackageBenefits terms={one.terms} currency={currency} locale={locale} />
          <p className="text-sm text-soft">
            <span className={isForAll(one.terms) ? 'max-sm:hidden' : ''}>{scopeText(one.terms, locale)} · </span>
            <Quota one={one} facts={facts} />
          </p>
          {hasCart && <CartOutcome one={one} facts={facts} />}
          {past && !hasCart && <PastOutcome one={one} facts={facts} />}
        </div>
        <div className="mt-auto">
          <PackageWay one={one} facts={facts} home={home} isLarge isFirst={isFirst} />
        </div>
      </div>
    </li>
  )
}

type QuotaProps = Pick<PackageCardProps, 'one' | 'facts'>

/** For how much can be bought with it. */
export function Quota({ one: { quota }, facts: { currency, locale } }: QuotaProps) {
  if (quota === null) return <>{m.subscriptions_no_limit()}</>
  return (
    <>
      {m.subscriptions_up_to()} <WholePrice money={money(quota, currency)} isAbout={false} locale={locale} />
    </>
  )
}

/** The harbour of the logo, over the package that stands first. */
function Arch() {
  return (
    <svg
      viewBox="0 0 400 110"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      className="block h-16 w-full bg-deep sm:h-24 lg:h-28"
    >
      <path d="M142 110V78a58 58 0 0 1 116 0v32" fill="#123f3a" stroke="#2c7268" strokeWidth="10" />
      <path d="M206 26v46h30z" fill="#c43e1a" />
      <path d="M198 38v34h-24z" fill="#e2725b" />
      <path d="M166 78h72l-9 17a10 10 0 0 1-9 6h-36a10 10 0 0 1-9-6z" fill="#fffefb" />
      <path
        d="M0 98c17-9 33-9 50 0s33 9 50 0 33-9 50 0 33 9 50 0 33-9 50 0 33 9 50 0 33-9 50 0 33 9 50 0v12H0z"
        fill="#2c7268"
      />
    </svg>
  )
}
