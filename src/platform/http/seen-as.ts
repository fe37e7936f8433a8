import type { Actor } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

/** Who asks for which page. */
export type SeenAsked = {
  readonly who: Actor
  readonly token: string
  readonly method: string
  readonly url: string
  readonly site: Site
  readonly now: Date
}
/** As whom staff see it, and until when. */
export type SeenAs = { readonly who: Actor; readonly until: Date }
