import { type Calculation, emptyItem, itemNames, mostItems } from './calculation.ts'

/** The calculation with the product that was read as its last line; if full, it replaces the last line. */
export function withDraft(calculation: Calculation, typed: Readonly<Record<string, string>>): Calculation {
  const read = Object.fromEntries(itemNames.map((name) => [name, typed[name] ?? '']))
  const begun = calculation.items.filter(({ price, url }) => price !== '' || url !== '')
  const items = [...begun.slice(0, mostItems - 1), { ...emptyItem, ...read }]
  return { ...calculation, items, shared: null }
}
