import { useState } from 'react'
import { BalancePart } from '#checkout/deposit/balance-part.tsx'
import { PayerField } from '#checkout/paying/payer-field.tsx'
import { cardMark } from '#money/payments/cards/card-mark.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { PayMark } from '#platform/ui/show/pay-mark.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { m } from '#words/messages.js'
import type { MethodCard } from './method-cards.ts'
import { methodMarks } from './method-marks.ts'
import { MethodTotal } from './method-total.tsx'
import { type ChosenWay, firstWay, totalWithMethod } from './total-with-method.ts'

type MethodChoiceProps = {
  readonly name: string
  readonly methods: readonly MethodCard[]
  readonly chosen: string | null
  readonly locale: Locale
  /** An order that is not placed yet, or not reviewed. */
  readonly isReviewedFirst?: boolean
  readonly error?: string | false
  /** What was typed and chosen before: `part`, `valuCode`, `walletNumber`, `saveCard`. */
  readonly typed?: Readonly<Record<string, string | null>>
  readonly errors?: FieldErrors
  /** What is to be paid, without a method's fee: its total with the method chosen stands below. */
  readonly due?: Money
  /** Each way shows its own total already, so there is no sum below. */
  readonly ownTotals?: boolean
  readonly onChoice?: (chosen: ChosenWay) => void
}

/** How to pay: each with its fee and what it asks, and those that cannot be used now with the reason, out of the way. */
export function MethodChoice(props: MethodChoiceProps) {
  const {
    name,
    methods,
    chosen,
    locale,
    isReviewedFirst = false,
    error,
    typed = {},
    errors = {},
    due,
    ownTotals = false,
    onChoice,
  } = props
  const [usable, others] = [methods.filter((one) => one.why === null), methods.filter((one) => one.why !== null)]
  // A balance that is too low for this is worth seeing; an empty one is not.
  const wallets = others.filter((one) => one.balance !== null && one.balance.minor > 0n)
  const rest = others.filter((one) => !wallets.includes(one))
  const [common, rare] = [usable.filter(isCommon), usable.filter((one) => !isCommon(one))]
  const preferred = firstWay(methods, chosen)
  const [way, setWay] = useState<ChosenWay>({ way: preferred, part: typed.part ?? '' })
  const choose = (change: Partial<ChosenWay>) => {
    const next = { ...way, ...change }
    setWay(next)
    onChoice?.(next)
  }
  const card = (one: MethodCard) => ({
    value: one.way,
    title: one.name,
    note: <Note card={one} locale={locale} isReviewedFirst={isReviewedFirst} />,
    mark: <PayMark {...(one.savedCard ? cardMark(one.savedCard.brand) : methodMarks[one.method])} />,
    disabled: one.why !== null,
    ...(one.why === null && { aside: <OwnTotal card={one} due={due} part={way.part} locale={locale} /> }),
  })
  const group = {
    name,
    hideLegend: true,
    onChange: (chosenWay: string) => choose({ way: chosenWay }),
    ...(preferred && { defaultValue: preferred }),
  } as const
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
        <Disclosure quiet summary={m.checkout_more_methods()} open={rare.some((one) => one.way === preferred)}>
          <RadioCards legend={m.checkout_more_methods()} {...group} goesOn options={rare.map(card)} />
        </Disclosure>
      )}
      <PayerField methods={usable} field="valuCode" typed={typed.valuCode ?? ''} error={errors.valuCode} />
      <PayerField methods={usable} field="walletNumber" typed={typed.walletNumber ?? ''} error={errors.walletNumber} />
      <BalancePart methods={usable} {...way} onPart={(part) => choose({ part })} locale={locale} />
      {usable.some((one) => one.method === 'creditCard') && (
        <>
          <div className="hidden group-has-[[value=creditCard]:checked]/method:block">
            <Checkbox
              label={m.checkout_save_card()}
              hint={m.checkout_save_card_hint()}
              name="saveCard"
              defaultChecked={typed.saveCard === 'on'}
            />
          </div>
          <div className="hidden group-has-[[value^=creditCard]:checked]/method:block">
            <Notice tone="info">{m.checkout_markup_notice()}</Notice>
          </div>
        </>
      )}
      {rest.length > 0 && (
        <Disclosure quiet summary={m.checkout_other_methods()}>
          <RadioCards legend={m.checkout_other_methods()} hideLegend name={`${name}-later`} options={rest.map(card)} />
        </Disclosure>
      )}
      {due && !ownTotals && <MethodTotal due={due} methods={usable} chosen={way} locale={locale} />}
    </div>
  )
}

// What most people pay with stands first; the rest is one press away.
function isCommon({ method }: MethodCard): boolean {
  return methodFacts[method].isCommon
}

type NoteProps = { readonly card: MethodCard; readonly locale: Locale; readonly isReviewedFirst: boolean }

function Note({ card, locale, isReviewedFirst }: NoteProps) {
  const { note, noteAfterReview } = card.savedCard ? { note: m.checkout_saved_card_note } : methodFacts[card.method]
  const balance = card.balance && m.checkout_method_balance({ balance: isolate(formatMoney(card.balance, locale)) })
  if (card.why !== null) return <>{[card.why, balance].filter(Boolean).join(' ')}</>
  const said = [balance, ((isReviewedFirst && noteAfterReview) || note)?.()].filter(Boolean).join(' ')
  const isFree = card.fee === null || card.fee.minor === 0n
  return (
    <>
      <span className={isFree ? 'text-ok' : undefined}>
        {isFree ? m.checkout_no_fee() : m.checkout_fee({ percent: card.feePercent })}
      </span>
      {said && <span className="hidden group-has-checked/card:block">{said}</span>}
    </>
  )
}

type OwnTotalProps = {
  readonly card: MethodCard
  readonly due: Money | undefined
  readonly part: string
  readonly locale: Locale
}

/** What is paid in all with this way; its fee alone where the sum is not known. */
function OwnTotal({ card, due, part, locale }: OwnTotalProps) {
  if (!due) return card.fee && card.fee.minor > 0n ? <Amount money={card.fee} locale={locale} /> : null
  const sum = totalWithMethod(due, [card], { way: card.way, part })
  return sum && <Amount money={sum.total} locale={locale} className="whitespace-nowrap max-sm:text-sm" />
}
