import type { FormAnswer } from '#platform/form-answer.ts'
import { Field } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Select } from '#platform/ui/select.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { m } from '#words/messages.js'
import type { StoreGroup } from './read-purchase-queue.ts'

type PurchaseFieldsProps = {
  readonly group: StoreGroup
  readonly currencies: readonly string[]
  readonly answer?: FormAnswer
}

/** The store order that covers the chosen items: its number, what it really cost, and which card paid. */
export function PurchaseFields({ group, currencies, answer }: PurchaseFieldsProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  const id = (name: string) => `field-${group.store}-${name}`
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-sunken p-3">
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_7rem_1fr_auto]">
        <Field
          label={m.purchasing_store_order()}
          name="storeOrderNumber"
          id={id('number')}
          ltr
          autoComplete="off"
          defaultValue={typed.storeOrderNumber}
          error={errors.storeOrderNumber}
        />
        <Field
          label={m.purchasing_cost()}
          name="cost"
          id={id('cost')}
          ltr
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.cost}
          error={errors.cost}
        />
        <Select
          label={m.purchasing_currency()}
          name="currency"
          id={id('currency')}
          defaultValue={typed.currency ?? group.items[0]?.data.currency}
          options={currencies.map((code) => ({ value: code, text: code }))}
          error={errors.currency}
        />
        <Field
          label={m.purchasing_card()}
          name="cardLabel"
          id={id('card')}
          ltr
          placeholder={m.purchasing_card_example()}
          defaultValue={typed.cardLabel}
          error={errors.cardLabel}
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
    </div>
  )
}
