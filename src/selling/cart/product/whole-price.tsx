import { formatCount, isReadFromRight, moneyParts } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'

type WholePriceProps = {
  readonly money: Money
  readonly locale: Locale
  /** Rests on a guess: said in whole pounds or dirhams. */
  readonly isAbout?: boolean
  /** The number alone, where its currency stands once for two. */
  readonly bare?: boolean
}

/** A price in large figures, with smaller hundredths and currency. */
export function WholePrice({ money, locale, isAbout = false, bare = false }: WholePriceProps) {
  const { amount, currency } = moneyParts(money, locale)
  const [whole = '', hundredths = ''] = amount.split('.')
  return (
    <bdi dir={isReadFromRight(money.currency, locale) ? 'rtl' : 'ltr'} className="whole-price">
      <span className="figures">
        {isAbout ? formatCount((money.minor + 50n) / 100n) : whole}
        {!isAbout && <small>.{hundredths}</small>}
      </span>
      {!bare && <span className="currency">{` ${currency}`}</span>}
    </bdi>
  )
}
