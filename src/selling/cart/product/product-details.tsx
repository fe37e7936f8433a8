import { type RefObject, useEffect } from 'react'
import { Field } from '#platform/ui/forms/field.tsx'
import { useFormState } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { ItemChoices } from '#selling/cart/adding/draft-item.ts'
import type { ItemOptions } from '#selling/cart/adding/item-options.ts'
import { m } from '#words/messages.js'
import { OwnOptions } from './product-options.tsx'

/** The fields in the fold: one that is wrong opens it. */
const folded = [
  'url',
  'title',
  'price',
  'currency',
  'category',
  'country',
  'kilograms',
  'grams',
  'domesticShipping',
  'notes',
] as const
const specs = ['color', 'size', 'style'] as const

type ProductDetailsProps = {
  readonly fold: RefObject<HTMLDetailsElement | null>
  readonly isRead: boolean
  /** What stands on the fold, as one line. */
  readonly summary: string
  readonly typed: Readonly<Record<string, string>>
  readonly options: ItemOptions
  readonly choices: ItemChoices
  readonly asksLink: boolean
}

/** What was read of the product, folded; each fact can be set right. What is missing or wrong stands open. */
export function ProductDetails({ fold, isRead, summary, typed, options, choices, asksLink }: ProductDetailsProps) {
  const { errors } = useFormState()
  const needed = ['title', 'price', 'currency', 'category', 'country'].some((name) => !typed[name])
  const isWrong =
    folded.some((name) => errors[name]) || specs.some((name) => errors[name] && options[name].length === 0)
  // A fold that was shut by hand opens for what is wrong in it.
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong, fold])
  return (
    <details ref={fold} open={isWrong || needed || asksLink} className="card group/details">
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2 hover:text-sea">
        <Icon name="file" size={24} className="text-sea" />
        <span className="min-w-0">
          <span className="block font-semibold">
            {isRead ? m.cart_product_details() : m.cart_product_details_own()}
          </span>
          <span className="block text-xs text-soft">{summary}</span>
        </span>
        <Icon name="edit" className="ms-auto text-sea group-open/details:hidden" />
        <Icon name="up" className="ms-auto text-soft not-group-open/details:hidden" />
      </summary>
      <div className="flex flex-col gap-5">
        {asksLink && (
          <Field name="url" label={m.cart_paste_label()} hint={m.cart_field_url_hint()} ltr type="url" required />
        )}
        <Field name="title" label={m.cart_field_title()} maxLength={300} required dir="auto" />
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3">
          <Field name="price" label={m.cart_field_price_label()} ltr inputMode="decimal" required autoComplete="off" />
          <Select
            name="currency"
            label={m.cart_field_currency()}
            options={choices.currencies}
            placeholder={m.cart_choose()}
            required
          />
        </div>
        <Select
          name="category"
          label={m.cart_field_category()}
          hint={m.cart_field_category_hint()}
          options={choices.categories}
          placeholder={m.cart_choose()}
          required
        />
        <Select
          name="country"
          label={m.cart_field_country()}
          hint={m.cart_field_country_hint()}
          options={choices.countries}
          placeholder={m.cart_choose()}
          required
        />
        <Weight />
        <OwnOptions typed={typed} options={options} />
        <Field
          name="domesticShipping"
          label={m.cart_field_domestic_shipping()}
          hint={m.cart_field_domestic_shipping_hint()}
          optional={m.cart_optional()}
          ltr
          inputMode="decimal"
        />
        <TextArea
          name="notes"
          label={m.cart_field_notes()}
          hint={m.cart_field_notes_hint()}
          optional={m.cart_optional()}
          maxLength={500}
          rows={3}
        />
      </div>
    </details>
  )
}

function Weight() {
  return (
    <fieldset>
      <legend className="font-semibold">{m.cart_field_weight()}</legend>
      <p className="mb-2 text-sm text-soft">{m.cart_field_weight_hint()}</p>
      <div className="grid grid-cols-2 gap-3">
        <Field name="kilograms" label={m.cart_field_kilograms()} ltr inputMode="numeric" />
        <Field name="grams" label={m.cart_field_grams()} ltr inputMode="numeric" />
      </div>
    </fieldset>
  )
}
