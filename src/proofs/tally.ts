/** What was tried, and the four numbers that must be zero. */
export type Tally = {
  readonly name: string
  readonly counted: Readonly<Record<string, number>>
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
  for (const { name, counted, faults } of tallies) {
    const said = Object.entries(counted).map(([what, count]) => `${what} ${count.toLocaleString('en')}`)
    console.log(`${name}: ${said.join(', ')}`)
    for (const fault of faults.slice(0, 20)) console.log(`  ✗ ${fault}`)
  }
}
