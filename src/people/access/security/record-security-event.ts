import { fingerprint } from '#people/access/guess-limits.ts'
import type { SessionKind } from '#people/access/session-lifetime.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import type { SecurityEventName } from './security-events.ts'

type SecurityEvent = {
  readonly event: SecurityEventName
  readonly kind: SessionKind
  /** The account, if it is known; otherwise the typed email. */
  readonly id?: string
  readonly email?: string
  readonly address?: string
  readonly agent?: string
  /** The screen or call that was refused. */
  readonly what?: string
}

/** Records the event in its own transaction, because that of the attempt is rolled back. */
export async function recordSecurityEvent(
  visit: Visit,
  { kind, ...event }: Omit<SecurityEvent, 'kind' | 'address'> & { readonly kind?: SessionKind },
): Promise<void> {
  const { who, ip: address } = visit
  const own = who.kind === 'customer' || who.kind === 'staff' ? { kind: who.kind, id: who.id } : null
  const given = event.email === undefined && event.id === undefined && own ? { ...event, id: own.id } : event
  await visit.write((work) => writeSecurityEvent(work, { ...given, kind: kind ?? own?.kind ?? 'customer', address }))
}

/** The same inside the transaction of the event. */
export async function writeSecurityEvent(work: Work, event: SecurityEvent): Promise<void> {
  const { kind, email, id = email ? await ownerOf(work, kind, email) : null } = event
  await work.db
    .insertInto('security_events')
    .values({
      at: work.now,
      site: work.site,
      event: event.event,
      kind,
      staff_id: kind === 'staff' ? id : null,
      customer_id: kind === 'customer' ? id : null,
      fingerprint: id || !email ? null : fingerprint(email),
      address: event.address ?? null,
      agent: event.agent?.slice(0, 300) ?? null,
      what: event.what?.slice(0, 300) ?? null,
    })
    .execute()
}

async function ownerOf({ db }: Work, kind: SessionKind, email: string): Promise<string | null> {
  const found =
    kind === 'staff'
      ? await db.selectFrom('staff_members').select('id').where('email', '=', email).executeTakeFirst()
      : await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  return found?.id ?? null
}
