/** What was tried, and the four numbers that must be zero. */
export type Tally = {
  readonly name: string
  readonly counted: Readonly<Record<string, number>>
  /** How much must be tried before it counts as proved. */
  readonly bars?: Readonly<Record<string, number>>
  readonly lost: number
  readonly doubled: number
  readonly negative: number
  readonly unbalanced: number
  /** Other faults, in words. */
  readonly faults: readonly string[]
  readonly seconds: number
}

export const zeros = { lost: 0, doubled: 0, negative: 0, unbalanced: 0 } as const

export function isClean({ lost, doubled, negative, unbalanced, faults }: Tally): boolean {
  return lost === 0 && doubled === 0 && negative === 0 && unbalanced === 0 && faults.length === 0
}

export type Bar = {
  readonly proof: string
  readonly what: string
  readonly bar: number
  readonly figure: number
  readonly isReached: boolean
}

/** Each bar beside its count; what was not counted is zero. */
export function barsOf(tallies: readonly Tally[]): readonly Bar[] {
  return tallies.flatMap(({ name, counted, bars = {} }) =>
    Object.entries(bars).map(([what, bar]) => {
      const figure = counted[what] ?? 0
      return { proof: name, what, bar, figure, isReached: figure >= bar }
    }),
  )
}

/** Proved: no fault was found, and as much was tried as the bars require. */
export function isProved(tallies: readonly Tally[]): boolean {
  return tallies.every(isClean) && barsOf(tallies).every(({ isReached }) => isReached)
}

const said = (count: number) => count.toLocaleString('en')

/** Prints the table of invariants, the table of bars, and the other counts. */
export function printTallies(tallies: readonly Tally[]): void {
  console.table(
    tallies.map(({ name, lost, doubled, negative, unbalanced, faults, seconds }) => ({
      proof: name,
      lost,
      doubled,
      negative,
      unbalanced,
      'other faults': faults.length,
      seconds: Math.round(seconds * 10) / 10,
    })),
  )
  console.table(
    barsOf(tallies).map(({ proof, what, bar, figure, isReached }) => ({
      proof,
      what,
      bar: said(bar),
      figure: said(figure),
      reached: isReached ? 'yes' : 'NO',
    })),
  )
  for (const { name, counted, bars = {}, faults } of tallies) {
    const rest = Object.entries(counted).filter(([what]) => bars[what] === undefined)
    if (rest.length > 0) console.log(`${name}: ${rest.map(([what, count]) => `${what} ${said(count)}`).join(', ')}`)
    for (const fault of faults.slice(0, 20)) console.log(`✗ ${name}: ${fault}`)
  }
}
