import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { MethodCard } from './method-cards.ts'
import { type ChosenWay, totalWithMethod } from './total-with-method.ts'

type MethodTotalProps = {
  readonly due: Money
  readonly methods: readonly MethodCard[]
  readonly chosen: ChosenWay
  readonly locale: Locale
}

/** What is paid by the method as chosen now, its fee within; without script a button of the same form asks for it. */
export function MethodTotal({ due, methods, chosen, locale }: MethodTotalProps) {
  const sum = totalWithMethod(due, methods, chosen)
  if (!sum) return null
  const amount = (money: Money) => <Amount money={money} locale={locale} />
  const lines = [
    { key: 'due', label: m.checkout_due(), amount: amount(due) },
    { key: 'fee', label: m.checkout_fee_of({ method: `\u2068${sum.name}\u2069` }), amount: amount(sum.fee) },
  ]
  const { fromBalance } = sum
  return (
    <Card as="div">
      <Breakdown
        live
        lines={sum.fee.minor > 0n ? lines : []}
        total={{ label: m.checkout_pay_total(), amount: amount(sum.total) }}
        {...(fromBalance && {
          after: [{ key: 'balance', label: m.checkout_part_from_balance(), amount: amount(fromBalance) }],
        })}
      />
      <noscript>
        <SubmitButton formMethod="get" kind="secondary" className="mt-3">
          {m.checkout_show_total()}
        </SubmitButton>
      </noscript>
    </Card>
  )
}
