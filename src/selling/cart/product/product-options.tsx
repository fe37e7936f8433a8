import { Field } from '#platform/ui/forms/field.tsx'
import { OptionChips } from '#platform/ui/forms/option-chips.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { type ItemOffer, type ItemOptions, type SpecName, specNames } from '#selling/cart/adding/item-options.ts'
import { m } from '#words/messages.js'
import { isGone, picturesOf } from './find-offer.ts'

const names: Readonly<Record<SpecName, () => string>> = {
  color: m.cart_field_color,
  size: m.cart_field_size,
  style: m.cart_field_style,
}

/** More than these as chips would fill the screen. */
const mostChips = 24

type ProductOptionsProps = {
  readonly typed: Readonly<Record<string, string>>
  readonly options: ItemOptions
  readonly offers: readonly ItemOffer[]
  readonly chosen: Readonly<Record<string, string>>
}

/** The colours, sizes and styles that the page offers. */
export function ProductOptions({ typed, options, offers, chosen }: ProductOptionsProps) {
  return specNames
    .filter((name) => isOffered(options, name))
    .map((name) => {
      const values = withTyped(options[name], typed[name])
      const label = names[name]()
      if (values.length > mostChips)
        return (
          <Select
            key={name}
            name={name}
            label={label}
            defaultValue={typed[name] ?? ''}
            options={values.map((value) => {
              const gone = isGone(offers, name, value, chosen)
              return { value, text: gone ? `${value} · ${m.cart_product_sold_out()}` : value, disabled: gone }
            })}
            placeholder={m.cart_choose()}
          />
        )
      const pictures = picturesOf(offers, name, values)
      return (
        <OptionChips
          key={name}
          name={name}
          legend={label}
          defaultValue={typed[name] ?? ''}
          options={values.map((value) => ({
            value,
            image: pictures.get(value) ?? null,
            gone: isGone(offers, name, value, chosen) ? m.cart_product_sold_out() : null,
          }))}
          aside={chosen[name] && <bdi>{chosen[name]}</bdi>}
        />
      )
    })
}

/** Colour, size and style of goods whose page offers no choice: a wish in words. */
export function OwnOptions({ typed, options }: Pick<ProductOptionsProps, 'typed' | 'options'>) {
  const offersSome = specNames.some((name) => isOffered(options, name))
  const asked = specNames.filter(
    (name) => !isOffered(options, name) && (name !== 'style' || !offersSome || Boolean(typed[name])),
  )
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 empty:hidden">
      {asked.map((name) => (
        <Field
          key={name}
          name={name}
          label={names[name]()}
          defaultValue={typed[name] ?? ''}
          optional={m.cart_optional()}
          maxLength={120}
          dir="auto"
        />
      ))}
    </div>
  )
}

function isOffered(options: ItemOptions, name: SpecName): boolean {
  return options[name].length > 0
}

// A value that was typed before the page was read stays a choice.
function withTyped(values: readonly string[], typed = ''): readonly string[] {
  return typed === '' || values.includes(typed) ? values : [typed, ...values]
}
