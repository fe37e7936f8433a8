import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signOut } from '#people/access/sign-out.ts'
import { enterProved } from '#people/accounts/second-factor/enter-account.ts'
import { signInFailure } from '#people/accounts/sign-in-failure.ts'
import { noteProof, proveBy } from '#people/proofs/take-proof.ts'
import type { Visit } from '#platform/http/visit.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { handleOf } from './add-passkey.ts'
import { isClientData, readAuthenticatorData } from './authenticator-data.ts'
import { type ChallengePurpose, giveChallenge, spendChallenge } from './passkey-challenge.ts'
import { passkeyDomain } from './passkey-domain.ts'
import type { ShowPasskey } from './passkey-forms.ts'

/** Challenges for a network: the sign-in page of a browser that can offers passkeys asks for one by itself. */
const askedByNetwork: Ceiling = [
  [600, 900],
  [6000, 86_400],
]
const triedByNetwork: Ceiling = [
  [60, 900],
  [600, 86_400],
]

/** A challenge for whoever wants to come in, or for the signed-in customer to confirm; any of their passkeys answers it. */
export async function askPasskey(visit: Visit, purpose: 'enter' | 'prove') {
  const customerId = purpose === 'prove' ? visit.who.id : null
  await visit.write((work) => limitGrowing(work, `passkey:${visit.network}`, askedByNetwork))
  const given = await visit.write((work) => giveChallenge(work, purpose, customerId))
  return { ...given, domain: passkeyDomain(visit) }
}

/**
 * Signs in by a passkey. It is two factors in one: the device, and the finger or PIN that it asked for; so no code is
 * asked besides. Failures are told as `signInFailure` words them.
 */
export async function enterByPasskey(visit: Visit, shown: ShowPasskey, agent: string): Promise<Session> {
  const enter = async () => {
    await visit.write((work) => limitGrowing(work, `passkey-try:${visit.network}`, triedByNetwork))
    const passkey = await checkPasskey(visit, shown, 'enter', agent)
    return visit.write(async (work) => {
      await notePasskey(work, passkey)
      if (visit.token) await signOut(work, visit.token)
      const from = { ip: visit.ip, agent }
      return enterProved(work, { id: passkey.customerId, remember: shown.rememberMe, from })
    })
  }
  return enter().catch((error: unknown) => {
    throw signInFailure(visit, error)
  })
}

/** The fresh proof of the signed-in customer by one of their own passkeys. */
export async function proveByPasskey(visit: Visit, shown: ShowPasskey, agent: string): Promise<void> {
  await proveBy(visit, async (token) => {
    const passkey = await checkPasskey(visit, shown, 'prove', agent)
    if (passkey.customerId !== visit.who.id) throw no.PASSKEY_REFUSED()
    await visit.write(async (work) => {
      await notePasskey(work, passkey)
      await noteProof(work, token)
    })
  })
}

type Passkey = { readonly id: string; readonly customerId: string; readonly counter: bigint }

// The challenge is used up first, in a transaction of its own: a wrong answer cannot be tried again.
async function checkPasskey(
  visit: Visit,
  shown: ShowPasskey,
  purpose: ChallengePurpose,
  agent: string,
): Promise<Passkey> {
  const { credential, challengeId } = shown
  const asked = purpose === 'prove' ? visit.who.id : null
  const challenge = await visit.write((work) => spendChallenge(work, challengeId, purpose, asked))
  const domain = passkeyDomain(visit)
  const known = await visit.read((work) => findPasskey(work, credential.id, domain))
  if (!known) throw no.PASSKEY_REFUSED()
  const data = readAuthenticatorData(credential.authenticatorData, domain)
  const isAnswer = isClientData(credential.clientData, { type: 'webauthn.get', challenge, origin: visit.origin })
  const isOwner = credential.userHandle === null || credential.userHandle === handleOf(known.customerId)
  if (!data || !isAnswer || !isOwner || !isSigned(known, shown) || isCopy(known.counter, data.counter)) {
    await recordSecurityEvent(visit, { event: 'signInFailed', kind: 'customer', id: known.customerId, agent })
    throw no.PASSKEY_REFUSED()
  }
  return { id: known.id, customerId: known.customerId, counter: BigInt(data.counter) }
}

function findPasskey(work: Work, credentialId: string, domain: string) {
  return work.db
    .selectFrom('passkeys')
    .innerJoin('customers', 'customers.id', 'passkeys.customer_id')
    .select(['passkeys.id', 'customer_id as customerId', 'public_key as publicKey', 'algorithm', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('domain', '=', domain)
    .where('customers.suspended_at', 'is', null)
    .where('customers.activated_at', 'is not', null)
    .executeTakeFirst()
}

function isSigned(
  known: { readonly publicKey: Buffer; readonly algorithm: number },
  { credential }: ShowPasskey,
): boolean {
  const key = createPublicKey({ key: known.publicKey, format: 'der', type: 'spki' })
  // What is signed has the hash of what the browser said at its end (WebAuthn §7.2).
  const signed = Buffer.concat([credential.authenticatorData, sha256(credential.clientData)])
  return verify(known.algorithm === -8 ? null : 'sha256', signed, key, credential.signature)
}

// A counter that does not rise is a copied key; keys that are kept in step between devices do not count and say 0.
function isCopy(before: bigint, now: number): boolean {
  return (before > 0n || now > 0) && BigInt(now) <= before
}

// Locked by its row: of two answers with the same count one is refused.
async function notePasskey(work: Work, { id, counter }: Passkey): Promise<void> {
  const noted = await work.db
    .updateTable('passkeys')
    .set({ counter, last_used_at: work.now })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is.and([is('counter', '=', 0n), is.val(counter === 0n)])]))
    .returning('id')
    .executeTakeFirst()
  if (!noted) throw no.PASSKEY_REFUSED()
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
