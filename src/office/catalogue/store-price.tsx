import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'

type StorePriceProps = { readonly minor: bigint | null; readonly currency: string | null; readonly locale: Locale }

/** A store's price; a dash where there is none. */
export function StorePrice({ minor, currency, locale }: StorePriceProps) {
  if (minor === null || currency === null) return '—'
  if (isCurrency(currency)) return <Amount money={{ minor, currency }} locale={locale} />
  return (
    <bdi dir="ltr">
      {formatMinor(minor)} {currency}
    </bdi>
  )
}
