import { Amount } from '#money/amount.tsx'
import { formatMoney } from '#money/format-money.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import type { IconName } from '#platform/ui/icon-paths.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { RadioCards } from '#platform/ui/radio-card.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { MethodCard } from './method-cards.ts'

const icons: Readonly<Record<string, IconName>> = {
  creditCard: 'card',
  wallet: 'wallet',
  cashWallet: 'cash',
  fawry: 'receipt',
  bankTransfer: 'building',
  office: 'store',
  visaWallet: 'phone',
}

type MethodChoiceProps = {
  readonly name: string
  readonly methods: readonly MethodCard[]
  readonly chosen: string | null
  readonly locale: Locale
  readonly error?: string | false
}

/** How to pay: each with its fee, and those that cannot be used now with the reason, out of the way. */
export function MethodChoice({ name, methods, chosen, locale, error }: MethodChoiceProps) {
  const [usable, others] = [methods.filter((one) => one.why === null), methods.filter((one) => one.why !== null)]
  const wallets = others.filter((one) => one.balance !== null)
  const preferred = usable.some((one) => one.method === chosen) ? chosen : (usable[0]?.method ?? null)
  const card = (one: MethodCard) => ({
    value: one.method,
    title: one.name,
    note: <Note card={one} locale={locale} />,
    icon: icons[one.method] ?? ('card' as const),
    disabled: one.why !== null,
    ...(one.why === null && { aside: <Fee card={one} locale={locale} /> }),
  })
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={m.checkout_method_legend()}
        hideLegend
        name={name}
        options={[...usable, ...wallets].map(card)}
        {...(preferred && { defaultValue: preferred })}
        {...(error && { error })}
        required
      />
      {usable.some((one) => one.method === 'creditCard') && <Notice tone="info">{m.checkout_markup_notice()}</Notice>}
      <Disclosure quiet summary={m.checkout_other_methods()}>
        <RadioCards
          legend={m.checkout_other_methods()}
          hideLegend
          name={`${name}-later`}
          options={others.filter((one) => !wallets.includes(one)).map(card)}
        />
      </Disclosure>
    </div>
  )
}

function Note({ card, locale }: { readonly card: MethodCard; readonly locale: Locale }) {
  const balance =
    card.balance && m.checkout_method_balance({ balance: `\u2066${formatMoney(card.balance, locale)}\u2069` })
  const said = [card.why, balance, card.method === 'creditCard' ? m.checkout_method_card_note() : null]
  return <>{said.filter(Boolean).join(' ')}</>
}

function Fee({ card, locale }: { readonly card: MethodCard; readonly locale: Locale }) {
  if (!card.fee || card.fee.minor === 0n)
    return <span className="text-sm font-normal text-ok">{m.checkout_no_fee()}</span>
  return (
    <span className="flex flex-col items-end text-sm font-normal text-soft">
      <span>{m.checkout_fee({ percent: card.feePercent })}</span>
      <Amount money={card.fee} locale={locale} />
    </span>
  )
}
