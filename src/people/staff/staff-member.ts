import { sql } from 'kysely'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { type Role, roles, type Work } from '#platform/work/work.ts'
import { no } from './staff.refusals.ts'

/**
 * `invited`: has no password yet. `withdrawn`: was invited, and is no more. Who has a password is `active` or `suspended`.
 */
export const staffStates = ['active', 'invited', 'suspended', 'withdrawn'] as const
export type StaffState = (typeof staffStates)[number]

export type Member = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly places: readonly string[]
  readonly state: StaffState
  readonly hasFactor: boolean
}

type Row = Omit<Member, 'roles' | 'state'> & {
  readonly roles: readonly string[]
  readonly hasPassword: boolean
  readonly isSuspended: boolean
}

/**
 * A member, locked together with every admin, in the order of their ids: whatever changes who may do what waits here for
 * the one before it, so that two admins at once cannot each be the other's last one.
 */
export async function lockMember(
  work: Work,
  which: { readonly id: string } | { readonly email: string },
): Promise<Member> {
  const isWanted = 'id' in which ? sql`id::text = ${which.id}` : sql`email = ${which.email}::citext`
  const { rows } = await sql<Row & { readonly isWanted: boolean }>`
    select id, email::text as email, name, roles, places, password_hash <> '' as "hasPassword",
      suspended_at is not null as "isSuspended", totp_confirmed_at is not null as "hasFactor", ${isWanted} as "isWanted"
    from staff_members where roles @> '{admin}' or ${isWanted} order by id for update`.execute(work.db)
  const found = rows.find((row) => row.isWanted)
  if (!found) throw 'id' in which ? platformNo.NOT_FOUND() : peopleNo.UNKNOWN_STAFF({ path: 'email' })
  return memberOf(found)
}

export function memberOf({ hasPassword, isSuspended, roles: theirs, ...row }: Row): Member {
  return { ...row, roles: theirs.filter(isRole), state: stateOf(hasPassword, isSuspended) }
}

export function stateOf(hasPassword: boolean, isSuspended: boolean): StaffState {
  if (hasPassword) return isSuspended ? 'suspended' : 'active'
  return isSuspended ? 'withdrawn' : 'invited'
}

/** Refuses whoever may not run the staff; the command line may. */
export function refuseUnlessStaffAdmin({ who }: Pick<Work, 'who'>): void {
  if (who.kind !== 'system' && !permits(who, 'staff-admin')) throw platformNo.FORBIDDEN()
}

/** Nobody decides about their own account. */
export function refuseOwnAccount({ who }: Pick<Work, 'who'>, member: Pick<Member, 'id'>): void {
  if (who.id === member.id) throw no.OWN_ACCOUNT()
}

/** Refuses LAST_ADMIN if nobody but this member, locked by `lockMember`, is an active admin. */
export async function refuseLastAdmin(work: Work, member: Member): Promise<void> {
  if (!isAdmin(member) || member.state !== 'active') return
  const other = await work.db
    .selectFrom('staff_members')
    .select('id')
    .where('roles', '@>', sql<string[]>`'{admin}'`)
    .where('suspended_at', 'is', null)
    .where('password_hash', '<>', '')
    .where('id', '<>', member.id)
    .executeTakeFirst()
  if (!other) throw no.LAST_ADMIN()
}

export function isAdmin({ roles: theirs }: { readonly roles: readonly Role[] }): boolean {
  return theirs.includes('admin')
}

export function isRole(name: string): name is Role {
  return roles.some((role) => role === name)
}
