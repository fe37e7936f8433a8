import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'

/** The name of an import rule; for a kind without a name, the kind itself. */
export function ruleName(kind: string, locale: Locale): string {
  return sentence(`stores_rule_${kind.toLowerCase()}`, {}, locale) ?? kind
}
