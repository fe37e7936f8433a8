import type { ReactNode } from 'react'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { fieldId } from '#platform/ui/forms/field-shell.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { estimatedText } from '#selling/cart/page/item-facts.ts'
import type { ItemData } from '#selling/orders/items/item-data.ts'
import { m } from '#words/messages.js'
import { choicesOf, type Spec } from './compare/page-choices.ts'
import type { ReviewItemProps } from './review-item-props.ts'

type Row = {
  readonly field: keyof ItemData
  readonly label: string
  readonly store: string | null
  readonly customer: string | null
  readonly control: (native: Native) => ReactNode
}
type Native = {
  readonly id: string
  readonly name: string
  readonly defaultValue: string
  readonly className: string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
  readonly 'aria-label'?: string
}

const columns = 'sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(9rem,1.3fr)]'

/** Field by field: the store's page, the customer's value, and the valid one. */
export function ReviewCompare(props: ReviewItemProps) {
  return (
    <div className="border-t border-line px-3 py-2">
      <div
        className={classes('hidden gap-x-3 pb-1 text-xs font-semibold text-soft sm:grid', columns)}
        aria-hidden="true"
      >
        <span />
        <span>{m.orders_review_column_store()}</span>
        <span>{m.orders_review_column_customer()}</span>
        <span>{m.orders_review_column_review()}</span>
      </div>
      {rowsOf(props).map((row) => (
        <CompareRow key={row.field} row={row} props={props} />
      ))}
    </div>
  )
}

function CompareRow({ row, props }: { readonly row: Row; readonly props: ReviewItemProps }) {
  const { item, typed, errors } = props
  const name = `items.${item.id}.${row.field}`
  const id = fieldId(name)
  const error = errors[name]
  const value = item.data[row.field]
  const isCorrected = item.differences.some(
    ({ field }) => field === row.field || (row.field === 'price' && field === 'currency'),
  )
  const guessed: readonly string[] = item.wasEstimated
  const differs = row.store !== null && row.customer !== null && !looksLike(row.store, row.customer)
  return (
    <div className={classes('grid grid-cols-2 items-center gap-x-3 border-t border-line py-1', columns)}>
      <label htmlFor={id} className="text-sm font-semibold max-sm:col-span-2">
        {row.label}
      </label>
      <Said label={m.orders_review_column_store()} text={row.store} isWarned={differs} />
      <Said
        label={m.orders_review_column_customer()}
        text={row.customer === null ? null : estimatedText(row.customer, guessed.includes(row.field))}
        isWarned={isCorrected}
      />
      <span className="max-sm:col-span-2">
        {row.control({
          id,
          name,
          defaultValue: typed[name] ?? (value === null ? '' : String(value)),
          className: classes('control w-full px-2', isCorrected && 'bg-warn-soft'),
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
        })}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </span>
    </div>
  )
}

function Said({
  label,
  text,
  isWarned,
}: {
  readonly label: string
  readonly text: string | null
  readonly isWarned: boolean
}) {
  return (
    <span className={classes('min-w-0', isWarned && 'text-warn')}>
      <span className="me-1 text-xs text-soft sm:sr-only">{label}</span>
      {isWarned && (
        <>
          <span aria-hidden="true">≠ </span>
          <span className="sr-only">{m.orders_review_differs()} </span>
        </>
      )}
      {text === null ? <span className="text-soft">–</span> : <bdi className="wrap-anywhere">{text}</bdi>}
    </span>
  )
}

function rowsOf({ item, locale, choices, typed }: ReviewItemProps): readonly Row[] {
  const page = item.readPage?.product ?? null
  const said = item.clientData
  const text = (field: Spec, label: string): Row => ({
    field,
    label,
    store: axisOf(page, field),
    customer: said[field],
    control: (native) => <input {...native} type="text" dir="auto" autoComplete="off" />,
  })
  const number = (native: Native) => <input {...native} type="text" dir="ltr" inputMode="decimal" autoComplete="off" />
  return [
    {
      field: 'price',
      label: m.orders_difference_price(),
      store: page?.price ? `${page.price} ${page.currency ?? ''}`.trim() : null,
      customer: `${said.price} ${said.currency}`,
      control: (native) => (
        <span className="flex gap-1">
          {number(native)}
          <Choose
            id={`${native.id}-currency`}
            name={`items.${item.id}.currency`}
            aria-label={m.orders_difference_currency()}
            defaultValue={typed[`items.${item.id}.currency`] ?? item.data.currency}
            className="control shrink-0 px-1"
            options={choices.currencies.map((code) => ({ value: code, text: code }))}
          />
        </span>
      ),
    },
    {
      field: 'domesticShipping',
      label: m.orders_review_domestic_shipping(),
      store: null,
      customer: said.domesticShipping,
      control: number,
    },
    {
      field: 'weight',
      label: m.orders_staff_weight_grams(),
      store: page?.weightGrams ? String(page.weightGrams) : null,
      customer: said.weight === null ? null : String(said.weight),
      control: number,
    },
    {
      field: 'category',
      label: m.orders_difference_category(),
      store: page?.category ?? null,
      customer: categoryName(said.category, locale),
      control: (native) => <Choose {...native} options={choices.categories} />,
    },
    text('color', m.orders_difference_color()),
    text('size', m.orders_difference_size()),
    text('style', m.orders_difference_style()),
  ]
}

type ChooseProps = Native & { readonly options: readonly { readonly value: string; readonly text: string }[] }

function Choose({ options, ...native }: ChooseProps) {
  return (
    <select {...native}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

function axisOf(page: ProductFacts | null, spec: Spec): string | null {
  const values = choicesOf(page, spec)
  return values.length > 0 ? values.slice(0, 12).join(', ') : null
}

function looksLike(store: string, customer: string): boolean {
  const isNumber = /^[\d.]+( [A-Z]{3})?$/
  if (isNumber.test(store) && isNumber.test(customer)) return trimmed(store) === trimmed(customer)
  return store.toLowerCase().includes(customer.toLowerCase())
}

function trimmed(amount: string): string {
  return amount.replace(/(\.\d*?)0+(?=\s|$)/, '$1').replace(/\.(?=\s|$)/, '')
}
