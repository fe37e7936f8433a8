import { randomUUID } from 'node:crypto'
import { isId } from '#platform/work/id.ts'
import { no as notFound, refusals } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { FileStore } from './files.ts'
import { redraw } from './redraw.ts'

const no = refusals({ FILE_TOO_LARGE: 413 })

/** The purpose of an uploaded file; each room defines its own. */
export type UploadPurpose = {
  readonly name: string
  /** The field of the form it comes in, where its errors belong. */
  readonly field: string
  /** Staff with this permission may see the file, as well as its owner. */
  readonly permission: string
  readonly takesPdf: boolean
  /** After this many days the file is deleted; null: never. */
  readonly days: number | null
}

/** A stored file that belongs to nothing yet; if nothing claims it, it is deleted after a day. */
export type KeptUpload = {
  readonly id: string
  readonly path: string
  readonly bytes: number
  readonly purpose: UploadPurpose
}

export const largestUpload = 12 * 1024 * 1024

/** Redraws the file (`redraw.ts`) and stores it. It is slow: call it before a transaction, not inside one. */
export async function keepUpload(store: FileStore, sent: Uint8Array, purpose: UploadPurpose): Promise<KeptUpload> {
  if (sent.byteLength > largestUpload)
    throw no.FILE_TOO_LARGE({ path: purpose.field, megabytes: largestUpload / 1024 / 1024 })
  const bytes = await redraw(sent, purpose)
  const id = randomUUID()
  return { id, path: await store.keep(id, bytes), bytes: bytes.byteLength, purpose }
}

/** Records a kept file in the transaction of what it belongs to. `owner` (a customer) may see it; null: staff alone. */
export async function recordUpload(work: Work, kept: KeptUpload, owner: string | null): Promise<string> {
  const { purpose } = kept
  const end = purpose.days === null ? null : new Date(work.now.getTime() + purpose.days * 86_400_000)
  await work.db
    .insertInto('stored_files')
    .values({
      id: kept.id,
      kind: purpose.name,
      media_type: 'image/jpeg',
      bytes: kept.bytes,
      path: kept.path,
      owner_id: owner,
      permission: purpose.permission,
      delete_after: end,
      at: work.now,
    })
    .execute()
  return kept.id
}

/** Gives files that only staff could see to a customer, who may see them from now on. */
export async function giveUploads(work: Work, ids: readonly string[], owner: string): Promise<void> {
  if (ids.length === 0) return
  await work.db
    .updateTable('stored_files')
    .set({ owner_id: owner })
    .where('id', 'in', [...ids])
    .where('owner_id', 'is', null)
    .execute()
}

/** Hides a file from everybody at once; the next sweep deletes its bytes. */
export async function endUpload(work: Work, id: string): Promise<void> {
  await work.db.updateTable('stored_files').set({ delete_after: work.now }).where('id', '=', id).execute()
}

export type Upload = { readonly path: string; readonly mediaType: string; readonly name: string }

/** A file for who may see it: its owner, or staff with its permission. To all others there is none (404). */
export async function readUpload(work: Work, id: string, permits: (permission: string) => boolean): Promise<Upload> {
  const row = isId(id)
    ? await work.db
        .selectFrom('stored_files')
        .select(['path', 'media_type', 'owner_id', 'permission', 'kind'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where((eb) => eb.or([eb('delete_after', 'is', null), eb('delete_after', '>', work.now)]))
        .executeTakeFirst()
    : undefined
  const isOwner = work.who.kind === 'customer' && row?.owner_id === work.who.id
  if (!row || !(isOwner || permits(row.permission))) throw notFound.NOT_FOUND()
  return { path: row.path, mediaType: row.media_type, name: `${row.kind.replace(/[^a-z-]/g, '-')}.jpg` }
}
