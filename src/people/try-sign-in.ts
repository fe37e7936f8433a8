import { createHash } from 'node:crypto'
import { forgiveRate } from '#platform/forgive-rate.ts'
import { limitRate } from '#platform/limit-rate.ts'
import { sealer } from '#platform/seal.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import type { Session } from './open-session.ts'
import type { SessionKind } from './session-lifetime.ts'
import { signIn } from './sign-in.ts'
import { signInStaff } from './sign-in-staff.ts'
import { signOut } from './sign-out.ts'
import type { SignInFields } from './sign-up-form.ts'

const mostTries = 5
const tryWindowSeconds = 15 * 60

/**
 * The door of both pages and calls: five wrong tries in 15 minutes from one address for one account, counted whether
 * or not the account exists, so that strangers lock nobody out. The session that came along ends.
 */
export async function trySignIn(
  visit: Visit,
  kind: SessionKind,
  request: SignInFields,
  agent: string,
): Promise<Session> {
  const account = createHash('sha256').update(request.email).digest('hex').slice(0, 32)
  const bucket = `sign-in:${kind}:${account}:${visit.ip}`
  await visit.write((work) => limitRate(work, bucket, mostTries, tryWindowSeconds))
  const from = { ip: visit.ip, agent }
  const open = (work: Work) =>
    kind === 'staff' ? signInStaff(work, request, from, visit.ports.get(sealer)) : signIn(work, request, from)
  return visit.write(async (work) => {
    const session = await open(work)
    if (visit.token) await signOut(work, visit.token)
    await forgiveRate(work, bucket)
    return session
  })
}
