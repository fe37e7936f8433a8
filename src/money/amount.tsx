import { moneyParts } from './format-money.ts'
import type { Money } from './money.ts'

type AmountProps = { readonly money: Money; readonly locale: 'ar' | 'en'; readonly className?: string }

/** A price that keeps its own direction inside any sentence, with figures that align in columns. */
export function Amount({ money, locale, className }: AmountProps) {
  const { amount, currency } = moneyParts(money, locale)
  return (
    <bdi dir="ltr" className={className ? `amount ${className}` : 'amount'}>
      {`${amount}\u00a0${currency}`}
    </bdi>
  )
}
