// Every page of the shop in the route table, and who may open it by its own file.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { permits } from '../src/people/access/permissions.ts'
import type { StaffRole } from './visitors.ts'

const root = join(import.meta.dirname, '..')

type Entry = {
  readonly id: string
  readonly path?: string
  readonly file: string
  readonly children?: readonly Entry[]
}
export type PageOf = {
  readonly id: string
  readonly path: string
  /** `public`, `customer` or a permission of staff. */
  readonly access: string
  readonly changes: boolean
}

export function listPages(): readonly PageOf[] {
  const command = ['node_modules/@react-router/dev/bin.cjs', 'routes', '--json']
  // The router is asked once: the workers inherit the answer.
  process.env.SHOP_PAGES ??= execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  const text = process.env.SHOP_PAGES
  return (JSON.parse(text.slice(text.indexOf('['))) as Entry[]).flatMap((entry) => leaves(entry, '', 'public'))
}

function leaves(entry: Entry, above: string, guard: string): PageOf[] {
  const path = entry.path ? `${above}/${entry.path}` : above
  const source = readFileSync(join(root, 'src', entry.file), 'utf8')
  const access = accessOf(source) ?? guard
  // What stands in a page as its index is a part of it.
  const isPage = entry.path !== undefined && entry.file.endsWith('.page.tsx')
  if (entry.children && !isPage) return entry.children.flatMap((child) => leaves(child, path, access))
  const own = path.includes('/ops') && !path.includes('/ops/signin') ? (accessOf(source) ?? 'undeclared') : access
  return [{ id: entry.id, path, access: own, changes: /export (async )?function action\b/.test(source) }]
}

function accessOf(source: string): string | null {
  const staff = source.match(/requireStaff\(\s*visit,\s*'([\w-]+)'/)?.[1]
  return staff ?? (source.includes('requireCustomer(') ? 'customer' : null)
}

export function mayOpen(role: StaffRole, access: string): boolean {
  return permits({ kind: 'staff', id: '', roles: [role], places: [] }, access)
}
