import type { Site } from '#sites/sites.ts'
import type { Actor } from './work.ts'

/**
 * The places outside which this member of staff reads nothing on this site; null reads everywhere. Who is bound to the site's hub
 * (its code is the site's) reads all of the site.
 */
export function boundTo(who: Actor, site: Site): readonly string[] | null {
  const isBound = who.kind === 'staff' && who.places.length > 0 && !who.places.includes(site)
  return isBound ? who.places : null
}
