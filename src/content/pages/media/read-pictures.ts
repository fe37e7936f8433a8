import { isId } from '#platform/work/id.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'

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
