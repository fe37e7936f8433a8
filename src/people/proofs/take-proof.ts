import { redirect } from 'react-router'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signInPath } from '#people/access/sign-in-path.ts'
import { sealer } from '#platform/files/seal.ts'
import type { Visit } from '#platform/http/visit.ts'
import { forgiveRate, limitRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { giveProof } from './give-proof.ts'

const mostTries = 5
const tryWindowSeconds = 15 * 60

/** Whether a form must ask again who is there (`ProofField`); for the loader of its page. */
export function needsProof({ who }: Visit): boolean {
  return who.kind === 'guest' || who.kind === 'system' || !who.isProved
}

/**
 * For a form that has a field for it (`ProofField`, named `proof`): takes what was typed there, before the use-case asks. With
 * nothing typed the use-case's PROOF_NEEDED comes back to that field, and the form as it was typed.
 */
export async function takeProof(visit: Visit, form: FormData): Promise<void> {
  const proof = form.get('proof')
  if (needsProof(visit) && typeof proof === 'string' && proof !== '') await tryProof(visit, proof)
  else form.set('proof', '')
}

/** The same for a page that shows what only its owner may see: asks on a screen of its own, and comes back. */
export async function requireProvedPage(visit: Visit, request: Request): Promise<void> {
  if (!needsProof(visit)) return
  const door = visit.who.kind === 'staff' ? 'ops/confirm' : 'account/confirm'
  throw redirect(signInPath(`/${visit.locale}/${door}`, request))
}

/** The door of proofs: five wrong ones in 15 minutes for one person, from wherever. */
export async function tryProof(visit: Visit, proof: string): Promise<void> {
  const { token, who, ports } = visit
  if (!token) throw no.NOT_SIGNED_IN()
  const bucket = `proof:${who.id}`
  await visit.write((work) => limitRate(work, bucket, mostTries, tryWindowSeconds))
  try {
    await giveProof(visit, token, proof.slice(0, 200), ports.get(sealer))
  } catch (refused) {
    if (isRefusal(refused)) await recordSecurityEvent(visit, { event: 'proofFailed' })
    throw refused
  }
  await visit.write((work) => forgiveRate(work, bucket))
  visit.noteProof()
}
