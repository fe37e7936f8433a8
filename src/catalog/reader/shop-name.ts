import { sameWords } from './clues/script-state.ts'
import { clean, type Page } from './page.ts'

const joined = (text: string) => sameWords(text).replace(/ /g, '')
const TAIL =
  /^(.+?)(?:\s*[|｜·»:]\s*|\s+[-–—]\s*|\s*[-–—]\s+|\s+(?:at|by|on|bei|from|chez|tại|@)\s+)([^|｜·»]{2,60})$/iu

/** A title without the shop's name at its end. */
export function withoutShop(page: Page, title: string): string {
  let rest = clean(title.slice(0, 600))
  for (let round = 0; round < 3; round++) {
    const match = splits(rest).find(([, tail]) => isShop(page, tail))
    if (!match) return rest
    rest = match[0]
  }
  return rest
}

/** The window's title up to the first bar, without the shop's name. */
export function windowName(page: Page): string | null {
  return withoutShop(page, page.windowTitle).split(/\s*[|｜]\s*/)[0] || null
}

/** Whether a text is nothing but the shop's name. */
export const isShopName = (page: Page, text: string): boolean => isShop(page, text)

/** All ways to split a title into a name and a tail, the shortest tail first. */
function splits(title: string): [string, string][] {
  const cuts: [string, string][] = []
  for (const match of title.matchAll(
    /\s*[|｜·»]\s*|\s*:\s+|\s+[-–—]+\s*|[-–—]+\s+|-(?=[\p{Lo}])|\s+(?:at|by|on|bei|from|chez|tại|@)\s+/giu,
  )) {
    cuts.push([title.slice(0, match.index), title.slice(match.index + match[0].length)])
  }
  return cuts.reverse().filter(([name, tail]) => name.length > 1 && tail.length > 1 && TAIL.test(title))
}

function isShop(page: Page, tail: string): boolean {
  const word = joined(tail.replace(/\.(?:com|net|co\.uk|de|fr|es|it|nl|eg|ae|tr)\b.*$/i, ''))
  if (!word) return false
  const site = joined(page.meta.get('og:site_name') ?? '')
  if (site && (word === site || (word.startsWith(site) && word.length < site.length + 14))) return true
  const host =
    page.url?.hostname
      .split('.')
      .filter((part) => !/^(?:www\d*|com|co|net|org|m|shop|store|[a-z]{2})$/.test(part))
      .at(-1)
      ?.replace(/-/g, '') ?? ''
  return (
    host.length > 2 &&
    (word === host ||
      (word.startsWith(host) && word.length < host.length + 14) ||
      (host.startsWith(word) && word.length > 3) ||
      (host.endsWith(word) && word.length > 4))
  )
}
