import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { sealer } from '#platform/files/seal.ts'
import { type FormAnswer, typedFields } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { tokenCookieHeader } from '#platform/values/cookies.ts'
import { newId } from '#platform/work/id.ts'

const cookieName = 'kept'
const minutes = 30
const about = 'kept form'
// A browser drops a cookie beyond 4 KB with its name.
const mostOfCookie = 3600
const keptForm = z.object({ id: z.string(), until: z.number(), typed: z.record(z.string(), z.string()) })

/**
 * A form that was posted after its session had ended, kept in the same browser for half an hour: sealed, without passwords.
 * Answers its id for the way back, and the cookie; null for one that is too large.
 */
export function keepForm(visit: Visit, form: FormData): { readonly id: string; readonly cookie: string } | null {
  const id = newId()
  const until = visit.now.getTime() + minutes * 60_000
  const packed = deflateRawSync(JSON.stringify({ id, until, typed: typedFields(form) }))
  const sealed = visit.ports.get(sealer).seal(packed, about).toString('base64url')
  if (sealed.length > mostOfCookie) return null
  return { id, cookie: tokenCookieHeader(cookieName, sealed, visit.origin, minutes * 60) }
}

/** What was typed before signing in again, as an answer of the page it was typed on: its address names it. */
export function readKeptForm(visit: Visit, request: Request): FormAnswer | null {
  const asked = new URL(request.url).searchParams.get('kept')
  const sealed = visit.cookies[cookieName]
  if (!asked || !sealed || sealed.length > mostOfCookie) return null
  const kept = keptForm.safeParse(opened(visit, sealed))
  const holds = kept.success && kept.data.id === asked && kept.data.until > visit.now.getTime()
  return holds ? { code: null, errors: {}, typed: kept.data.typed, attempt: kept.data.id } : null
}

function opened(visit: Visit, sealed: string): unknown {
  // Whatever a browser sends that is not of our making is nothing kept.
  try {
    const packed = visit.ports.get(sealer).open(Buffer.from(sealed, 'base64url'), about)
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: 200_000 }).toString('utf8'))
  } catch {
    return null
  }
}
