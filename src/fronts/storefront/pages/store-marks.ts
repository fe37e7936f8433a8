// Marks that simple-icons (CC0) draws and whose owners publish no rule against naming them so; in `public/marks/`. Every other
// store stands on a tile with its letters.
const marks: Readonly<Record<string, string>> = {
  'ebay-us': 'ebay',
  'ebay-gb': 'ebay',
  newegg: 'newegg',
  macys: 'macys',
  argos: 'argos',
  boots: 'boots',
  aliexpress: 'aliexpress',
  alibaba: 'alibaba',
  taobao: 'taobao',
  'mediamarkt-tr': 'mediamarkt',
}

/** Where the drawn mark of a store lies; null where it has none. */
export function markOf(store: string): string | null {
  const mark = marks[store]
  return mark === undefined ? null : `/marks/${mark}.svg`
}
