import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import type { ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'

/**
 * The kinds of numbers in the tables that a price is made of. `of` says which one: a currency, a country, a category, a
 * method.
 */
const inputKinds = [
  'rate',
  'perStep',
  'stepGrams',
  'minGrams',
  'clearance',
  'handlingPerUnit',
  'duty',
  'productFee',
  'defaultGrams',
  'vatRate',
  'serviceRate',
  'serviceMinimum',
  'deMinimis',
  'deliveryFee',
] as const
export type InputKind = (typeof inputKinds)[number]

/** A number of the tables before and after; null if the tables have none. */
export type InputChange = {
  readonly input: InputKind
  readonly of: string | null
  readonly before: string | null
  readonly after: string | null
}

type Inputs = ReadonlyMap<string, Omit<InputChange, 'before' | 'after'> & { readonly value: string | null }>

/** Which of the numbers that this request is priced with differ between two versions of the tables. */
export function inputChanges(
  before: ReadPriceTables,
  after: ReadPriceTables,
  request: QuoteRequest,
): readonly InputChange[] {
  const [was, is] = [inputsOf(before, request), inputsOf(after, request)]
  return [...is].flatMap(([key, { input, of, value }]) => {
    const old = was.get(key)?.value ?? null
    return old === value ? [] : [{ input, of, before: old, after: value }]
  })
}

function inputsOf(tables: ReadPriceTables, { items, deliveryRequest, delivery }: QuoteRequest): Inputs {
  const inputs = new Map<string, { input: InputKind; of: string | null; value: string | null }>()
  const note = (input: InputKind, of: string | null, value: string | number | null | undefined) =>
    inputs.set(`${input} ${of}`, { input, of, value: value === null || value === undefined ? null : String(value) })
  const rates: Readonly<Record<string, string | undefined>> = tables.rates
  for (const { clientData, country, category } of items) {
    const { currency, weight } = clientData
    if (currency !== tables.currency) note('rate', currency, rates[currency])
    const route = tables.routes[country]
    note('perStep', country, route?.perStep)
    note('stepGrams', country, route?.stepGrams)
    note('minGrams', country, route?.minGrams)
    note('clearance', country, route?.clearance)
    note('handlingPerUnit', country, route?.handlingPerUnit)
    const fees = tables.categories[category]
    note('duty', category, fees?.duty)
    note('productFee', category, fees?.productFee)
    if (!weight) note('defaultGrams', category, fees?.defaultGrams)
  }
  note('vatRate', null, tables.vatRate)
  note('serviceRate', null, tables.service.rate)
  note('serviceMinimum', null, tables.service.minimum)
  note('deMinimis', null, tables.deMinimis)
  // What a company has quoted is not in the tables.
  if (deliveryRequest && !delivery) note('deliveryFee', null, tables.deliveryFee)
  return inputs
}
