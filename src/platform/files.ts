import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { newId } from './id.ts'
import { definePort } from './ports.ts'
import { refusals } from './refusal.ts'
import type { Work } from './work.ts'

export const no = refusals({ FILE_NOT_A_PICTURE: 422, FILE_TOO_LARGE: 413 })

/** Where files lie, outside the web root. Names are our own, never the sender's. */
export type FileStore = {
  readonly keep: (id: string, bytes: Buffer) => Promise<string>
  readonly open: (path: string) => ReadStream
}
export const fileStore = definePort<FileStore>('fileStore')

export function diskFileStore(directory: string): FileStore {
  return {
    async keep(id, bytes) {
      const folder = join(directory, id.slice(-2))
      await mkdir(folder, { recursive: true })
      const path = join(id.slice(-2), id)
      await writeFile(join(directory, `${path}.part`), bytes)
      await rename(join(directory, `${path}.part`), join(directory, path))
      return path
    },
    open: (path) => createReadStream(join(directory, path)),
  }
}

export type Picture = { readonly id: string; readonly path: string; readonly bytes: number }
const largest = 12 * 1024 * 1024

// What the bytes are, not what they are called: nothing but these reaches the decoder.
const accepted: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Re-encodes a picture as JPEG of at most 1600 px and stores it: nothing but its pixels survives. Outside transactions. */
export async function keepPicture(store: FileStore, sent: Uint8Array): Promise<Picture> {
  if (sent.byteLength > largest) throw no.FILE_TOO_LARGE({ path: 'photo', megabytes: 12 })
  const kind = await fileTypeFromBuffer(sent)
  if (!kind || !accepted.includes(kind.mime)) throw no.FILE_NOT_A_PICTURE({ path: 'photo' })
  const bytes = await reencode(sent)
  const id = newId()
  return { id, path: await store.keep(id, bytes), bytes: bytes.byteLength }
}

async function reencode(sent: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(sent, { limitInputPixels: 40_000_000, failOn: 'error' })
      .rotate()
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    throw no.FILE_NOT_A_PICTURE({ path: 'photo' })
  }
}

/** Records a kept picture, in the transaction of what it belongs to. `owner` may see it beside staff; null: staff alone. */
export async function recordPicture(work: Work, picture: Picture, kind: string, owner: string | null): Promise<string> {
  await work.db
    .insertInto('stored_files')
    .values({
      id: picture.id,
      kind,
      media_type: 'image/jpeg',
      bytes: picture.bytes,
      path: picture.path,
      owner_id: owner,
      at: work.now,
    })
    .execute()
  return picture.id
}
