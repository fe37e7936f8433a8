// Runs in the browser, loaded when a passkey is made or shown: what the authenticator answers, as a form or call sends it.

type Asked = { readonly challengeId: string; readonly challenge: string; readonly domain: string }
type Offered = Omit<Asked, 'domain'> & {
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly algorithms: readonly number[]
  readonly exclude: readonly { readonly id: string; readonly transports: readonly string[] }[]
}
/** The fields of a form: the challenge that is answered, and the answer as JSON. */
export type PasskeyAnswer = { readonly challengeId: string; readonly credential: string }

/** Remembers in this browser that a passkey was used here, so that it is offered for proofs too. */
const mark = 'passkey'

/** Makes a passkey; null if the person turned away. Throws the shop's sentence. */
export async function makePasskey(): Promise<PasskeyAnswer | null> {
  const asked = await post<Offered>('/users/passkeys/challenge')
  const made = await orNull(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: asked.rp,
        user: { ...asked.user, id: bytes(asked.user.id) },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: asked.exclude.map(({ id, transports }) => ({
          type: 'public-key',
          id: bytes(id),
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: 60_000,
      },
    }),
  )
  if (!isCredential(made)) return null
  const response = made.response as AuthenticatorAttestationResponse
  localStorage.setItem(mark, '1')
  return answer(asked, {
    id: text(made.rawId),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.getAuthenticatorData()),
    transports: response.getTransports(),
  })
}

type Showing = { readonly for: 'enter' | 'prove'; readonly signal?: AbortSignal; readonly waits?: boolean }

/** Shows a passkey; null if the person turned away. `waits`: it is offered with the address field, whenever it is chosen. */
export async function showPasskey(showing: Showing): Promise<PasskeyAnswer | null> {
  const isProof = showing.for === 'prove'
  const asked = await post<Asked>(isProof ? '/auth/proof/passkey/challenge' : '/auth/passkey/challenge')
  const shown = await orNull(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.domain,
        userVerification: 'required',
        timeout: 60_000,
      },
      ...(showing.waits && { mediation: 'conditional' as const }),
      ...(showing.signal && { signal: showing.signal }),
    }),
  )
  if (!isCredential(shown)) return null
  const response = shown.response as AuthenticatorAssertionResponse
  localStorage.setItem(mark, '1')
  return answer(asked, {
    id: text(shown.rawId),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  })
}

/** Shows a passkey for a fresh proof; false if the person turned away. */
export async function proveHere(): Promise<boolean> {
  const shown = await showPasskey({ for: 'prove' })
  if (!shown) return false
  const { challengeId, credential } = shown
  await post('/auth/proof/passkey', { challengeId, credential: JSON.parse(credential) as unknown })
  return true
}

async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = {
    'accept-language': document.documentElement.lang,
    ...(body && { 'content-type': 'application/json' }),
  }
  const answered = await fetch(`/api${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })
  const said = (await answered.json()) as { data: Answer; message?: string }
  if (!answered.ok) throw new Error(said.message)
  return said.data
}

// The browser tells neither why nor whether there was a passkey: turning away is no error.
async function orNull(asking: Promise<Credential | null>): Promise<Credential | null> {
  return asking.catch((error: unknown) => {
    if (error instanceof DOMException) return null
    throw error
  })
}

function isCredential(credential: Credential | null): credential is PublicKeyCredential {
  return credential !== null && 'rawId' in credential
}

function answer({ challengeId }: { readonly challengeId: string }, credential: object): PasskeyAnswer {
  return { challengeId, credential: JSON.stringify(credential) }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
