import { isolate } from '#platform/values/isolate.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'

/**
 * What was just done on a page, as its address says it: `?done=cardMade` among the messages `purchasing_done` is the message
 * `purchasing_done_card_made`. Its facts are the other words of the address. Null where nothing was done.
 */
export function doneText(request: Request, messages: string, locale: Locale): string | null {
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('done')
  if (!done) return null
  const word = done.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const facts = Object.fromEntries([...searchParams].map(([name, value]) => [name, isolate(value)]))
  return sentence(`${messages}_${word}`, facts, locale)
}
