import { audit } from '#people/access/audit.ts'
import { countGuess } from '#people/access/guess-limits.ts'
import { type Doorstep, openSession, type Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import type { SessionKind } from '#people/access/session-lifetime.ts'
import { signOut } from '#people/access/sign-out.ts'
import { newSecondFactorSecret } from '#people/proofs/one-time-code.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import { sealSecret } from '#people/proofs/sealed-secret.ts'
import { type Sealer, sealer } from '#platform/files/seal.ts'
import type { Doors, Visit } from '#platform/http/visit.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readAccount } from './read-account.ts'
import { enterAccount } from './second-factor/enter-account.ts'
import { signInFailure } from './sign-in-failure.ts'
import type { SignInFields } from './sign-up-form.ts'
import { warnOfGuesses } from './warn-of-guesses.ts'

/**
 * Signing in, for pages and calls. Wrong tries are counted by account and address, by account and by address
 * (`guess-limits.ts`), and recorded (`security_events`). The current session ends. Failures are returned as
 * `signInFailure` words them.
 */
export async function trySignIn(
  visit: Visit,
  kind: SessionKind,
  request: SignInFields,
  agent: string,
): Promise<Session> {
  return countedSignIn(visit, kind, request, agent).catch((error: unknown) => {
    throw signInFailure(visit, error)
  })
}

async function countedSignIn(visit: Visit, kind: SessionKind, request: SignInFields, agent: string): Promise<Session> {
  const { email } = request
  const counted = await countGuess(visit, { kind, email }, async () => {
    if (kind === 'customer') await warnOfGuesses(visit, email)
  }).catch(async (refused) => {
    if (isRefusal(refused) && refused.code === 'TOO_MANY_REQUESTS') await noteBlocked(visit, kind, email, agent)
    throw refused
  })
  const from = { ip: visit.ip, agent }
  try {
    const session =
      kind === 'staff'
        ? await signInStaff(visit, request, from, visit.ports.get(sealer))
        : await signIn(visit, request, from)
    await visit.write(async (work) => {
      if (visit.token) await signOut(work, visit.token)
      await counted.forgive(work)
    })
    return session
  } catch (refused) {
    if (isRefusal(refused) && refused.code === 'INCORRECT_SIGN_IN') {
      await recordSecurityEvent(visit, { event: 'signInFailed', kind, email, agent })
    }
    // The password was not compared, so the try does not count.
    if (isRefusal(refused) && refused.code === 'UNAVAILABLE') await visit.write(counted.takeBack)
    throw refused
  }
}

/**
 * A session for who knows the password. An unknown email and a wrong password are told alike, in words and in time;
 * that the account is not active is told only to who knows its password. The password is compared between two transactions.
 */
export async function signIn({ read, write }: Doors, request: SignInFields, from: Doorstep): Promise<Session> {
  const { email, password, rememberMe } = request
  const known = await read((work) => readAccount(work, { email }))
  const isRight = await isPassword(known?.passwordHash ?? null, password)
  return write(async (work) => {
    // What was compared must still hold: the password may have been changed, the account suspended, meanwhile.
    const account = await readAccount(work, { email })
    const isSame = account !== null && account.passwordHash === known?.passwordHash
    if (!isRight || !isSame) throw no.INCORRECT_SIGN_IN()
    if (account.suspendedAt) throw no.ACCOUNT_BLOCKED()
    if (!account.activatedAt) throw no.ACCOUNT_NOT_ACTIVATED()
    return enterAccount(work, { id: account.id, remember: rememberMe, from })
  })
}

/**
 * The half session of who knows the password, written to the audit log: it opens the page of the code and nothing else. The
 * password is compared between two transactions.
 */
export async function signInStaff(
  { read, write }: Doors,
  request: SignInFields,
  from: Doorstep,
  sealer: Sealer,
): Promise<Session> {
  const known = await read((work) => readMember(work, request.email))
  const isRight = await isPassword(known?.password_hash ?? null, request.password)
  return write(async (work) => {
    const member = await readMember(work, request.email)
    const isSame = member !== undefined && member.password_hash === known?.password_hash
    if (!isRight || !isSame || member.suspended_at) throw no.INCORRECT_SIGN_IN()
    const session = await openHalfSession(work, member.id, from, sealer)
    const who = { kind: 'staff', id: member.id, roles: [], places: member.places } as const
    await audit({ ...work, who }, { action: 'staff.signIn', subject: `staff:${member.id}`, after: { ip: from.ip } })
    return session
  })
}

/** The half session of a member who has just shown their password, with a secret for an authenticator if they have none. */
export async function openHalfSession(work: Work, staffId: string, from: Doorstep, sealer: Sealer): Promise<Session> {
  await giveSecret(work, staffId, sealer)
  return openSession(work, { kind: 'staff', id: staffId, factors: 1 }, false, from)
}

function readMember(work: Work, email: string) {
  return work.db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'places', 'suspended_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

// The page that shows it to be enrolled only reads.
async function giveSecret(work: Work, staffId: string, sealer: Sealer): Promise<void> {
  await work.db
    .updateTable('staff_members')
    .set({ totp_secret: sealSecret(sealer, staffId, newSecondFactorSecret()) })
    .where('id', '=', staffId)
    .where('totp_secret', 'is', null)
    .execute()
}

// At most once in a quarter of an hour per address: refused tries must not fill a table.
async function noteBlocked(visit: Visit, kind: SessionKind, email: string, agent: string): Promise<void> {
  const isFirst = await visit.write((work) => isWithinRate(work, `sign-in:${kind}:blocked:${visit.network}`, 1, 900))
  if (isFirst) await recordSecurityEvent(visit, { event: 'signInBlocked', kind, email, agent })
}
