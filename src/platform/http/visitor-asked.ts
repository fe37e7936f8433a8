import type { Actor, Locale } from '#platform/work/work.ts'

/** Of a request: what may tell where its visitor came from. */
export type VisitorAsked = {
  readonly who: Actor
  readonly locale: Locale
  readonly now: Date
  readonly origin: string
  readonly ip: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}
