import type { Cells, ColumnName, Row } from './columns.ts'

/** One cell, or a whole row where `column` is null, in two sets of rows; null is what is not there. */
export type CellChange = {
  readonly key: string
  readonly column: ColumnName | null
  readonly from: string | null
  readonly to: string | null
}

/** What is other in `to`, row by row and cell by cell; a row that is new or gone is followed by its cells. */
export function diffRows(from: readonly Row[], to: readonly Row[]): readonly CellChange[] {
  const [before, after] = [byKey(from), byKey(to)]
  const changes: CellChange[] = []
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)]
    if (!old || !now) changes.push({ key, column: null, from: old ? key : null, to: now ? key : null })
    for (const column of columnsOf(old, now)) {
      const [was, is] = [old?.[column] ?? null, now?.[column] ?? null]
      if (was !== is) changes.push({ key, column, from: was, to: is })
    }
  }
  return changes
}

export function sameRows(one: readonly Row[], other: readonly Row[]): boolean {
  return diffRows(one, other).length === 0
}

export type Clash = {
  readonly key: string
  readonly base: Cells | null
  readonly theirs: Cells | null
  readonly yours: Cells | null
}

/** Whose row holds where both changed it. */
export type Choose = (key: string) => 'theirs' | 'yours'

/** Your changes of `base` made onto `theirs`: cell by cell; where both changed a cell of a row, `choose` says whose row it is. */
export function mergeRows(
  base: readonly Row[],
  theirs: readonly Row[],
  yours: readonly Row[],
  choose: Choose = () => 'yours',
): { readonly rows: readonly Row[]; readonly clashes: readonly Clash[] } {
  const [old, their, your] = [byKey(base), byKey(theirs), byKey(yours)]
  const rows: Row[] = []
  const clashes: Clash[] = []
  for (const key of new Set([...your.keys(), ...their.keys(), ...old.keys()])) {
    const sides = { base: old.get(key) ?? null, theirs: their.get(key) ?? null, yours: your.get(key) ?? null }
    const merged = mergeCells(sides)
    if (merged.clashes) clashes.push({ key, ...sides })
    const cells = merged.clashes && choose(key) === 'theirs' ? sides.theirs : merged.cells
    if (cells) rows.push({ key, cells })
  }
  return { rows, clashes }
}

type Sides = Omit<Clash, 'key'>

// Yours wherever you changed something; it clashes where they changed the same and made something else of it.
function mergeCells({ base, theirs, yours }: Sides): { cells: Cells | null; clashes: boolean } {
  if (isSame(base, yours)) return { cells: theirs, clashes: false }
  if (isSame(base, theirs) || isSame(theirs, yours)) return { cells: yours, clashes: false }
  if (!yours || !theirs) return { cells: yours, clashes: true }
  const cells: Partial<Record<ColumnName, string>> = {}
  let clashes = false
  for (const column of columnsOf(base ?? {}, theirs, yours)) {
    const [was, their, your] = [base?.[column], theirs[column], yours[column]]
    const cell = your === was ? their : your
    if (cell !== undefined) cells[column] = cell
    clashes ||= your !== was && their !== was && your !== their
  }
  return { cells, clashes }
}

function isSame(one: Cells | null, other: Cells | null): boolean {
  if (!one || !other) return one === other
  return columnsOf(one, other).every((column) => one[column] === other[column])
}

function columnsOf(...cells: (Cells | undefined)[]): ColumnName[] {
  return [...new Set(cells.flatMap((one) => Object.keys(one ?? {})))] as ColumnName[]
}

function byKey(rows: readonly Row[]): ReadonlyMap<string, Cells> {
  return new Map(rows.map(({ key, cells }) => [key, cells]))
}
