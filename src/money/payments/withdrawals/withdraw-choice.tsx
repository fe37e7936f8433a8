import { Field } from '#platform/ui/forms/field.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { currencySign, formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { loadWithdraw } from './load-withdraw.ts'
import type { OfferedWithdrawal } from './read-withdrawal-methods.ts'
import { WithdrawFields } from './withdraw-fields.tsx'
import { withdrawalMethodNames } from './withdrawal-names.ts'

type WithdrawChoiceProps = {
  readonly facts: Awaited<ReturnType<typeof loadWithdraw>>
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

/** The balance, the amount, the method, and the fields of the method. */
export function WithdrawChoice({ facts, errors, typed }: WithdrawChoiceProps) {
  const { card, cash, methods, cards, locale, site } = facts
  const sign = currencySign(card.currency, locale)
  const preferred = methods.find((one) => one.why === null)?.method
  const balances = [
    { value: 'card', title: m.payments_withdraw_from_card(), money: card },
    { value: 'cash', title: m.payments_withdraw_from_cash(), money: cash },
  ]
  return (
    <>
      <RadioCards
        legend={m.payments_withdraw_from()}
        name="from"
        columns={2}
        options={balances.map(({ value, title, money }) => ({
          value,
          title,
          note: <Amount money={money} locale={locale} className="text-base font-semibold text-ink" />,
          disabled: money.minor === 0n,
        }))}
        defaultValue={cash.minor > card.minor ? 'cash' : 'card'}
      />
      <Field
        label={m.payments_withdraw_amount()}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        ltr
        after={<bdi>{sign}</bdi>}
      />
      <RadioCards
        legend={m.payments_withdraw_method()}
        name="paymentMethod"
        options={methods.map((one) => methodCard(one, locale))}
        {...((typed.paymentMethod ?? preferred) && { defaultValue: typed.paymentMethod ?? preferred })}
      />
      {methods.map(({ method, fields }) => (
        <WithdrawFields key={method} method={method} fields={fields} facts={{ errors, typed, cards, site }} />
      ))}
    </>
  )
}

const whyNot = {
  balanceTooLow: m.payments_withdraw_why_balance_too_low,
  noCardUsed: m.payments_withdraw_why_no_card_used,
} as const

function methodCard({ method, minimum, why }: OfferedWithdrawal, locale: Locale) {
  const { name, note, icon } = withdrawalMethodNames[method]
  const least = m.payments_withdraw_minimum({ minimum: isolate(formatMoney(minimum, locale)) })
  return {
    value: method,
    title: name(),
    note: why ? whyNot[why]() : `${note()} ${least}`,
    icon,
    disabled: why !== null,
  }
}
