import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'

type BreakSideProps = { readonly says: string | null; readonly locale: Locale }

/** What one side of a difference says: a sum as sums are written everywhere, a day or a state as it is. */
export function BreakSide({ says, locale }: BreakSideProps) {
  const [whole, digits = '', currency = ''] = /^(-?\d+\.\d\d) ([A-Z]{3})$/.exec(says ?? '') ?? []
  if (whole === undefined || !isCurrency(currency)) return <Ltr>{says ?? '—'}</Ltr>
  return <Amount money={money(BigInt(digits.replace('.', '')), currency)} locale={locale} />
}
