import type { TypedRow } from './read-rows.ts'
import type { Section } from './section.ts'

/** Empty rows at the foot of a grid that may grow. */
export const newRows = 2

/** What a cell of the grid is called in its form. */
export function cellField(column: string, at: number): string {
  return `${column}:${at}`
}

/** The rows of a grid as they were typed; rows that are removed, and new ones that stayed empty, are none. */
export function typedRows(section: Section, form: FormData): readonly TypedRow[] {
  const textOf = (column: string, at: number) => String(form.get(cellField(column, at)) ?? '')
  const rows: TypedRow[] = []
  const count = Math.min(Number(form.get('count')) || 0, 500)
  for (let at = 0; at < count; at++) {
    const cells = Object.fromEntries(section.columns.map(({ name }) => [name, textOf(name, at)]))
    const key = textOf('key', at)
    const isEmpty = key.trim() === '' && Object.values(cells).every((text) => text.trim() === '')
    if (!isEmpty && form.get(cellField('remove', at)) === null) rows.push({ at, key, cells })
  }
  return rows
}
