import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { siteCodes } from '#sites/sites.ts'
import { unknownValues } from './body/body-values.ts'
import { parseBody } from './body/parse-body.ts'
import { no } from './content.refusals.ts'
import { goodsName, isArticlePlace } from './content-places.ts'
import { type ContentText, fromColumns, textFields, toColumns } from './content-text.ts'
import { contentSubject, lockOpenVersion, requireContent, requirePlace, type SeenAt } from './lock-version.ts'
import { readKnownPictures } from './media/read-pictures.ts'

export type Typed = ContentText & { readonly why: string }
type Saved = { readonly id: string; readonly number: number; readonly revision: number }

/**
 * Writes the text in hand of a place, or begins one (`revision` 0). Refuses what a body may not hold, and whatever would be
 * written over a change that was not seen.
 */
export async function saveDraft(work: Work, at: SeenAt, { why, ...text }: Typed): Promise<Saved> {
  const who = requireContent(work)
  const { isLegal } = requirePlace(at)
  const open = await lockOpenVersion(work, at)
  if ((open?.revision ?? 0) !== at.revision) throw no.CONTENT_CHANGED()
  if (open && open.state !== 'draft') throw no.CONTENT_NOT_OPEN()
  if (!open) return begin(work, at, { text, why, isLegal, by: who.id })
  await checkBodies(work, at.place, text)
  const before = fromColumns(open)
  const changed = textFields.filter((field) => before[field] !== text[field])
  if (changed.length === 0 && why === open.why) return { id: open.id, number: open.number, revision: open.revision }
  const revision = open.revision + 1
  const writers = [...new Set([...open.writers, who.id])]
  await work.db
    .updateTable('content_versions')
    .set({ ...toColumns(text), why, revision, writers, changed_by: who.id, changed_at: work.now })
    .where('id', '=', open.id)
    .execute()
  await audit(work, {
    action: 'content.save',
    subject: contentSubject(at),
    before: { version: open.number, revision: open.revision },
    after: { version: open.number, revision },
    why,
  })
  return { id: open.id, number: open.number, revision }
}

type Begun = { readonly text: ContentText; readonly why: string; readonly isLegal: boolean; readonly by: string }

/** A new version in hand, after all that the text has had. Two who begin at once: the second is refused. */
export async function begin(work: Work, at: SeenAt, { text, why, isLegal, by }: Begun): Promise<Saved> {
  await checkBodies(work, at.place, text)
  const { place, site } = at
  const last = await work.db
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('place', '=', place)
    .where('site', 'is not distinct from', site)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const id = newId()
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('content_versions')
    .values({
      ...toColumns(text),
      id,
      place,
      site,
      number,
      is_legal: isLegal,
      why,
      writers: [by],
      made_by: by,
      made_at: work.now,
      changed_by: by,
      changed_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written !== 1n) throw no.CONTENT_CHANGED()
  await audit(work, {
    action: 'content.begin',
    subject: contentSubject(at),
    before: null,
    after: { version: number },
    why,
  })
  return { id, number, revision: 1 }
}

async function checkBodies(work: Work, place: string, text: ContentText): Promise<void> {
  for (const path of ['bodyAr', 'bodyEn'] as const) {
    const body = parseBody(text[path])
    const [fault] = body.faults
    if (fault?.kind === 'html') throw no.CONTENT_HTML({ path, piece: fault.piece })
    if (fault?.kind === 'link') throw no.CONTENT_LINK({ path, piece: fault.piece })
    if (fault?.kind === 'tangled') throw no.CONTENT_TANGLED({ path, piece: fault.piece })
    if (fault?.kind === 'picture') throw no.CONTENT_PICTURE({ path, piece: fault.piece })
    const known = await readKnownPictures(work, body.pictures)
    const strange = body.pictures.find((id) => !known.has(id))
    if (strange) throw no.CONTENT_PICTURE({ path, piece: strange })
  }
  for (const path of textFields) {
    const [name] = unknownValues(text[path], siteCodes).filter((one) => !(one === goodsName && isArticlePlace(place)))
    if (name !== undefined) throw no.CONTENT_VALUE({ path, name: `{${name}}` })
  }
}
