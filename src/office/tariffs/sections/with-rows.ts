import { type Provenance, provenanceForm } from '#pricing/quote/explain/provenance.ts'
import type { RawPriceTables, ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { Cells, Row } from './columns.ts'
import { fromPercent } from './percent.ts'
import type { SectionKey } from './section.ts'

/** The tables with other rows in one section. The rows have been read: each cell is right, and there where it is needed. */
export function withRows(tables: ReadPriceTables, key: SectionKey, rows: readonly Row[]): RawPriceTables {
  return { ...tables, ...changes[key](tables, rows) }
}

type Change = (tables: ReadPriceTables, rows: readonly Row[]) => Partial<RawPriceTables>

const changes: Readonly<Record<SectionKey, Change>> = {
  routes: (_, rows) => ({
    routes: record(rows, ({ perStep = '', stepGrams, minGrams, clearance = '', handlingPerUnit = '', ...rest }) => ({
      perStep,
      stepGrams: Number(stepGrams),
      minGrams: Number(minGrams),
      clearance,
      handlingPerUnit,
      ...origin(rest),
    })),
  }),
  categories: (_, rows) => ({
    categories: record(rows, ({ duty = '', productFee = '', defaultGrams, ...rest }) => ({
      duty: fromPercent(duty),
      productFee,
      defaultGrams: Number(defaultGrams),
      ...origin(rest),
    })),
  }),
  services: (tables, rows) => {
    const methods = rows.filter((row) => row.key !== 'service')
    const service = cellsOf(rows, 'service')
    return {
      service: { rate: fromPercent(service.percent ?? ''), minimum: service.minimum ?? '' },
      paymentFees: record(methods, ({ percent = '' }) => fromPercent(percent)),
      ...sources(tables, /^(service|paymentFees\..*)$/, [
        ['service', service],
        ...methods.map(({ key, cells }) => [`paymentFees.${key}`, cells] as const),
      ]),
    }
  },
  delivery: (tables, rows) => {
    const site = cellsOf(rows, 'default')
    return {
      deliveryFee: site.fee ?? '',
      deliveryFees: fees(rows.filter((row) => row.key !== 'default')),
      ...sources(tables, /^deliveryFee$/, [['deliveryFee', site]]),
    }
  },
  taxes: (tables, rows) => {
    const [vat, free] = [cellsOf(rows, 'vatRate'), cellsOf(rows, 'deMinimis')]
    return {
      vatRate: fromPercent(vat.percent ?? ''),
      deMinimis: free.upTo ?? null,
      ...sources(tables, /^(vatRate|deMinimis)$/, [
        ['vatRate', vat],
        ['deMinimis', free],
      ]),
    }
  },
  returns: (tables, rows) => {
    const cancelled = cellsOf(rows, 'cancellation')
    const { percent } = cancelled
    return {
      cancellationFees: percent === undefined ? undefined : { share: fromPercent(percent) },
      returnFees: fees(rows.filter((row) => row.key !== 'cancellation')),
      ...sources(tables, /^cancellationFees$/, [['cancellationFees', cancelled]]),
    }
  },
}

function cellsOf(rows: readonly Row[], key: string): Cells {
  return rows.find((row) => row.key === key)?.cells ?? {}
}

function record<Value>(rows: readonly Row[], read: (cells: Cells) => Value): Record<string, Value> {
  return Object.fromEntries(rows.map(({ key, cells }) => [key, read(cells)]))
}

// A row without a fee says nothing: what holds for the site holds for it.
function fees(rows: readonly Row[]): RawPriceTables['deliveryFees'] {
  const said = rows.filter(({ cells }) => cells.fee !== undefined)
  return said.length === 0 ? undefined : record(said, ({ fee = '', ...rest }) => ({ fee, ...origin(rest) }))
}

function origin({ source, confidence, note }: Cells): Provenance {
  return provenanceForm.parse({
    ...(source !== undefined && { source }),
    ...(confidence !== undefined && { confidence }),
    ...(note !== undefined && { note }),
  })
}

function sources(tables: ReadPriceTables, own: RegExp, said: readonly (readonly [string, Cells])[]) {
  const others = Object.entries(tables.sources ?? {}).filter(([place]) => !own.test(place))
  const ours = said.map(([place, cells]) => [place, origin(cells)] as const)
  const kept = [...others, ...ours].filter(([, from]) => Object.keys(from).length > 0)
  return { sources: kept.length === 0 ? undefined : Object.fromEntries(kept) }
}
