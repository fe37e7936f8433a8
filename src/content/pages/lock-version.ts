import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { no } from './content.refusals.ts'
import { isArticlePlace, placeOf } from './content-places.ts'

/** Which text: its place, and the site that has a text of its own there; null is the text of all others. */
export type TextAt = { readonly place: string; readonly site: Site | null }
/** The same as whom saw it last: who saves over somebody else's change is told so. */
export type SeenAt = TextAt & { readonly revision: number }

export function requireContent({ who }: Pick<Work, 'who'>): Actor & { readonly kind: 'staff' } {
  if (who.kind !== 'staff' || !permits(who, 'content')) throw platformNo.FORBIDDEN()
  return who
}

export function requirePlace({ place }: TextAt): { readonly isLegal: boolean } {
  const found = isArticlePlace(place) ? { isLegal: false } : placeOf(place)
  if (!found) throw platformNo.NOT_FOUND()
  return found
}

/** The version in hand of a text, locked; null where there is none. */
export async function lockOpenVersion(work: Work, { place, site }: TextAt) {
  const open = await work.db
    .selectFrom('content_versions')
    .selectAll()
    .where('place', '=', place)
    .where('site', 'is not distinct from', site)
    .where('state', 'in', ['draft', 'sent'])
    .forUpdate()
    .executeTakeFirst()
  return open ?? null
}

export type OpenVersion = NonNullable<Awaited<ReturnType<typeof lockOpenVersion>>>

/** The same as it was seen: refuses `CONTENT_CHANGED` where somebody wrote meanwhile, or ended it. */
export async function lockSeenVersion(work: Work, at: SeenAt): Promise<OpenVersion> {
  const open = await lockOpenVersion(work, at)
  if (!open || open.revision !== at.revision) throw no.CONTENT_CHANGED()
  return open
}

/** As the log calls a text. */
export function contentSubject({ place, site }: TextAt): string {
  return site === null ? `content:${place}` : `content:${place}.${site}`
}
