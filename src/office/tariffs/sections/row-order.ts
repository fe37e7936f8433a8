import type { Site } from '#sites/sites.ts'
import type { Row } from './columns.ts'
import type { Section } from './section.ts'

/** Rows that always stand there in front, known ones in their order, the others by their codes. */
export function inOrder(section: Section, site: Site, rows: readonly Row[]): readonly Row[] {
  const addable = section.addable(site)
  const known = [...section.fixed(site), ...(addable instanceof RegExp ? [] : addable)]
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length)
  return rows.toSorted((one, other) => place(one.key) - place(other.key) || (one.key < other.key ? -1 : 1))
}
