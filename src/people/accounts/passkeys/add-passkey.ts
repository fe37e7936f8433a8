import { no } from '#people/access/people.refusals.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { readAccount } from '#people/accounts/read-account.ts'
import type { Visit } from '#platform/http/visit.ts'
import { brand } from '#platform/settings/brand.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { isClientData, readAuthenticatorData } from './authenticator-data.ts'
import { passkeyAlgorithms, readCoseKey } from './cose-key.ts'
import { giveChallenge, spendChallenge } from './passkey-challenge.ts'
import { passkeyDomain } from './passkey-domain.ts'
import type { AddPasskey } from './passkey-forms.ts'
import { queuePasskeyMail } from './passkey-mail.ts'

const most = 20

/** What the browser needs to make a passkey (PublicKeyCredentialCreationOptions, bytes in base64url). */
export async function offerPasskey(work: Work, domain: string) {
  requireProof(work)
  const account = await readAccount(work, { id: signedInCustomer(work) })
  if (!account) throw no.NOT_SIGNED_IN()
  const { challengeId, challenge } = await giveChallenge(work, 'register', account.id)
  const own = await work.db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('customer_id', '=', account.id)
    .where('domain', '=', domain)
    .execute()
  return {
    challengeId,
    challenge,
    rp: { id: domain, name: brand.name[work.locale] },
    user: { id: handleOf(account.id), name: account.email, displayName: account.firstName },
    algorithms: [...passkeyAlgorithms],
    exclude: own,
  }
}

/** The account's id as bytes: what an authenticator keeps to say whose passkey it is. It tells nobody anything. */
export function handleOf(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Checks what the browser made, and keeps it. */
export async function tryAddPasskey(visit: Visit, { challengeId, name, credential }: AddPasskey): Promise<void> {
  const { who, origin } = visit
  requireProof(visit)
  const challenge = await visit.write((work) => spendChallenge(work, challengeId, 'register', who.id))
  const domain = passkeyDomain(visit)
  const data = readAuthenticatorData(credential.authenticatorData, domain)
  const isAnswer = isClientData(credential.clientData, { type: 'webauthn.create', challenge, origin })
  const key = data?.made?.credentialId === credential.id ? readCoseKey(data.made.key) : null
  if (!isAnswer || !data || !key) throw no.PASSKEY_REFUSED({ path: 'credential' })
  const publicKey = key.key.export({ format: 'der', type: 'spki' })
  const { id: credentialId, transports } = credential
  const { algorithm } = key
  await visit.write((work) =>
    addPasskey(work, { name, credentialId, transports, publicKey, algorithm, counter: data.counter, domain }),
  )
}

type NewPasskey = {
  readonly name: string
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly publicKey: Buffer
  readonly algorithm: number
  readonly counter: number
  readonly domain: string
}

/**
 * Keeps a checked passkey and tells its owner by mail. Refuses PASSKEY_NAME_TAKEN, and PASSKEYS_FULL beyond twenty.
 * @public The test of proofs tries it alone.
 */
export async function addPasskey(work: Work, made: NewPasskey): Promise<void> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const own = await work.db.selectFrom('passkeys').select('name').where('customer_id', '=', customerId).execute()
  if (own.length >= most) throw no.PASSKEYS_FULL({ most })
  const isSame = (one: { readonly name: string }) => one.name.toLowerCase() === made.name.toLowerCase()
  if (own.some(isSame)) throw no.PASSKEY_NAME_TAKEN({ path: 'name' })
  const kept = await work.db
    .insertInto('passkeys')
    .values({
      id: newId(),
      customer_id: customerId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      algorithm: made.algorithm,
      counter: BigInt(made.counter),
      transports: [...made.transports],
      domain: made.domain,
      name: made.name,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw no.PASSKEY_REFUSED({ path: 'credential' })
  await writeSecurityEvent(work, { event: 'passkeyAdded', kind: 'customer', id: customerId })
  await queuePasskeyMail(work, customerId, { name: made.name, state: 'added' })
}
