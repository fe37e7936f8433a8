// What is installed is what was locked: each package has its hash.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'

type Entry = {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}
const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(join(rootDirectory, 'package-lock.json'), 'utf8'),
)
const fetched = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.link)

// The platform of the shop and its checks: Linux on x64 with glibc.
const isForServers = (path: string, { os, cpu }: Entry) =>
  (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && !path.includes('musl')

test('every package of the lock has a hash, except optional builds for other platforms', () => {
  const bare = fetched.filter(([, entry]) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ''))
  assert.ok(fetched.length > 300)
  assert.deepEqual(
    bare.filter(([path, entry]) => !entry.optional || isForServers(path, entry)).map(([path]) => path),
    [],
  )
  // Packages that were not available when the lock was made (`node scripts/complete-lock.mjs`); there may be fewer,
  // never more.
  assert.ok(bare.length <= 37, `${bare.length} without a hash`)
})
