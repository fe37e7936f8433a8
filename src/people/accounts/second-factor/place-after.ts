import { withBackUrl } from '#people/access/back-url.ts'
import type { Session } from '#people/access/open-session.ts'
import type { Locale } from '#platform/work/work.ts'

/** Where a sign-in leads: the page of the code first, where a second factor is owed. */
export function placeAfter(session: Session, locale: Locale, backUrl: string | null): string {
  if (session.isHalf) return withBackUrl(`/${locale}/auth/second-factor`, backUrl)
  return backUrl ?? `/${locale}/account`
}
