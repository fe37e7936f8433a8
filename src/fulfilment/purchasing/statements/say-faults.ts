import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { LineFault } from './parse-card-statement.ts'

const mostNamed = 20

/** The errors of a file's lines, one line of text each, with the unreadable text. */
export function sayFaults(faults: readonly LineFault[], locale: Locale): readonly string[] {
  const named = faults.slice(0, mostNamed).map(({ line, fault, found }) => {
    const facts = { line: isolateLtr(line), found: found ? isolate(found) : '—' }
    return fault === 'day'
      ? m.purchasing_statement_fault_day(facts, { locale })
      : m.purchasing_statement_fault_amount(facts, { locale })
  })
  const more = faults.length - named.length
  return more > 0 ? [...named, m.purchasing_statement_fault_more({ count: String(more) }, { locale })] : named
}
