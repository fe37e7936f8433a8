import { type RawBuilder, sql } from 'kysely'
import type { Slice } from './list-page.ts'

/**
 * Slices as rows named `slice` of a statement: `first` and `second` are the group's names, `skip` and `most` which of its rows
 * stand on the page, `place` the group's place on it.
 */
export function rowsOfSlices<Group>(
  slices: readonly Slice<Group>[],
  names: (group: Group) => readonly [first: string, second: string],
): RawBuilder<unknown> {
  const named = slices.map(({ group }) => names(group))
  return sql`page_slices(${named.map(([first]) => first)}, ${named.map(([, second]) => second)},
    ${slices.map((slice) => slice.offset)}, ${slices.map((slice) => slice.limit)}) as slice`
}
