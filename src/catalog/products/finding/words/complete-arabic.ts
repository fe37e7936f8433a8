import { fold } from '#catalog/estimates/normal-text.ts'
import { goods, qualities } from './arabic-goods.ts'
import { names } from './arabic-names.ts'

const MOST = 8
const written = [...new Set([goods, names, qualities].flatMap((list) => list.split(',').map(arabicOf)))]
  .filter((text) => text !== '')
  .map(folded)

function arabicOf(pair: string): string {
  return pair.split('=')[0]!.trim()
}

function folded(text: string) {
  return { text, folded: fold(text) }
}

/** Arabic words with a translation that begin as typed, those that staff added first; of several words the last is completed. Each once, in one spelling: as typed, if one is. */
export function completeArabic(typed: string, ofStaff: Iterable<string> = []): readonly string[] {
  const begun = fold(typed)
  if (!/[\u0621-\u064a]$/.test(begun)) return []
  const at = begun.lastIndexOf(' ') + 1
  const all = [...[...ofStaff].map(folded), ...written]
  const whole = all.filter(({ folded }) => folded.startsWith(begun)).map(({ text }) => text)
  const last =
    at === 0 || begun.length - at < 2
      ? []
      : all
          .filter(({ folded }) => folded.startsWith(begun.slice(at)))
          .map(({ text }) => typed.slice(0, typed.lastIndexOf(' ') + 1) + text)
  const bySpelling = new Map<string, string>()
  for (const text of [...whole, ...last]) {
    const name = fold(text)
    if (!bySpelling.has(name) || (!bySpelling.get(name)!.startsWith(typed) && text.startsWith(typed)))
      bySpelling.set(name, text)
  }
  return [...bySpelling.values()].slice(0, MOST)
}
