import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { CancelRefund } from '#selling/orders/money/cancel-refund.ts'
import { m } from '#words/messages.js'

type CancelRefundCardProps = { readonly refund: CancelRefund; readonly locale: Locale }

/** What comes back when the order is cancelled, by where it goes, and what does not come back, with why. */
export function CancelRefundCard({ refund, locale }: CancelRefundCardProps) {
  const { currency, total, methodFees, underReview } = refund
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const say = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  const parts = [
    { key: 'card', term: m.account_cancel_to_card(), minor: refund.card },
    { key: 'cash', term: m.account_cancel_to_cash(), minor: refund.cash },
    { key: 'valu', term: m.account_cancel_to_valu(), minor: refund.valu },
  ].filter(({ minor }) => minor > 0n)
  return (
    <Card
      title={m.account_cancel_refund()}
      aside={<strong className="figures text-lg font-semibold">{amount(total)}</strong>}
    >
      {total === 0n && <p className="text-soft">{m.account_cancel_nothing()}</p>}
      {parts.length > 0 && <Facts items={parts.map(({ key, term, minor }) => ({ key, term, value: amount(minor) }))} />}
      {methodFees > 0n && <p className="mt-3 text-soft">{m.account_cancel_fee({ fee: say(methodFees) })}</p>}
      {underReview > 0n && <p className="mt-3 text-soft">{m.account_cancel_review({ amount: say(underReview) })}</p>}
    </Card>
  )
}
