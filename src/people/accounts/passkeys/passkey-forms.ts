import { z } from 'zod'

const bytes = (most: number) =>
  z
    .base64url()
    .min(1)
    .max(most)
    .transform((text) => Buffer.from(text, 'base64url'))
const credentialId = z.base64url().min(16).max(1400)

/** What a browser answers to a challenge, in base64url. Inside a form it is one field of JSON. */
const madePasskey = z.object({
  id: credentialId,
  clientData: bytes(4000),
  authenticatorData: bytes(8000),
  transports: z.array(z.string().max(20)).max(8).default([]),
})
const shownPasskey = z.object({
  id: credentialId,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: z.string().max(100).nullable().default(null),
})

const inForm = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'people_passkey_needed' })
        return z.NEVER
      }
    })
    .pipe(schema)

const challengeId = z.string().max(60)
const name = z.string().trim().min(1).max(60)

export const addPasskeyBody = z.object({ challengeId, name, credential: madePasskey })
export const addPasskeyForm = z.object({ challengeId, name, credential: inForm(madePasskey) })
export const showPasskeyBody = z.object({
  challengeId,
  credential: shownPasskey,
  rememberMe: z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .optional()
    .default(false),
})
export const showPasskeyForm = showPasskeyBody.extend({ credential: inForm(shownPasskey) })

export type AddPasskey = z.output<typeof addPasskeyBody>
export type ShowPasskey = z.output<typeof showPasskeyBody>
