import { z } from 'zod'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { api } from '#platform/http/api.ts'
import { offerPasskey, tryAddPasskey } from './add-passkey.ts'
import { passkeyDomain } from './passkey-domain.ts'
import { addPasskeyBody, showPasskeyBody } from './passkey-forms.ts'
import { readPasskeys } from './read-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { askPasskey, enterByPasskey, proveByPasskey } from './show-passkey.ts'

const asked = z.object({ challengeId: z.string(), challenge: z.string(), domain: z.string() })
const described = z.object({ id: z.string(), transports: z.array(z.string()) })
const offered = z.object({
  challengeId: z.string(),
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  algorithms: z.array(z.int()),
  exclude: z.array(described),
})
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

/** Passkeys (WebAuthn), bytes in base64url. */
export const passkeysApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    post: '/auth/passkey/challenge',
    access: 'public',
    summary: 'What a passkey signs to come in; answered once within five minutes',
    answer: asked,
    do: ({ visit }) => askPasskey(visit, 'enter'),
  })

  route({
    post: '/auth/passkey',
    access: 'public',
    summary: 'Sign in by a passkey; the token is in the cookie too',
    body: showPasskeyBody,
    answer: z.object({ accessToken: z.string() }),
    do: async ({ visit, body, request }, reply) => {
      const session = await enterByPasskey(visit, body, request.headers['user-agent'] ?? '')
      reply.header('set-cookie', sessionCookie(session, visit.origin)).header('cache-control', 'no-store')
      return { accessToken: session.token }
    },
  })

  route({
    post: '/auth/proof/passkey/challenge',
    summary: 'What a passkey signs for a fresh proof',
    answer: asked,
    do: ({ visit }) => askPasskey(visit, 'prove'),
  })

  route({
    post: '/auth/proof/passkey',
    summary: 'A fresh proof by a passkey of my own; good for ten minutes',
    body: showPasskeyBody,
    do: ({ visit, body, request }) => proveByPasskey(visit, body, request.headers['user-agent'] ?? ''),
  })

  route({
    post: '/users/passkeys/challenge',
    summary: 'What a browser needs to make a passkey; needs a recent proof',
    answer: offered,
    write: (work, { visit }) => offerPasskey(work, passkeyDomain(visit)),
  })

  route({
    post: '/users/passkeys',
    summary: 'Keep the passkey that was made; needs a recent proof',
    body: addPasskeyBody,
    do: ({ visit, body }) => tryAddPasskey(visit, body),
  })

  route({
    get: '/users/passkeys',
    summary: 'My passkeys',
    answer: z.array(passkey),
    do: async ({ visit }) =>
      (await visit.read(readPasskeys)).map(({ createdAt, lastUsedAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
  })

  route({
    delete: '/users/passkeys/:id',
    summary: 'Remove a passkey; needs a recent proof',
    params: z.object({ id: z.string().max(40) }),
    write: (work, { params: { id } }) => removePasskey(work, id),
  })
})
