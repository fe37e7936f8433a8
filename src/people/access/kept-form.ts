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
// A browser drops a cookie that is larger than 4 KB with its name.
const mostOfCookie = 3600
const keptForm = z.object({ id: z.string(), until: z.number(), typed: z.record(z.string(), z.string()) })

/**
 * Keeps a form that was posted after its session had ended, in the same browser for half an hour: sealed, without
 * passwords. Returns its id for the return address, and the cookie; null if it is too large.
 */
export function keepForm(visit: Visit, form: FormData): { readonly id: string; readonly cookie: string } | null {
  const id = newId()
  const until = visit.now.getTime() + minutes * 60_000
  const packed = deflateRawSync(JSON.stringify({ id, until, typed: typedFields(form) }))
  const sealed = visit.ports.get(sealer).seal(packed, about).toString('base64url')
  if (sealed.length > mostOfCookie) return null
  return { id, cookie: tokenCookieHeader(cookieName, sealed, visit.origin, minutes * 60) }
}

/** What was typed before signing in again, as the answer of the page it was typed on; the page's address has its id. */
export function readKeptForm(visit: Visit, request: Request): FormAnswer | null {
  const asked = new URL(request.url).searchParams.get('kept')
  const sealed = visit.cookies[cookieName]
  if (!asked || !sealed || sealed.length > mostOfCookie) return null
  const kept = keptForm.safeParse(opened(visit, sealed))
  const holds = kept.success && kept.data.id === asked && kept.data.until > visit.now.getTime()
  return holds ? { code: null, errors: {}, typed: kept.data.typed, attempt: kept.data.id } : null
}

function opened(visit: Visit, sealed: string): unknown {
  // A cookie that we did not seal counts as no kept form.
  try {
    const packed = visit.ports.get(sealer).open(Buffer.from(sealed, 'base64url'), about)
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: 200_000 }).toString('utf8'))
  } catch {
    return null
  }
}
