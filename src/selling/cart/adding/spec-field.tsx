import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { m } from '#words/messages.js'
import type { SpecName } from './item-options.ts'

type SpecFieldProps = {
  readonly name: SpecName
  readonly label: string
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  /** The page's choices; empty if it offers none. */
  readonly values: readonly string[]
}

/** Colour, size or style: a choice if the page offers one, otherwise a text field. */
export function SpecField({ name, label, typed, errors, values }: SpecFieldProps) {
  const value = typed[name] ?? ''
  const text = { name, label, error: errors[name], defaultValue: value }
  if (values.length < 2) return <Field {...text} optional={m.cart_optional()} maxLength={120} dir="auto" />
  // A value that was typed before the page was read stays a choice.
  const all = value === '' || values.includes(value) ? values : [value, ...values]
  const options = all.map((one) => ({ value: one, text: one }))
  return <Select {...text} options={options} placeholder={m.cart_choose()} />
}
