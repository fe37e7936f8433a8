import { formatMoney, isReadFromRight } from './format-money.ts'
import type { Money } from './money.ts'

type AmountProps = { readonly money: Money; readonly locale: 'ar' | 'en'; readonly className?: string }

/** A price that keeps its own direction inside any sentence, with figures that align in columns. */
export function Amount({ money, locale, className }: AmountProps) {
  return (
    <bdi
      dir={isReadFromRight(money.currency, locale) ? 'rtl' : 'ltr'}
      className={className ? `amount ${className}` : 'amount'}
    >
      {formatMoney(money, locale)}
    </bdi>
  )
}
