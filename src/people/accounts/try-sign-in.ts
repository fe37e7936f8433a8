import { countGuess } from '#people/access/guess-limits.ts'
import type { Session } from '#people/access/open-session.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import type { SessionKind } from '#people/access/session-lifetime.ts'
import { signOut } from '#people/access/sign-out.ts'
import { sealer } from '#platform/files/seal.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { signIn } from './sign-in.ts'
import { signInFailure } from './sign-in-failure.ts'
import { signInStaff } from './sign-in-staff.ts'
import type { SignInFields } from './sign-up-form.ts'
import { warnOfGuesses } from './warn-of-guesses.ts'

/**
 * The door of both pages and calls. Wrong tries are counted by account and address, by account and by address
 * (`guess-limits.ts`), and written down (`security_events`). The session that came along ends. What goes wrong leaves as
 * `signInFailure` says it.
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
    // No try was made: nothing was looked at.
    if (isRefusal(refused) && refused.code === 'UNAVAILABLE') await visit.write(counted.takeBack)
    throw refused
  }
}

// Once in a quarter of an hour for an address: what is refused unseen must not fill a table.
async function noteBlocked(visit: Visit, kind: SessionKind, email: string, agent: string): Promise<void> {
  const isFirst = await visit.write((work) => isWithinRate(work, `sign-in:${kind}:blocked:${visit.network}`, 1, 900))
  if (isFirst) await recordSecurityEvent(visit, { event: 'signInBlocked', kind, email, agent })
}
