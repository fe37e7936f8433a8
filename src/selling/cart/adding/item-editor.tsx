import type { RefObject } from 'react'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import type { ItemChoices } from './draft-item.ts'
import type { ItemOptions } from './item-options.ts'
import { SpecField } from './spec-field.tsx'

export type ItemEditorProps = {
  readonly formId: string
  readonly form: RefObject<HTMLFormElement | null>
  /** Called for any change that affects the price. */
  readonly onChange: () => void
  readonly action: string
  readonly cancelTo: string
  readonly submit: string
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly options: ItemOptions
  readonly choices: ItemChoices
  /** Hidden fields: the reading, the idempotency key, the version. */
  readonly hidden: Readonly<Record<string, string>>
  /** For goods that were not read from a page: their link is typed here. */
  readonly asksLink?: boolean
}

/** All fields that the price and the purchase need of a product. */
export function ItemEditor(props: ItemEditorProps) {
  const { formId, form, onChange, action, cancelTo, typed, errors, options, choices, hidden, asksLink } = props
  const listed = Object.entries(errors).map(([name, error]) =>
    name === 'general' ? { text: error } : { name, text: error },
  )
  return (
    <PostForm
      answer={{ errors, typed }}
      noValidate
      id={formId}
      ref={form}
      action={action}
      onChange={onChange}
      className="flex flex-col gap-5"
    >
      <ErrorSummary title={m.cart_form_errors()} errors={listed} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      <div className="grid gap-5 sm:grid-cols-2">
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
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
        <SpecField name="color" label={m.cart_field_color()} typed={typed} errors={errors} values={options.color} />
        <SpecField name="size" label={m.cart_field_size()} typed={typed} errors={errors} values={options.size} />
        {hasStyle(props) && (
          <SpecField name="style" label={m.cart_field_style()} typed={typed} errors={errors} values={options.style} />
        )}
      </div>
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold">{m.cart_field_quantity()}</span>
        <Quantity
          label={m.cart_field_quantity()}
          name="quantity"
          value={Number(typed.quantity) || 1}
          max={99}
          onChange={onChange}
          increaseLabel={m.cart_increase()}
          decreaseLabel={m.cart_decrease()}
        />
      </div>
      <MoreDetails typed={typed} errors={errors} />
      <ButtonLink to={cancelTo} kind="quiet" size="large" className="self-center">
        {m.cart_cancel()}
      </ButtonLink>
    </PostForm>
  )
}

// A page that offers colours and sizes and no third choice has no style.
function hasStyle({ options, typed }: ItemEditorProps): boolean {
  return options.style.length > 0 || Boolean(typed.style) || (options.color.length === 0 && options.size.length === 0)
}

const detailNames = ['kilograms', 'grams', 'domesticShipping', 'notes'] as const

function MoreDetails({ typed, errors }: Pick<ItemEditorProps, 'typed' | 'errors'>) {
  const isOpen = detailNames.some((name) => errors[name])
  const grams = Number(typed.kilograms || 0) * 1000 + Number(typed.grams || 0)
  return (
    <Disclosure
      open={isOpen}
      summary={
        <span>
          {m.cart_more_details()}
          {grams > 0 && (
            <span className="block text-sm font-normal text-soft">{m.cart_weight({ grams: formatCount(grams) })}</span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-5 text-ink">
        <fieldset>
          <legend className="font-semibold">{m.cart_field_weight()}</legend>
          <p className="mb-2 text-sm text-soft">{m.cart_field_weight_hint()}</p>
          <div className="grid grid-cols-2 gap-3">
            <Field name="kilograms" label={m.cart_field_kilograms()} ltr inputMode="numeric" />
            <Field name="grams" label={m.cart_field_grams()} ltr inputMode="numeric" />
          </div>
        </fieldset>
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
    </Disclosure>
  )
}
