import { redirect } from 'react-router'
import { forgiveRate } from '#platform/forgive-rate.ts'
import { limitRate } from '#platform/limit-rate.ts'
import { sealer } from '#platform/seal.ts'
import type { Visit } from '#platform/visit.ts'
import { giveProof } from './give-proof.ts'
import { no } from './people.refusals.ts'
import { isRecentlyProved } from './recent-proof.ts'
import { signInPath } from './sign-in-path.ts'

const mostTries = 5
const tryWindowSeconds = 15 * 60

/** Whether a form must ask again who is there (`ProofField`); for the loader of its page. */
export function needsProof(visit: Visit): Promise<boolean> {
  return visit.read(async (work) => !(await isRecentlyProved(work, visit.token)))
}

/**
 * Before money leaves or security changes: the visitor showed who they are within ten minutes, or does so with this very
 * form (its field `proof`). Else PROOF_NEEDED at that field, so that the form comes back as it was typed and asks.
 */
export async function requireRecentProof(visit: Visit, form: FormData | null = null): Promise<void> {
  if (!(await needsProof(visit))) return
  const proof = form?.get('proof')
  if (typeof proof !== 'string' || proof === '') throw no.PROOF_NEEDED({ path: 'proof' })
  await tryProof(visit, proof)
}

/** The same for a page that shows what only its owner may see: asks on a screen of its own, and comes back. */
export async function requireProvedPage(visit: Visit, request: Request): Promise<void> {
  if (!(await needsProof(visit))) return
  const door = visit.who.kind === 'staff' ? 'ops/confirm' : 'account/confirm'
  throw redirect(signInPath(`/${visit.locale}/${door}`, request))
}

/** The door of proofs: five wrong ones in 15 minutes for one person, from wherever. */
export async function tryProof(visit: Visit, proof: string): Promise<void> {
  const { token, who, ports } = visit
  if (!token) throw no.NOT_SIGNED_IN()
  const bucket = `proof:${who.id}`
  await visit.write((work) => limitRate(work, bucket, mostTries, tryWindowSeconds))
  await visit.write(async (work) => {
    await giveProof(work, token, proof.slice(0, 200), ports.get(sealer))
    await forgiveRate(work, bucket)
  })
}
