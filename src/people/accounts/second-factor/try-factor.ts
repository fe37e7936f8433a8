import type { Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signInFailure } from '#people/accounts/sign-in-failure.ts'
import { sealer } from '#platform/files/seal.ts'
import type { Visit } from '#platform/http/visit.ts'
import { halfTokenCookie } from '#platform/values/cookies.ts'
import { type Ceiling, forgetTries, limitGrowing } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readHalfSignIn } from './half-sign-in.ts'
import { passFactor } from './pass-factor.ts'

/** Codes of one account, from wherever. A try is counted before the code is compared. */
const perAccount: Ceiling = [
  [5, 900],
  [10, 3600],
  [20, 86_400],
]

type FactorTry = { readonly code: string; readonly agent: string; readonly halfToken?: string | undefined }

/** The second sign-in step of customers, reached only with the first. Failures are told as `signInFailure` words them. */
export async function tryFactor(visit: Visit, asked: FactorTry): Promise<Session> {
  return counted(visit, asked).catch((error: unknown) => {
    throw signInFailure(visit, error)
  })
}

async function counted(visit: Visit, { code, agent, halfToken }: FactorTry): Promise<Session> {
  const token = halfToken ?? visit.cookies[halfTokenCookie(visit.origin)]
  const keeper = visit.ports.get(sealer)
  const half = await visit.read((work) => readHalfSignIn(work, token, keeper))
  if (!half || !token) throw no.SIGN_IN_AGAIN()
  const bucket = `customer-factor:${half.customerId}`
  await visit.write((work) => limitGrowing(work, bucket, perAccount))
  const passed = visit.write(async (work) => {
    const session = await passFactor(work, token, code, { ip: visit.ip, agent }, keeper)
    await forgetTries(work, bucket, perAccount)
    return session
  })
  return passed.catch(async (refused) => {
    if (isRefusal(refused) && refused.code === 'WRONG_SIGN_IN_CODE') {
      await recordSecurityEvent(visit, { event: 'secondFactorFailed', kind: 'customer', id: half.customerId, agent })
    }
    throw refused
  })
}
