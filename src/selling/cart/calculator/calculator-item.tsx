import { useEffect, useState } from 'react'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { EstimateLine } from '#selling/cart/product/estimate-line.tsx'
import { estimatedNow, gramsOf } from '#selling/cart/product/product-filled.ts'
import { m } from '#words/messages.js'
import { type CalcItem, fieldName, itemNames } from './calculation.ts'
import type { CalculatorChoices } from './load-calculator.ts'

type CalculatorItemProps = {
  readonly home: string
  readonly item: CalcItem
  readonly place: number
  readonly isOnly: boolean
  readonly choices: CalculatorChoices
  readonly errors: FieldErrors
  readonly prohibited: string | null
  readonly onChange: () => void
}

/** One line of goods: the fields for its price, and a button to the cart. */
export function CalculatorItem(props: CalculatorItemProps) {
  const { home, item, place, isOnly, choices, errors, prohibited, onChange } = props
  const number = String(place + 1)
  const [filled, setFilled] = useState(item)
  useEffect(() => setFilled(item), [item])
  const field = (name: (typeof itemNames)[number]) => {
    const full = fieldName(name, place)
    return { name: full, defaultValue: item[name], error: errors[full] }
  }
  return (
    <Card
      title={<bdi>{item.title || m.cart_calc_item({ number })}</bdi>}
      {...(!isOnly && {
        aside: (
          <IconButton
            type="submit"
            name="do"
            value={`remove-${place}`}
            icon="trash"
            kind="quiet"
            label={m.cart_calc_remove({ number })}
          />
        ),
      })}
    >
      <div
        className="flex flex-col gap-4"
        onChange={({ target }) => {
          const { form } = target as EventTarget as HTMLInputElement
          if (form) setFilled(itemOf(form, place))
        }}
      >
        {prohibited && (
          <Notice tone="warn" title={m.cart_prohibited_title()}>
            {prohibited} <TextLink to={`${home}/prohibited-items`}>{m.cart_calc_prohibited_list()}</TextLink>
          </Notice>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-3">
          <Field {...field('price')} label={m.cart_field_price_label()} ltr inputMode="decimal" autoComplete="off" />
          <Select
            {...field('currency')}
            label={m.cart_field_currency()}
            options={choices.currencies}
            placeholder={m.cart_choose()}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            {...field('country')}
            label={m.cart_field_country()}
            options={choices.countries}
            placeholder={m.cart_choose()}
          />
          <Select
            {...field('category')}
            label={m.cart_field_category()}
            options={choices.categories}
            placeholder={m.cart_choose()}
          />
        </div>
        <EstimateLine
          estimate={null}
          facts={estimatedNow(filled)}
          category={choices.categories.find(({ value }) => value === filled.category)?.text ?? ''}
          grams={gramsOf(filled)}
          place={place}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <fieldset className="min-w-0">
            <legend className="mb-1 font-semibold">{m.cart_field_weight()}</legend>
            <div className="grid w-52 grid-cols-2 gap-3">
              <Field {...field('kilograms')} label={m.cart_field_kilograms()} ltr inputMode="numeric" />
              <Field {...field('grams')} label={m.cart_field_grams()} ltr inputMode="numeric" />
            </div>
          </fieldset>
          <div className="flex flex-col gap-1">
            <span className="font-semibold">{m.cart_field_quantity()}</span>
            <Quantity
              label={m.cart_field_quantity()}
              name={fieldName('quantity', place)}
              value={Number(item.quantity) || 1}
              max={99}
              onChange={onChange}
              increaseLabel={m.cart_increase()}
              decreaseLabel={m.cart_decrease()}
            />
          </div>
        </div>
        <Disclosure summary={m.cart_calc_more()} open={Boolean(errors[fieldName('domesticShipping', place)])}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              {...field('domesticShipping')}
              label={m.cart_field_domestic_shipping()}
              optional={m.cart_optional()}
              ltr
              inputMode="decimal"
            />
            <Select
              {...field('store')}
              label={m.cart_calc_store()}
              options={choices.stores}
              placeholder={m.cart_calc_any_store()}
            />
            <Field
              {...field('title')}
              className="sm:col-span-2"
              label={m.cart_field_title()}
              hint={m.cart_calc_title_hint()}
              optional={m.cart_optional()}
              dir="auto"
              maxLength={80}
            />
          </div>
        </Disclosure>
        <input type="hidden" name={fieldName('readingId', place)} value={item.readingId} />
        <input type="hidden" name={fieldName('url', place)} value={item.url} />
        <input type="hidden" name={fieldName('estimated', place)} value={item.estimated} />
        <Button
          type="submit"
          formMethod="post"
          formAction={`${home}/calculator/add`}
          name="item"
          value={String(place)}
          icon="cart"
          size="small"
          className="self-start"
        >
          {m.cart_add()}
        </Button>
      </div>
    </Card>
  )
}

function itemOf(form: HTMLFormElement, place: number): CalcItem {
  const all = new FormData(form)
  return Object.fromEntries(itemNames.map((name) => [name, String(all.get(fieldName(name, place)) ?? '')])) as CalcItem
}
