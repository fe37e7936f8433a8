import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { Provenance } from '#pricing/quote/explain/provenance.ts'
import type { ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { Cells, Row } from './columns.ts'
import { toPercent } from './percent.ts'
import { inOrder } from './row-order.ts'
import { type SectionKey, sectionOf } from './section.ts'

/** A section of the tables as the rows of its grid, those that always stand in it in front, the others by their codes. */
export function rowsOf(tables: ReadPriceTables, key: SectionKey): readonly Row[] {
  const section = sectionOf(key)
  const cells = cellsOf[key](tables)
  const codes = new Set([...section.fixed(tables.site), ...Object.keys(cells)])
  const rows = [...codes].map((code) => ({ key: code, cells: withoutEmpty(cells[code] ?? {}) }))
  return inOrder(section, tables.site, rows)
}

const cellsOf: Readonly<Record<SectionKey, (tables: ReadPriceTables) => Record<string, Cells>>> = {
  routes: ({ routes }) =>
    each(routes, (route) => ({
      perStep: amount(route.perStep),
      stepGrams: String(route.stepGrams),
      minGrams: String(route.minGrams),
      clearance: amount(route.clearance),
      handlingPerUnit: amount(route.handlingPerUnit),
      ...origin(route),
    })),
  categories: ({ categories }) =>
    each(categories, (category) => ({
      duty: toPercent(category.duty),
      productFee: amount(category.productFee),
      defaultGrams: String(category.defaultGrams),
      ...origin(category),
    })),
  services: ({ service, paymentFees, sources }) => ({
    ...each(paymentFees, (rate, method) => ({
      percent: toPercent(rate),
      ...origin(sources?.[`paymentFees.${method}`]),
    })),
    service: { percent: toPercent(service.rate), minimum: amount(service.minimum), ...origin(sources?.service) },
  }),
  delivery: ({ deliveryFee, deliveryFees, sources }) => ({
    ...each(deliveryFees ?? {}, (row) => ({ fee: amount(row.fee), ...origin(row) })),
    default: { fee: amount(deliveryFee), ...origin(sources?.deliveryFee) },
  }),
  taxes: ({ vatRate, deMinimis, sources }) => ({
    vatRate: { percent: toPercent(vatRate), ...origin(sources?.vatRate) },
    deMinimis: { upTo: deMinimis ? amount(deMinimis) : '', ...origin(sources?.deMinimis) },
  }),
  returns: ({ cancellationFees, returnFees, sources }) => ({
    ...each(returnFees ?? {}, (row) => ({ fee: amount(row.fee), ...origin(row) })),
    cancellation: {
      percent: cancellationFees ? toPercent(cancellationFees.share) : '',
      ...origin(sources?.cancellationFees),
    },
  }),
}

function each<Value>(record: Readonly<Record<string, Value>>, read: (value: Value, key: string) => Cells) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, read(value, key)]))
}

function origin(from: Provenance | undefined): Cells {
  return { source: from?.source ?? '', confidence: from?.confidence ?? '', note: from?.note ?? '' }
}

function amount(text: string): string {
  return minorToDecimal(parseMinor(text) ?? 0n)
}

function withoutEmpty(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
}
