import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'

/** What a rule of import is called; one that nobody named yet, by its kind. */
export function ruleName(kind: string, locale: Locale): string {
  return sentence(`stores_rule_${kind.toLowerCase()}`, {}, locale) ?? kind
}
