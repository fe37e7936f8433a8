import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The directory of package.json, from wherever this module runs: unbuilt, or inside the server build. */
export const rootDirectory = find(import.meta.dirname)

function find(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('No package.json above the running program')
  return find(parent)
}
