import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page that reads a link: while it stays at the same link it is not loaded anew, because
 * that would read the link again and lose what was typed. Once the link was read, the address names the reading.
 */
export function keepsReading({ currentUrl, nextUrl, formMethod, ...args }: ShouldRevalidateFunctionArgs): boolean {
  const isHere = currentUrl.pathname === nextUrl.pathname && formMethod !== 'GET'
  const isSame = currentUrl.search === nextUrl.search && !currentUrl.searchParams.has('reading')
  const isNamedSince = !currentUrl.searchParams.has('reading') && nextUrl.searchParams.has('reading')
  return isHere && (isSame || (isNamedSince && formMethod === undefined)) ? false : args.defaultShouldRevalidate
}
