import { withBackUrl } from '#people/access/back-url.ts'

/** Where a customer sends their card, and comes back from. */
export function nationalIdPath(home: string, backUrl: string): string {
  return withBackUrl(`${home}/account/profile/national-id`, backUrl)
}
