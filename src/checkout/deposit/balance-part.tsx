import type { MethodCard } from '#checkout/steps/method-cards.ts'
import { Select } from '#platform/ui/forms/select.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Live } from '#platform/ui/show/live.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type BalancePartProps = {
  readonly methods: readonly MethodCard[]
  readonly way: string | null
  readonly part: string
  readonly onPart: (part: string) => void
  readonly locale: Locale
}

const balanceTexts = { card: m.checkout_part_card, cash: m.checkout_part_cash } as const

/** Begins with a balance and leaves the rest to the method chosen, whose fee is then on the rest alone. */
export function BalancePart({ methods, way, part, onPart, locale }: BalancePartProps) {
  const mixes = methods.find((one) => one.mixes.length > 0)?.mixes ?? []
  if (mixes.length === 0) return null
  const mix = methods.find((one) => one.way === way)?.mixes.find((one) => one.kind === part)
  const options = mixes.map(({ kind, part: has }) => ({
    value: kind,
    text: balanceTexts[kind]({ balance: isolate(formatMoney(has, locale)) }),
  }))
  return (
    <div className="flex flex-col gap-3 group-has-[[value=cashWallet]:checked]/method:hidden group-has-[[value=wallet]:checked]/method:hidden">
      <Select
        label={m.checkout_part_label()}
        hint={m.checkout_part_hint()}
        name="part"
        defaultValue={part}
        onChange={(event) => onPart(event.target.value)}
        options={[{ value: '', text: m.checkout_part_none() }, ...options]}
      />
      <Live>
        {mix && (
          <Facts
            items={[
              { term: m.checkout_part_from_balance(), value: <Amount money={mix.part} locale={locale} /> },
              { term: m.checkout_part_fee(), value: <Amount money={mix.fee} locale={locale} /> },
              { term: m.checkout_part_outside(), value: <Amount money={mix.outside} locale={locale} /> },
            ]}
          />
        )}
      </Live>
    </div>
  )
}
