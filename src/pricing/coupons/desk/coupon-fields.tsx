import type { ReactNode } from 'react'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import type { Locale } from '#platform/work/work.ts'
import { couponLines } from '#pricing/coupons/coupon-lines.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CouponChoices } from './coupon-choices.ts'

export type CouponFieldsProps = {
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly choices: CouponChoices
  readonly locale: Locale
  readonly site: Site
}

/** The discount, and the line it is taken from. */
export function GivesFields({ typed, errors, locale, site }: Omit<CouponFieldsProps, 'choices'>) {
  const text = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name], ltr: true }) as const
  const currency = sites[site].currency
  return (
    <Group legend={m.coupons_group_gives()}>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          name="kind"
          label={m.coupons_kind()}
          defaultValue="percent"
          options={[
            { value: 'percent', text: m.coupons_kind_percent() },
            { value: 'fixed', text: m.coupons_kind_fixed() },
            { value: 'waive', text: m.coupons_kind_waive() },
          ]}
        />
        <Field {...text('percent')} label={m.coupons_percent()} inputMode="decimal" after="%" />
        <Field {...text('value')} label={m.coupons_value()} inputMode="decimal" after={currency} />
        <Field
          {...text('max')}
          label={m.coupons_max()}
          optional={m.coupons_optional()}
          inputMode="decimal"
          after={currency}
        />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          name="line"
          label={m.coupons_line()}
          defaultValue="serviceFees"
          options={couponLines.map((line) => ({
            value: line,
            text: line === 'subtotal' ? m.coupons_line_subtotal() : lineName(line, locale),
          }))}
        />
        <Field
          {...text('minimum')}
          label={m.coupons_minimum()}
          optional={m.coupons_optional()}
          inputMode="decimal"
          after={currency}
        />
      </div>
      <Checkbox name="stackable" label={m.coupons_stackable()} defaultChecked={typed.stackable !== undefined} />
    </Group>
  )
}

/** When, how often and for whom it is valid. */
export function LimitFields({ typed, errors, site }: Omit<CouponFieldsProps, 'choices' | 'locale'>) {
  const moment = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
    ...({ type: 'datetime-local', ltr: true } as const),
  })
  const count = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
    ...({ inputMode: 'numeric', ltr: true } as const),
  })
  return (
    <Group legend={m.coupons_group_limits()}>
      <p className="-mt-2 text-sm text-soft">{siteWords(site).couponTimes}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field {...moment('startsAt')} label={m.coupons_starts()} required />
        <Field {...moment('endsAt')} label={m.coupons_ends()} optional={m.coupons_optional()} />
        <Field {...count('usesLimit')} label={m.coupons_uses_limit()} optional={m.coupons_optional()} />
        <Field {...count('perCustomerLimit')} label={m.coupons_per_customer()} optional={m.coupons_optional()} />
      </div>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <Checkbox
          name="firstOrderOnly"
          label={m.coupons_first_order()}
          defaultChecked={typed.firstOrderOnly !== undefined}
        />
        <Checkbox
          name="isPublic"
          label={m.coupons_public()}
          hint={m.coupons_public_hint()}
          defaultChecked={typed.isPublic !== undefined}
        />
      </div>
    </Group>
  )
}

/** The goods it is for; no choice means everything. */
export function ScopeFields({ typed, choices }: Omit<CouponFieldsProps, 'locale' | 'site'>) {
  return (
    <Group legend={m.coupons_group_scope()}>
      <p className="-mt-2 text-sm text-soft">{m.coupons_scope_hint()}</p>
      <Boxes legend={m.coupons_countries()} name="countries" options={choices.countries} typed={typed} />
      <Boxes legend={m.coupons_categories()} name="categories" options={choices.categories} typed={typed} />
      <Field
        name="stores"
        label={m.coupons_stores()}
        hint={m.coupons_stores_hint()}
        placeholder="nike.com, shein.com"
        optional={m.coupons_optional()}
        ltr
      />
    </Group>
  )
}

export function Group({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="float-start mb-3 w-full text-base font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}

type BoxesProps = {
  readonly legend: string
  readonly name: string
  readonly options: CouponChoices['countries']
  readonly typed: Readonly<Record<string, string>>
}

function Boxes({ legend, name, options, typed }: BoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="grid gap-x-3 sm:grid-cols-3 lg:grid-cols-5">
        {options.map(({ value, text }) => (
          <Checkbox
            key={value}
            name={`${name}.${value}`}
            label={text}
            defaultChecked={typed[`${name}.${value}`] !== undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}
