import { parseDecimal, percentText } from '#platform/values/amounts/decimal.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { categoryName } from './category-names.ts'
import type { InputChange, InputKind } from './input-changes.ts'
import { countryName } from './names.ts'

const names = {
  rate: m.pricing_input_rate,
  perStep: m.pricing_input_per_step,
  stepGrams: m.pricing_input_step_grams,
  minGrams: m.pricing_input_min_grams,
  clearance: m.pricing_input_clearance,
  handlingPerUnit: m.pricing_input_handling,
  duty: m.pricing_input_duty,
  productFee: m.pricing_input_product_fee,
  defaultGrams: m.pricing_input_default_grams,
  vatRate: m.pricing_input_vat,
  serviceRate: m.pricing_input_service_rate,
  serviceMinimum: m.pricing_input_service_minimum,
  deMinimis: m.pricing_input_de_minimis,
  deliveryFee: m.pricing_input_delivery,
} as const satisfies Readonly<Record<InputKind, unknown>>

const percents: ReadonlySet<InputKind> = new Set(['duty', 'vatRate', 'serviceRate'])
const plain: ReadonlySet<InputKind> = new Set(['rate', 'stepGrams', 'minGrams', 'defaultGrams'])

/** A changed number of the tables, with its name and formatted for its reader. */
export type SaidInput = { readonly name: string; readonly before: string | null; readonly after: string | null }

export function sayInput({ input, of, before, after }: InputChange, currency: Currency, locale: Locale): SaidInput {
  const isOrigin = ['perStep', 'stepGrams', 'minGrams', 'clearance', 'handlingPerUnit'].includes(input)
  const isCategory = ['duty', 'productFee', 'defaultGrams'].includes(input)
  const code = of ?? ''
  const named = isOrigin ? countryName(code, locale) : isCategory ? categoryName(code, locale) : isolateLtr(code)
  const say = (value: string | null) => value && sayNumber(input, value, currency, locale)
  return { name: names[input]({ of: named }, { locale }), before: say(before), after: say(after) }
}

function sayNumber(input: InputKind, value: string, currency: Currency, locale: Locale): string {
  if (plain.has(input)) return value
  if (percents.has(input)) {
    const rate = parseDecimal(value)
    return rate ? `${percentText(rate)}%` : value
  }
  const minor = parseMinor(value)
  return minor === null ? value : formatMoney({ minor, currency }, locale)
}
