import type { PayingCard } from '#fulfilment/purchasing/cards/read-cards.ts'
import type { StoreGroup } from '#fulfilment/purchasing/read-purchase-queue.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { pressOwnButton } from '#platform/ui/forms/press-own-button.ts'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type PurchaseFieldsProps = {
  readonly group: StoreGroup
  readonly facts: {
    readonly currencies: readonly string[]
    readonly cards: readonly PayingCard[]
    readonly locale: Locale
  }
  readonly answer?: FormAnswer
}

/** The store order for the chosen items: its number, its real cost, and the card that paid. */
export function PurchaseFields({ group, facts, answer }: PurchaseFieldsProps) {
  const { errors = {} } = answer ?? {}
  const id = (name: string) => `field-${group.store}-${group.country}-${name}`
  return (
    <fieldset data-fields onKeyDown={pressOwnButton} className="foot min-w-0">
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1.2fr_0.8fr_7rem_1.4fr_auto]">
        <Field label={m.purchasing_store_order()} name="storeOrderNumber" id={id('number')} ltr autoComplete="off" />
        <Field label={m.purchasing_cost()} name="cost" id={id('cost')} ltr inputMode="decimal" autoComplete="off" />
        <Select
          label={m.purchasing_currency()}
          name="currency"
          id={id('currency')}
          defaultValue={group.items[0]?.data.currency}
          options={facts.currencies.map((code) => ({ value: code, text: code }))}
        />
        <Select
          label={m.purchasing_card()}
          name="cardLabel"
          id={id('card')}
          defaultValue={likelyCard(facts.cards, group.items[0]?.data.currency)?.label}
          options={facts.cards.map((card) => ({ value: card.label, text: cardText(card, facts.locale) }))}
        />
        <SubmitButton
          name="do"
          value="buy"
          size="small"
          className="lg:mt-6.5 lg:rtl:mt-8"
          busyLabel={m.platform_form_busy()}
        >
          {m.purchasing_buy()}
        </SubmitButton>
      </div>
      {group.items.length > 1 && <LineCosts group={group} answer={answer} />}
    </fieldset>
  )
}

/** The cost of each line if the store shows it; empty lines share the rest by the reviewed prices. */
function LineCosts({ group, answer }: Pick<PurchaseFieldsProps, 'group' | 'answer'>) {
  const { errors = {}, typed = {} } = answer ?? {}
  const isUsed = group.items.some(({ id }) => typed[`costs.${id}`] || errors[`costs.${id}`])
  return (
    <Disclosure quiet open={isUsed} summary={m.purchasing_line_costs()}>
      <p className="mb-2 text-soft">{m.purchasing_line_costs_hint()}</p>
      <ul className="flex flex-col gap-2">
        {group.items.map(({ id, title, orderNumber }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <input
              name={`costs.${id}`}
              aria-label={m.purchasing_line_cost({ title })}
              aria-invalid={errors[`costs.${id}`] ? true : undefined}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              defaultValue={typed[`costs.${id}`]}
              className="control w-28 px-2"
            />
            <bdi className="line-clamp-1 min-w-0 grow basis-40">{title}</bdi>
            <Ltr>{orderNumber}</Ltr>
            {errors[`costs.${id}`] && (
              <span role="alert" className="text-bad">
                {errors[`costs.${id}`]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

// The card that paid last, preferably one in the store's currency.
function likelyCard(cards: readonly PayingCard[], currency: string | undefined): PayingCard | undefined {
  const able = cards.filter(({ leftMinor }) => leftMinor !== 0n)
  return able.find((card) => card.currency === currency) ?? able[0]
}

/** A card in a list: its label first, because people type it to find the card, and what it may still pay. */
function cardText({ label, leftMinor, currency }: PayingCard, locale: Locale): string {
  if (leftMinor === null) return m.purchasing_card_unlimited({ label })
  return m.purchasing_card_left({ label, left: isolate(formatMoney(money(leftMinor, currency), locale)) })
}
