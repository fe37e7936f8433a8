/** What was tried, and the four numbers that must be zero. */
export type Tally = {
  readonly name: string
  readonly counted: Readonly<Record<string, number>>
  /** How many of what must be tried before it counts as proved. */
  readonly bars?: Readonly<Record<string, number>>
  readonly lost: number
  readonly doubled: number
  readonly negative: number
  readonly unbalanced: number
  /** What else went wrong, in words. */
  readonly faults: readonly string[]
  readonly seconds: number
}

export function isClean({ lost, doubled, negative, unbalanced, faults }: Tally): boolean {
  return lost === 0 && doubled === 0 && negative === 0 && unbalanced === 0 && faults.length === 0
}

/** What was tried less often than its bar asks for, in words. */
export function shortOf(tallies: readonly Tally[]): readonly string[] {
  return tallies.flatMap(({ name, counted, bars = {} }) =>
    Object.entries(bars)
      .filter(([what, bar]) => (counted[what] ?? 0) < bar)
      .map(([what, bar]) => `${name}: ${said(counted[what] ?? 0)} ${what} of at least ${said(bar)}`),
  )
}

const said = (count: number) => count.toLocaleString('en')

/** The table of invariants, and what was counted on the way to it. */
export function printTallies(tallies: readonly Tally[]): void {
  console.table(
    tallies.map(({ name, lost, doubled, negative, unbalanced, faults, seconds }) => ({
      proof: name,
      ...{ lost, doubled, negative, unbalanced },
      'other faults': faults.length,
      seconds: Math.round(seconds * 10) / 10,
    })),
  )
  for (const { name, counted, bars = {}, faults } of tallies) {
    const told = Object.entries(counted).map(([what, count]) => {
      const bar = bars[what]
      return `${what} ${said(count)}${bar === undefined ? '' : ` (bar ${said(bar)}: ${count >= bar ? 'reached' : 'not reached'})`}`
    })
    console.log(`${name}: ${told.join(', ')}`)
    for (const fault of faults.slice(0, 20)) console.log(`  ✗ ${fault}`)
  }
}
