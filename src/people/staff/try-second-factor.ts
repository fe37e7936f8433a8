import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signInFailure } from '#people/accounts/sign-in-failure.ts'
import { sealer } from '#platform/files/seal.ts'
import type { Visit } from '#platform/http/visit.ts'
import { halfTokenCookie } from '#platform/values/cookies.ts'
import { forgiveRate, limitRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Passed, passSecondFactor } from './pass-second-factor.ts'
import { readHalfSession } from './read-half-session.ts'

const mostTries = 5
const tryWindowSeconds = 15 * 60

/**
 * The second sign-in step of staff: five wrong codes in 15 minutes per member, from any address; reached only with the
 * password. Failures are returned as `signInFailure` words them.
 */
export async function trySecondFactor(visit: Visit, code: string, agent: string): Promise<Passed> {
  return countedFactor(visit, code, agent).catch((error: unknown) => {
    throw signInFailure(visit, error)
  })
}

async function countedFactor(visit: Visit, code: string, agent: string): Promise<Passed> {
  const token = visit.cookies[halfTokenCookie(visit.origin)]
  const keeper = visit.ports.get(sealer)
  const half = await visit.read((work) => readHalfSession(work, token, keeper))
  if (!half || !token) throw no.SIGN_IN_AGAIN()
  const bucket = `second-factor:${half.staffId}`
  await visit.write((work) => limitRate(work, bucket, mostTries, tryWindowSeconds))
  const passed = visit.write(async (work) => {
    const done = await passSecondFactor(work, token, code, { ip: visit.ip, agent }, keeper)
    await forgiveRate(work, bucket)
    return done
  })
  return passed.catch(async (refused) => {
    if (isRefusal(refused)) {
      await recordSecurityEvent(visit, { event: 'secondFactorFailed', kind: 'staff', id: half.staffId, agent })
    }
    throw refused
  })
}
