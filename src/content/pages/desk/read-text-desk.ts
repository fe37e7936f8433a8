import { type ContentText, fromColumns } from '#content/pages/content-text.ts'
import { requireContent, requirePlace, type TextAt } from '#content/pages/lock-version.ts'
import { isSecondPerson } from '#people/access/require-second-person.ts'
import type { Work } from '#platform/work/work.ts'
import { type Standing, standingOf } from './say-standing.ts'

export type DeskVersion = {
  readonly id: string
  readonly number: number
  readonly standing: Standing
  readonly text: ContentText
  readonly why: string
  readonly by: string | null
  readonly publisher: string | null
  readonly changedAt: Date
  readonly beginsAt: Date | null
}

export type TextDesk = {
  readonly isLegal: boolean
  readonly shown: DeskVersion | null
  /** What is in hand, and whether this member may agree to it. */
  readonly open: (DeskVersion & { readonly revision: number; readonly mayAgree: boolean }) | null
  readonly versions: readonly DeskVersion[]
  /** Of a site without a text of its own: what it shows until then. */
  readonly fallback: ContentText | null
}

/** One text with all its versions, the newest first. */
export async function readTextDesk(work: Work, { place, site }: TextAt): Promise<TextDesk> {
  requireContent(work)
  const { isLegal } = requirePlace({ place, site })
  const rows = await work.db
    .selectFrom('content_versions as version')
    .leftJoin('staff_members as writer', 'writer.id', 'version.changed_by')
    .leftJoin('staff_members as publisher', 'publisher.id', 'version.published_by')
    .selectAll('version')
    .select(['writer.name as by', 'publisher.name as publisher'])
    .where('place', '=', place)
    .where('site', 'is not distinct from', site)
    .orderBy('number', 'desc')
    .execute()
  const begun = rows
    .filter(({ state, begins_at }) => state === 'published' && begins_at !== null && begins_at <= work.now)
    .toSorted((a, b) => Number(b.begins_at) - Number(a.begins_at) || b.number - a.number)
  const versions = rows.map((row) => ({
    id: row.id,
    number: row.number,
    standing: standingOf({ state: row.state, beginsAt: row.begins_at, isNewest: row === begun[0] }, work.now),
    text: fromColumns(row),
    why: row.why,
    by: row.by,
    publisher: row.publisher,
    changedAt: row.changed_at,
    beginsAt: row.begins_at,
  }))
  const open = rows.find(({ state }) => state === 'draft' || state === 'sent')
  const inHand = open && versions.find(({ id }) => id === open.id)
  return {
    isLegal,
    fallback:
      site !== null && rows.length === 0
        ? ((await readTextDesk(work, { place, site: null })).shown?.text ?? null)
        : null,
    versions,
    shown: versions.find(({ standing }) => standing === 'shown') ?? null,
    open: inHand ? { ...inHand, revision: open.revision, mayAgree: isSecondPerson(work, ...open.writers) } : null,
  }
}
