import { type RawBuilder, sql } from 'kysely'
import type { Slice } from './list-page.ts'

/**
 * Slices as rows of a statement, named `slice`: `first` and `second` name the group, `skip` and `most` say which of its rows
 * are on the page, `place` is the position of the group on it.
 */
export function rowsOfSlices<Group>(
  slices: readonly Slice<Group>[],
  names: (group: Group) => readonly [first: string, second: string],
): RawBuilder<unknown> {
  const named = slices.map(({ group }) => names(group))
  return sql`page_slices(${named.map(([first]) => first)}, ${named.map(([, second]) => second)},
    ${slices.map((slice) => slice.offset)}, ${slices.map((slice) => slice.limit)}) as slice`
}
