import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSealed } from '#platform/work/key-ring.ts'
import { definePort } from '#platform/work/ports.ts'
import type { Sealer } from './seal.ts'

/** The store of files, outside the web root. File names are made by us, never taken from the sender. */
export type FileStore = {
  readonly keep: (id: string, bytes: Buffer) => Promise<string>
  /** Null when there is no such file. */
  readonly read: (path: string) => Promise<Buffer | null>
  readonly remove: (path: string) => Promise<void>
  /** Files older than a given time. */
  readonly list: (before: Date) => Promise<readonly string[]>
}
export const fileStore = definePort<FileStore>('fileStore')

/** Files on the disk, encrypted, so that a copy of the directory is of no use. Files from before encryption are read as they are. */
export function diskFileStore(directory: string, sealer: Sealer): FileStore {
  return {
    async keep(id, bytes) {
      const folder = id.slice(-2)
      await mkdir(join(directory, folder), { recursive: true })
      const path = join(folder, id)
      await writeFile(join(directory, `${path}.part`), sealer.seal(bytes, `file:${path}`), { mode: 0o600 })
      await rename(join(directory, `${path}.part`), join(directory, path))
      return path
    },
    async read(path) {
      const bytes = await readFile(join(directory, path)).catch(orNothing)
      if (!bytes) return null
      return isSealed(bytes) ? sealer.open(bytes, `file:${path}`) : bytes
    },
    remove: (path) => rm(join(directory, path), { force: true }),
    async list(before) {
      const found = (await readdir(directory, { recursive: true, withFileTypes: true }).catch(orNothing)) ?? []
      const old: string[] = []
      for (const entry of found.filter((one) => one.isFile())) {
        const whole = join(entry.parentPath, entry.name)
        const facts = await stat(whole).catch(orNothing)
        if (facts && facts.mtime < before) old.push(whole.slice(directory.length + 1))
      }
      return old
    },
  }
}

function orNothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
