import { z } from 'zod'
import { readChange, readChanges } from '#catalog/products/desk/read-changes.ts'
import { restorers } from '#catalog/products/desk/restorers.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import type { Locale, Work } from '#platform/work/work.ts'
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
    name: ownName(after, locale) ?? ownName(before, locale) ?? row.thing.slice(row.thing.indexOf(':') + 1),
    what: actText(row.act, locale),
    lines: changeLines(before, after, locale),
    mayUndo: row.undoneAt === null && !row.isCovered && Object.hasOwn(restorers, row.act),
  }
}

const named = z.object({ name: z.union([z.string(), z.object({ ar: z.string(), en: z.string() })]) })

// Feeds, stores and kinds are known by their names; the other things are named by what they are.
function ownName(said: unknown, locale: Locale): string | null {
  const { data } = named.safeParse(said)
  return data === undefined ? null : typeof data.name === 'string' ? data.name : data.name[locale]
}

export type ShownChange = ReturnType<typeof shown>
