import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { isId } from '#platform/work/id.ts'
import type { Locale, QueryWork, Work } from '#platform/work/work.ts'

/** Which of these pictures the library has. */
export async function readKnownPictures({ db }: Work, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('content_pictures')
    .select('id')
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The pictures of the library as a list offers them, the newest first. */
export async function readPictureChoices({ db }: Work, locale: Locale) {
  return db
    .selectFrom('content_pictures')
    .select(({ ref }) => ['id as value', ref(`alt_${locale}`).as('text')])
    .where('removed_at', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(500)
    .execute()
}

/** A picture of the library as pages in this language show it; null if it was removed. */
export async function readShownPicture({ db }: Work, id: string, locale: Locale): Promise<ShownPicture | null> {
  const row = await db
    .selectFrom('content_pictures')
    .select(({ ref }) => ['id', 'width', 'height', ref(`alt_${locale}`).as('alt')])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Where the file of a picture lies that the library still has. */
export async function readPicturePath({ db }: QueryWork, id: string): Promise<string | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('content_pictures')
    .innerJoin('stored_files', 'stored_files.id', 'content_pictures.id')
    .select('stored_files.path')
    .where('content_pictures.id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.path ?? null
}
