// What is wrong with a page as the shop sends it, which is all there is without a script.
import type { Language } from './languages.ts'
import { rooms } from './screen-visit.ts'

/** Language, direction, one heading, something to read, and no message key in place of its text. */
export function faultsOfText(html: string, lang: Language): readonly string[] {
  const faults: string[] = []
  const direction = lang === 'ar' ? 'rtl' : 'ltr'
  const [root = ''] = html.match(/<html[^>]*>/) ?? []
  if (!root.includes(`lang="${lang}"`) || !root.includes(`dir="${direction}"`)) faults.push(`begins with ${root}`)
  // What streams in later is hidden until a script puts it in its place.
  const [shown = ''] = html.split('<div hidden id="S:')
  const headings = shown.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) faults.push(`${headings} h1`)
  const [main = ''] = html.match(/<main[\s\S]*<\/main>/) ?? []
  const text = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  if (text.trim().length < 8) faults.push('nothing to read')
  const key = text.match(new RegExp(`\\b(${rooms}|refusal)_[a-z_]+\\b`))
  if (key) faults.push(`no text for ${key[0]}`)
  // Only what a script put there may be waiting for one; a page that is still being sent waits for the shop.
  if (/<[^>]*aria-busy="true"/.test(main) && !html.includes('<template')) faults.push('waits for a script')
  return faults
}
