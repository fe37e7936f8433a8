import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#platform/work/work.ts'

const locales = new AsyncLocalStorage<Locale>()

/** What `act` says is in this language wherever none is named: a page while it is drawn, a loader that words its lists. */
export function sayIn<Answer>(locale: Locale, act: () => Answer): Answer {
  return locales.run(locale, act)
}

/** The language in which this request speaks; undefined outside of one. */
export function spokenLocale(): Locale | undefined {
  return locales.getStore()
}
