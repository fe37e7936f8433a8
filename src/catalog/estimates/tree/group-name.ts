import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'

/** What a group of kinds is called. */
export function groupName(code: string, locale: Locale): string {
  return (
    sentence(`estimates_group_${code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`, {}, locale) ?? code
  )
}
