export type SignInReason = 'none' | 'ended' | 'kept' | 'checkout' | 'draft' | 'page'

/** Why the sign-in page is shown, as far as the address says; decides which promise is made about kept input. */
export function signInReason(backUrl: string | null, why: string | null): SignInReason {
  if (backUrl === null) return 'none'
  const { pathname, searchParams } = new URL(backUrl, 'http://nowhere.invalid')
  if (searchParams.has('kept')) return 'kept'
  if (why === 'ended') return 'ended'
  if (/^\/(ar|en)\/checkout(\/|$)/.test(pathname)) return 'checkout'
  return searchParams.has('draft') ? 'draft' : 'page'
}
