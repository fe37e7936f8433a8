import { sql } from 'kysely'
import { hashToken } from '#people/access/opaque-token.ts'
import { isIdle } from '#people/access/session-lifetime.ts'
import type { Work } from '#platform/work/work.ts'
import { type Member, memberOf, type StaffState } from './staff-member.ts'

export type StaffRow = Member & {
  /** The last click, or what the log says of them last; null if they were never here. */
  readonly lastSeenAt: Date | null
  readonly sessions: number
}
export type StaffQuestion = {
  /** A part of a name or email. */
  readonly q: string
  readonly role: string
  readonly place: string
  readonly state: StaffState | ''
}

/** Everybody on the staff, by name: who works here first, then who was invited, then who does no more. */
export async function readStaff(work: Work, { q, role, place, state }: StaffQuestion): Promise<readonly StaffRow[]> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await membersWhere(
    work,
    sql`(${q} = '' or member.name ilike ${like} or member.email::text ilike ${like})
      and (${role} = '' or ${role} = any(member.roles))
      and (${place} = '' or member.places = '{}' or ${place} = any(member.places))`,
  )
  return rows.filter((row) => state === '' || row.state === state)
}

/** One of them; null if there is none. */
export async function readMember(work: Work, id: string): Promise<StaffRow | null> {
  const [row = null] = await membersWhere(work, sql`member.id::text = ${id}`)
  return row
}

async function membersWhere(work: Work, fits: ReturnType<typeof sql>): Promise<readonly StaffRow[]> {
  const { rows } = await sql<Parameters<typeof memberOf>[0] & Pick<StaffRow, 'lastSeenAt' | 'sessions'>>`
    select member.id, member.email::text as email, member.name, member.roles, member.places,
      member.password_hash <> '' as "hasPassword", member.suspended_at is not null as "isSuspended",
      member.totp_confirmed_at is not null as "hasFactor",
      greatest(open.seen, (select at from audit_log where staff_id = member.id order by at desc, id desc limit 1)) as "lastSeenAt",
      open.sessions
    from staff_members member
    cross join lateral (select max(last_seen_at) as seen, count(*) filter (where expires_at > ${work.now}
      and last_seen_at > ${work.now}::timestamptz - interval '2 hours' and factors = 2)::int as sessions
      from sessions where staff_id = member.id) as open
    where ${fits}
    order by member.suspended_at is not null, member.password_hash = '', member.name, member.id limit 500`.execute(
    work.db,
  )
  return rows.map((row) => ({ ...memberOf(row), lastSeenAt: row.lastSeenAt, sessions: row.sessions }))
}

export type StaffSession = {
  readonly id: string
  readonly agent: string
  readonly ip: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
  readonly isThis: boolean
}

/** A member's open sessions, the latest first; `token` is that of who looks. */
export async function readStaffSessions(
  work: Work,
  id: string,
  token: string | null,
): Promise<readonly StaffSession[]> {
  const rows = await work.db
    .selectFrom('sessions')
    .select(['id', 'agent', 'ip', 'created_at', 'last_seen_at', 'token_hash'])
    .where('staff_id', '=', id)
    .where('factors', '=', 2)
    .where('expires_at', '>', work.now)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const here = token ? hashToken(token) : null
  return rows
    .filter((row) => !isIdle('staff', false, row.last_seen_at, work.now))
    .map((row) => ({
      id: row.id,
      agent: row.agent,
      ip: row.ip,
      startedAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isThis: row.token_hash === here,
    }))
}

export type StaffLink = {
  readonly purpose: string
  readonly sentAt: Date
  readonly endsAt: Date
  readonly isOver: boolean
}

/** The link that waits for a member; null if none does. */
export async function readOpenLink({ db, now }: Work, id: string): Promise<StaffLink | null> {
  const row = await db
    .selectFrom('staff_links')
    .select(['purpose', 'created_at', 'expires_at'])
    .where('staff_id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { purpose, created_at: sentAt, expires_at: endsAt } = row
  return { purpose, sentAt, endsAt, isOver: endsAt <= now }
}
