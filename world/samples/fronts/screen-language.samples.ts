import type { Locale } from '#platform/work/work.ts'
import { overwriteGetLocale } from '#words/runtime.js'

let screen: Locale = 'ar'
overwriteGetLocale(() => screen)

/** From now on the screens that a test reads speak this language; all test files in a process ask this one. */
export function readIn(locale: Locale): void {
  screen = locale
}
