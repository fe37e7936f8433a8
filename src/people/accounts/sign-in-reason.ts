export type SignInReason = 'none' | 'ended' | 'kept' | 'checkout' | 'draft' | 'page'

/** Why somebody stands before the door, as far as the address tells: it decides what is promised to be kept. */
export function signInReason(backUrl: string | null, why: string | null): SignInReason {
  if (backUrl === null) return 'none'
  const { pathname, searchParams } = new URL(backUrl, 'http://nowhere.invalid')
  if (searchParams.has('kept')) return 'kept'
  if (why === 'ended') return 'ended'
  if (/^\/(ar|en)\/checkout(\/|$)/.test(pathname)) return 'checkout'
  return searchParams.has('draft') ? 'draft' : 'page'
}
