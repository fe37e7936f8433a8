import { createHash, randomBytes } from 'node:crypto'
import type { Visit } from '#platform/http/visit.ts'

/** Who may see and end shared links: a customer, a browser with its key, or both after a sign-in. */
export type ShareOwner = { readonly customerId: string | null; readonly browserKey: string | null }

const cookieName = 'cart_share'
const seconds = 30 * 24 * 60 * 60

export function shareOwner({ who, cookies }: Visit): ShareOwner {
  const key = cookies[cookieName]
  return { customerId: who.kind === 'customer' ? who.id : null, browserKey: key ? hashed(key) : null }
}

/** The owner for a new link of this visitor, and the cookie that a guest's browser proves it by later. */
export function newShareOwner(visit: Visit): { readonly owner: ShareOwner; readonly cookies: readonly string[] } {
  const { customerId } = shareOwner(visit)
  if (customerId !== null) return { owner: { customerId, browserKey: null }, cookies: [] }
  const key = visit.cookies[cookieName] || newToken()
  const secure = visit.origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${cookieName}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  return { owner: { customerId: null, browserKey: hashed(key) }, cookies: [cookie] }
}

/** 128 random bits, for a link or a key. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
