/** One line of the calculator as it is typed. */
export const itemNames = [
  'price',
  'currency',
  'country',
  'category',
  'quantity',
  'kilograms',
  'grams',
  'domesticShipping',
  'store',
  'title',
  'readingId',
  'url',
  // What of the line is our guess, as in the form of an item.
  'estimated',
] as const
export type CalcItem = Readonly<Record<(typeof itemNames)[number], string>>

/** The input of the calculator, and the price at the time somebody shared it. */
export type Calculation = {
  readonly items: readonly CalcItem[]
  readonly method: string
  readonly coupon: string
  /**
   * Empty: the visitor's own package, if they have one; `none`: no package; otherwise a package as if it were bought
   * with the order.
   */
  readonly package: string
  readonly deliver: boolean
  readonly shared: { readonly totalMinor: bigint; readonly tablesId: string } | null
}

export const mostItems = 10
export const emptyItem = Object.fromEntries(itemNames.map((name) => [name, ''])) as CalcItem

// A star needs no escaping in an address and appears in no priced value.
const between = '*'
const longest = { title: 80, url: 500 } as const
const shortNames = { method: 'm', coupon: 'c', package: 'p' } as const

/** Reads a calculation from an address: the short form of a shared link (`i`), or the fields of the form. */
export function readCalculation(asked: URLSearchParams): Calculation {
  const short = asked.getAll('i').slice(0, mostItems)
  const items = short.length > 0 ? short.map(readShort) : readFields(asked)
  const choice = (name: keyof typeof shortNames) =>
    (asked.get(name) ?? asked.get(shortNames[name]) ?? '').trim().slice(0, 60)
  const total = asked.get('t') ?? ''
  return {
    items,
    method: choice('method'),
    coupon: choice('coupon'),
    package: choice('package'),
    deliver: asked.has('deliver') || asked.has('d'),
    shared: /^\d{1,15}$/.test(total) ? { totalMinor: BigInt(total), tablesId: asked.get('v') ?? '' } : null,
  }
}

/**
 * The calculation as the shortest query of a link; with the total, so that its reader sees whether the price changed.
 */
export function writeCalculation(calculation: Calculation): string {
  const query = new URLSearchParams(calculation.items.map((item) => ['i', writeShort(item)]))
  for (const [name, short] of Object.entries(shortNames)) {
    const value = calculation[name as keyof typeof shortNames]
    if (value !== '') query.set(short, value)
  }
  if (calculation.deliver) query.set('d', '1')
  if (calculation.shared) {
    query.set('t', String(calculation.shared.totalMinor))
    query.set('v', calculation.shared.tablesId)
  }
  return query.toString()
}

/** A line's field in the form: its name and, after a point, its index. */
export function fieldName(name: (typeof itemNames)[number], place: number): string {
  return `${name}.${place}`
}

function readFields(asked: URLSearchParams): CalcItem[] {
  const places = new Set<number>()
  for (const name of asked.keys()) {
    const place = /^[a-zA-Z]+\.(\d)$/.exec(name)?.[1]
    if (place !== undefined) places.add(Number(place))
  }
  return [...places]
    .sort((one, other) => one - other)
    .map((place) => item((name) => asked.get(fieldName(name, place)) ?? ''))
}

// Weight only in grams; empty values at the end are left out.
const shortOrder = itemNames.filter((name) => name !== 'kilograms')

function writeShort(typed: CalcItem): string {
  const grams = Number(typed.kilograms || 0) * 1000 + Number(typed.grams || 0)
  const values = shortOrder.map((name) => {
    if (name === 'grams') return grams > 0 ? String(grams) : ''
    return typed[name].replaceAll(between, ' ')
  })
  return values.join(between).replace(/\*+$/, '')
}

function readShort(text: string): CalcItem {
  const values = text.split(between)
  const said = Object.fromEntries(shortOrder.map((name, place) => [name, values[place] ?? '']))
  const grams = /^\d{1,7}$/.test(said.grams ?? '') ? Number(said.grams) : 0
  const weight: Partial<Record<string, string>> = {
    kilograms: grams >= 1000 ? String(Math.floor(grams / 1000)) : '',
    grams: grams % 1000 > 0 ? String(grams % 1000) : '',
  }
  return item((name) => weight[name] ?? said[name] ?? '')
}

function item(read: (name: (typeof itemNames)[number]) => string): CalcItem {
  const most = (name: string) => (name === 'title' ? longest.title : name === 'url' ? longest.url : 60)
  return Object.fromEntries(itemNames.map((name) => [name, read(name).trim().slice(0, most(name))])) as CalcItem
}
