import { listStates } from '#people/addresses/geo.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import { type Site, sites } from '#sites/sites.ts'
import { type Column, column, provenanceColumns } from './columns.ts'

export const sectionKeys = ['routes', 'categories', 'services', 'delivery', 'taxes', 'returns'] as const
export type SectionKey = (typeof sectionKeys)[number]

/** One grid of the tables: its columns, the rows that always stand in it, and what a row added to it may be called. */
export type Section = {
  readonly key: SectionKey
  readonly columns: readonly Column[]
  readonly fixed: (site: Site) => readonly string[]
  readonly addable: (site: Site) => readonly string[] | RegExp
}

const newCategory = /^[a-z][A-Za-z0-9]{1,29}$/
const nothing = () => []
const only = (row: string) => (key: string) => (key === row ? 'needed' : 'none')
const butNot = (row: string, use: 'needed' | 'optional') => (key: string) => (key === row ? 'none' : use)

const all: Readonly<Record<SectionKey, Omit<Section, 'key'>>> = {
  routes: {
    columns: [
      column('perStep', 'amount'),
      column('stepGrams', 'steps'),
      column('minGrams', 'grams'),
      column('clearance', 'amount'),
      column('handlingPerUnit', 'amount'),
      ...provenanceColumns,
    ],
    fixed: nothing,
    addable: (site) => sites[site].origins,
  },
  categories: {
    columns: [
      column('duty', 'percent'),
      column('productFee', 'amount'),
      column('defaultGrams', 'steps'),
      ...provenanceColumns,
    ],
    fixed: nothing,
    addable: () => newCategory,
  },
  services: {
    columns: [column('percent', 'percent'), column('minimum', 'amount', only('service')), ...provenanceColumns],
    fixed: () => ['service'],
    addable: () => paymentMethods,
  },
  delivery: {
    columns: [column('fee', 'amount', (key) => (key === 'default' ? 'needed' : 'optional')), ...provenanceColumns],
    fixed: (site) => ['default', ...listStates(site, 'en').map((state) => state.code)],
    addable: nothing,
  },
  taxes: {
    columns: [
      column('percent', 'percent', only('vatRate')),
      column('upTo', 'amount', butNot('vatRate', 'optional')),
      ...provenanceColumns,
    ],
    fixed: () => ['vatRate', 'deMinimis'],
    addable: nothing,
  },
  returns: {
    columns: [
      column('percent', 'percent', (key) => (key === 'cancellation' ? 'optional' : 'none')),
      column('fee', 'amount', butNot('cancellation', 'optional')),
      ...provenanceColumns,
    ],
    fixed: (site) => ['cancellation', ...sites[site].origins],
    addable: nothing,
  },
}

export function sectionOf(key: SectionKey): Section {
  return { key, ...all[key] }
}

export function isSectionKey(text: string | undefined): text is SectionKey {
  return sectionKeys.some((key) => key === text)
}

/** Whether a row may be called this, in a section of a site. */
export function isRowKey(section: Section, site: Site, key: string): boolean {
  const addable = section.addable(site)
  return section.fixed(site).includes(key) || (addable instanceof RegExp ? addable.test(key) : addable.includes(key))
}
