import { createHash } from 'node:crypto'
import { networkOf } from '#platform/http/network-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { type Ceiling, forgetTries, limitGrowing, takeBackTry } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { SessionKind } from './session-lifetime.ts'

const [quarter, hour, day] = [900, 3600, 86_400]
/** Wrong passwords for one account from one address. */
const perPair: Ceiling = [
  [5, quarter],
  [20, day],
]
/** For one account from any address, and from one address for any account. */
const perAccount: Ceiling = [
  [10, quarter],
  [20, hour],
  [50, day],
]
const perAddress: Ceiling = [
  [30, quarter],
  [60, hour],
  [200, day],
]

type Guess = { readonly kind: SessionKind; readonly email: string }
type Counted = {
  /**
   * The password was right, so it was no guess: earlier wrong tries from this address were the owner's and are not
   * counted.
   */
  readonly forgive: (work: Work) => Promise<void>
  /** The password was not compared: the try is not counted. */
  readonly takeBack: (work: Work) => Promise<void>
}

/** An email as it is stored in counters and events: a hash, the same for registered and unregistered emails. */
export function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 32)
}

/**
 * Counts a try before the password is compared, for known and unknown emails alike. Strangers cannot lock the owner
 * out: from an address where the account was signed in during its last sessions, only the tries from there count.
 */
export async function countGuess(
  visit: Visit,
  { kind, email }: Guess,
  onAccountCeiling: () => Promise<void>,
): Promise<Counted> {
  const who = `sign-in:${kind}:${fingerprint(email)}`
  const [pair, from] = [`${who}:${visit.network}`, `sign-in:${kind}:from:${visit.network}`]
  const isAtHome = await visit.read((work) => isKnownAddress(work, { kind, email }, visit.network))
  let isOfAccount = false
  try {
    await visit.write(async (work) => {
      await limitGrowing(work, pair, perPair)
      if (isAtHome) return
      isOfAccount = true
      await limitGrowing(work, who, perAccount)
      isOfAccount = false
      await limitGrowing(work, from, perAddress)
    })
  } catch (refused) {
    if (isRefusal(refused) && isOfAccount) await onAccountCeiling()
    throw refused
  }
  const takeBackOthers = async (work: Work) => {
    if (isAtHome) return
    await takeBackTry(work, who, perAccount)
    await takeBackTry(work, from, perAddress)
  }
  return {
    forgive: async (work) => {
      await forgetTries(work, pair, perPair)
      await takeBackOthers(work)
    },
    takeBack: async (work) => {
      await takeBackTry(work, pair, perPair)
      await takeBackOthers(work)
    },
  }
}

async function isKnownAddress({ db }: Work, { kind, email }: Guess, from: string): Promise<boolean> {
  const sessions =
    kind === 'customer'
      ? db.selectFrom('sessions').innerJoin('customers as owner', 'owner.id', 'sessions.customer_id')
      : db
          .selectFrom('sessions')
          .innerJoin('staff_members as owner', 'owner.id', 'sessions.staff_id')
          .where('sessions.factors', '=', 2)
  const known = await sessions.select('sessions.ip').distinct().where('owner.email', '=', email).limit(200).execute()
  return known.some(({ ip }) => networkOf(ip) === from)
}
