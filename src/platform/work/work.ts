import type { Kysely, Transaction } from 'kysely'
import type { Site } from '#sites/sites.ts'
import type { DB } from './database.gen.ts'
import type { Announcement } from './outbox.ts'
import type { Vault } from './vault.ts'
import type { Visitor } from './visitor.ts'

export type Database = DB
export type Locale = 'ar' | 'en'

export const roles = [
  'admin',
  'reviewer',
  'buyer',
  'warehouse',
  'hub',
  'desk',
  'finance',
  'support',
  'content',
] as const
export type Role = (typeof roles)[number]

type Staff = {
  readonly kind: 'staff'
  readonly id: string
  readonly roles: readonly Role[]
  readonly places: readonly string[]
}
/** Whether this session entered a password or a code within the last ten minutes; absent if not. */
type Proved = { readonly isProved?: boolean }

/** Who acts. A staff member's `places` are the warehouses, hubs or offices they are bound to; empty means all. */
export type Actor =
  | { readonly kind: 'guest'; readonly id: null }
  | ({ readonly kind: 'customer'; readonly id: string } & Proved)
  | (Staff & Proved)
  | { readonly kind: 'system'; readonly id: null }

export const guest: Actor = { kind: 'guest', id: null }
export const system: Actor = { kind: 'system', id: null }

/** What a use-case may touch. It reaches the database and nothing outside. */
export type Work = {
  readonly db: Transaction<Database>
  /** What was announced so far; written when the work is done. */
  readonly outbox: Announcement[]
  /** Seals and opens numbers of phones and national IDs. */
  readonly vault: Vault
  readonly who: Actor
  readonly now: Date
  readonly site: Site
  readonly locale: Locale
  /** Of a request; absent in jobs. */
  readonly visitor?: Visitor | null
}

/** What a single statement needs: the database, the time and the visitor, in a transaction or without one. */
export type QueryWork = Omit<Work, 'db' | 'outbox'> & { readonly db: Kysely<Database> }

/** The same work with the system as actor: for what follows from a person's act. */
export function asSystem(work: Work): Work {
  return { ...work, who: system }
}
