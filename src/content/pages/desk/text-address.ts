import { data } from 'react-router'
import { placeOf } from '#content/pages/content-places.ts'
import type { TextAt } from '#content/pages/lock-version.ts'
import { siteCodes, toSite } from '#sites/sites.ts'

/** The text that an address names: its place, and with `?of=` the site that has one of its own. Unknown ones are not found. */
export function textOfAddress(place: string, request: Request): TextAt {
  const of = new URL(request.url).searchParams.get('of')
  if (!placeOf(place) || (of !== null && !siteCodes.some((code) => code === of))) throw data(null, { status: 404 })
  return { place, site: of === null ? null : toSite(of) }
}

/** Where a text is worked on, below the language. */
export function textPath({ place, site }: TextAt, below = ''): string {
  return `ops/content/${place}${below}${site === null ? '' : `?of=${site}`}`
}
