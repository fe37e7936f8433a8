import { readChange, readChanges } from '#catalog/products/desk/read-changes.ts'
import { restorers } from '#catalog/products/desk/restorers.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'
import { actText, changeLines } from './change-lines.ts'

/** What staff changed of a thing, in words, and the change that the address asks to take back. */
export async function readHistory(work: Work, thing: string, search: URLSearchParams, pageSize = 20) {
  const list = await readChanges(work, { thing, ...pageAsked(search, pageSize, 'changes') })
  const asked = await readChange(work, search.get('undo') ?? '')
  const undoing = asked && asked.undoneAt === null ? asked : null
  return { ...list, rows: list.rows.map((row) => shown(row, work)), undoing: undoing && shown(undoing, work) }
}

type Row = NonNullable<Awaited<ReturnType<typeof readChange>>>

function shown({ before, after, also: _, ...row }: Row, { locale }: Work) {
  return {
    ...row,
    name: feedName(after) ?? feedName(before) ?? row.thing.slice(row.thing.indexOf(':') + 1),
    what: actText(row.act, locale),
    lines: changeLines(before, after, locale),
    mayUndo: row.undoneAt === null && !row.isCovered && Object.hasOwn(restorers, row.act),
  }
}

// A feed is known by its name; the other things are named by what they are.
function feedName(said: unknown): string | null {
  const isFeed = typeof said === 'object' && said !== null && 'name' in said && typeof said.name === 'string'
  return isFeed ? String(said.name) : null
}

export type ShownChange = ReturnType<typeof shown>
