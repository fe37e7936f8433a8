import { useState } from 'react'
import { Amount } from '#money/amount.tsx'
import { formatMoney } from '#money/format-money.ts'
import type { FieldErrors } from '#platform/parse-form.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import type { IconName } from '#platform/ui/icon-paths.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { RadioCards } from '#platform/ui/radio-card.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { BalancePart } from './balance-part.tsx'
import type { MethodCard } from './method-cards.ts'
import { PayerField } from './payer-field.tsx'

const icons: Readonly<Record<string, IconName>> = {
  creditCard: 'card',
  wallet: 'wallet',
  cashWallet: 'cash',
  fawry: 'receipt',
  bankTransfer: 'building',
  office: 'store',
  visaWallet: 'phone',
}

/** What each way of paying means for the customer. */
const notes: Readonly<Record<string, () => string>> = {
  creditCard: m.checkout_method_card_note,
  fawry: m.checkout_method_fawry_note,
  bankTransfer: m.checkout_method_bank_note,
  office: m.checkout_method_office_note,
  valu: m.checkout_method_valu_note,
  visaWallet: m.checkout_method_mobile_note,
  fawryCreditCard: m.checkout_method_card_note,
  fawryCreditCardInstalment: m.checkout_method_instalment_note,
}

type MethodChoiceProps = {
  readonly name: string
  readonly methods: readonly MethodCard[]
  readonly chosen: string | null
  readonly locale: Locale
  readonly error?: string | false
  /** What was typed and chosen before: `part`, `valuCode`, `walletNumber`. */
  readonly typed?: Readonly<Record<string, string | null>>
  readonly errors?: FieldErrors
}

/** How to pay: each with its fee and what it asks, and those that cannot be used now with the reason, out of the way. */
export function MethodChoice(props: MethodChoiceProps) {
  const { name, methods, chosen, locale, error, typed = {}, errors = {} } = props
  const [usable, others] = [methods.filter((one) => one.why === null), methods.filter((one) => one.why !== null)]
  // A balance that is too low for this is worth seeing; an empty one is not.
  const wallets = others.filter((one) => one.balance !== null && one.balance.minor > 0n)
  const rest = others.filter((one) => !wallets.includes(one))
  const [common, rare] = [usable.filter(isCommon), usable.filter((one) => !isCommon(one))]
  const preferred = usable.some((one) => one.method === chosen) ? chosen : (usable[0]?.method ?? null)
  const [method, setMethod] = useState(preferred)
  const card = (one: MethodCard) => ({
    value: one.method,
    title: one.name,
    note: <Note card={one} locale={locale} />,
    icon: icons[one.method] ?? ('card' as const),
    disabled: one.why !== null,
    ...(one.why === null && { aside: <Fee card={one} locale={locale} /> }),
  })
  const group = { name, hideLegend: true, onChange: setMethod, ...(preferred && { defaultValue: preferred }) } as const
  return (
    <div className="group/method flex flex-col gap-4">
      <RadioCards
        legend={m.checkout_method_legend()}
        {...group}
        options={[...(common.length > 0 ? common : usable), ...wallets].map(card)}
        {...(error && { error })}
        required
      />
      {common.length > 0 && rare.length > 0 && (
        <Disclosure quiet summary={m.checkout_more_methods()} open={rare.some((one) => one.method === preferred)}>
          <RadioCards legend={m.checkout_more_methods()} {...group} goesOn options={rare.map(card)} />
        </Disclosure>
      )}
      <PayerField methods={usable} field="valuCode" typed={typed.valuCode ?? ''} error={errors.valuCode} />
      <PayerField methods={usable} field="walletNumber" typed={typed.walletNumber ?? ''} error={errors.walletNumber} />
      <BalancePart methods={usable} method={method} chosen={typed.part ?? ''} locale={locale} />
      {usable.some((one) => one.method === 'creditCard') && <Notice tone="info">{m.checkout_markup_notice()}</Notice>}
      {rest.length > 0 && (
        <Disclosure quiet summary={m.checkout_other_methods()}>
          <RadioCards legend={m.checkout_other_methods()} hideLegend name={`${name}-later`} options={rest.map(card)} />
        </Disclosure>
      )}
    </div>
  )
}

const rarer: ReadonlySet<string> = new Set(['valu', 'visaWallet', 'fawryCreditCard', 'fawryCreditCardInstalment'])

// What most people pay with stands first; the rest is one press away.
function isCommon({ method }: MethodCard): boolean {
  return !rarer.has(method)
}

function Note({ card, locale }: { readonly card: MethodCard; readonly locale: Locale }) {
  const balance =
    card.balance && m.checkout_method_balance({ balance: `\u2066${formatMoney(card.balance, locale)}\u2069` })
  const said = [card.why, balance, card.why === null ? notes[card.method]?.() : null]
  return <>{said.filter(Boolean).join(' ')}</>
}

function Fee({ card, locale }: { readonly card: MethodCard; readonly locale: Locale }) {
  if (!card.fee) return null
  if (card.fee.minor === 0n) return <span className="text-sm font-normal text-ok">{m.checkout_no_fee()}</span>
  return (
    <span className="flex flex-col items-end text-sm font-normal text-soft">
      <span>{m.checkout_fee({ percent: card.feePercent })}</span>
      <Amount money={card.fee} locale={locale} />
    </span>
  )
}
