import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type WaitingPayment = {
  readonly id: string
  readonly number: string
  readonly method: string
  readonly amount: Money
}

type WaitingPaymentsProps = { readonly payments: readonly WaitingPayment[]; readonly locale: Locale }

/** Payments of this order that are under way already, so that nobody pays twice without knowing. */
export function WaitingPayments({ payments, locale }: WaitingPaymentsProps) {
  if (payments.length === 0) return null
  return (
    <Notice tone="wait" title={m.checkout_waiting_title({ count: payments.length })}>
      <ul className="flex flex-col">
        {payments.map(({ id, number, method, amount }) => (
          <li key={id}>
            <TextLink to={`/${locale}/payment/${id}`} className="min-h-11">
              <Ltr>{number}</Ltr> · {method} · <Amount money={amount} locale={locale} />
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-sm">{m.checkout_waiting_note()}</p>
    </Notice>
  )
}
