import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { benefitText } from '#pricing/subscriptions/benefit-text.ts'
import { scopeText } from '#pricing/subscriptions/packages/package-benefits.tsx'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import { m } from '#words/messages.js'
import type { ComparedPackage, PackagesFacts } from './load-packages.ts'
import { PackageBadges } from './package-badges.tsx'
import { Quota } from './package-card.tsx'
import { CartOutcome, PackageWay, PastOutcome } from './package-outcome.tsx'
import { isForAll } from './recommend-packages.ts'

type PackageRowsProps = {
  readonly rows: readonly ComparedPackage[]
  readonly facts: PackagesFacts
  readonly home: string
}

const cell = 'px-4 py-3 text-start align-top max-sm:p-0'

/**
 * The packages that are not recommended, side by side. On a phone a row is three short lines: name and price, what it gives, what
 * can be done.
 */
export function PackageRows({ rows, facts, home }: PackageRowsProps) {
  const { hasCart, past } = facts
  const titles = [
    m.subscriptions_col_package(),
    m.subscriptions_col_gives(),
    m.subscriptions_col_price(),
    m.subscriptions_quota(),
    ...(hasCart ? [m.subscriptions_col_cart()] : []),
    ...(past ? [m.subscriptions_col_past({ count: past.count })] : []),
    m.subscriptions_col_way(),
  ]
  return (
    <div className="overflow-x-auto rounded-large border border-line bg-surface shadow-rest">
      <table aria-labelledby="rest" className="w-full border-collapse max-sm:block">
        <thead className="bg-sunken text-sm text-soft max-sm:sr-only">
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" className="px-4 py-3 text-start font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map((one) => (
            <Row key={one.id} one={one} facts={facts} home={home} titles={titles} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  readonly one: ComparedPackage
  readonly facts: PackagesFacts
  readonly home: string
  readonly titles: readonly string[]
}

function Row({ one, facts, home, titles }: RowProps) {
  const { locale, currency, hasCart, past } = facts
  const gives = (one.terms.benefits ?? []).map((benefit) => benefitText(benefit, currency, locale))
  // On a phone a row is a card: who hears it hears the titles with the values.
  const label = (at: number) => <span className="sr-only sm:hidden">{titles.at(at)}: </span>
  return (
    <tr className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:px-4 max-sm:py-2.5">
      <td className={`${cell} max-sm:order-1 max-sm:grow sm:w-52`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-semibold">
          <bdi>{one.name}</bdi>
          <PackageBadges one={one} facts={facts} />
        </span>
        <span className="text-sm text-soft max-sm:hidden">{one.fits}</span>
      </td>
      <td className={`${cell} text-sm max-sm:order-3 max-sm:basis-full`}>
        {label(1)}
        <span className="block">{new Intl.ListFormat(locale).format(gives)}</span>
        <span className={`block text-soft ${isForAll(one.terms) ? 'max-sm:hidden' : ''}`}>
          {scopeText(one.terms, locale)}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap max-sm:order-2 max-sm:text-end`}>
        {label(2)}
        <Amount money={money(one.price, currency)} locale={locale} className="font-semibold" />
        <span className="text-sm text-soft max-sm:ms-1.5 sm:block">{periodText(one.period)}</span>
      </td>
      <td className={`${cell} text-sm text-soft max-sm:order-6 max-sm:grow max-sm:self-center`}>
        {label(3)}
        <Quota one={one} facts={facts} />
      </td>
      {hasCart && (
        <td className={`${cell} max-sm:order-4 max-sm:basis-full max-sm:text-sm max-sm:[&>div]:text-start`}>
          {label(4)}
          <CartOutcome one={one} facts={facts} />
        </td>
      )}
      {past && (
        <td className={`${cell} max-sm:order-5 max-sm:basis-full max-sm:text-sm max-sm:[&>div]:text-start`}>
          {label(hasCart ? 5 : 4)}
          <PastOutcome one={one} facts={facts} />
        </td>
      )}
      <td className={`${cell} max-sm:order-7`}>
        {label(-1)}
        <PackageWay one={one} facts={facts} home={home} />
      </td>
    </tr>
  )
}
