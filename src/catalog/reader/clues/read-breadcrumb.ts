import type { Element } from 'domhandler'
import { clean, type Page, shownText } from '#catalog/reader/page.ts'
import { parentOf } from '#catalog/reader/page-index.ts'
import { sameWords } from './script-state.ts'

const MOST_CRUMBS = 10
const LONGEST_CRUMB = 80
/** Where a page shows its path, the surest mark first. */
const PATHS: readonly ((element: Element, naming: string) => boolean)[] = [
  ({ attribs }) => /BreadcrumbList/.test(attribs.itemtype ?? ''),
  ({ attribs }) => /breadcrumb/i.test(attribs['aria-label'] ?? ''),
  ({ attribs }) => /breadcrumb/i.test(attribs.id ?? ''),
  (_, naming) => /bread-?crumb/.test(naming),
]
const HOME = /^(?:home|home ?page|startseite|accueil|inicio|início|anasayfa|ana sayfa|الرئيسية|الصفحة الرئيسية|首页)$/i

/** The path of shelves a product stands on, the widest first, as data or the page tells it; empty where neither does. */
export function readBreadcrumb(page: Page, said: readonly string[], title: string): readonly string[] {
  const own = sameWords(title)
  const shelves = (names: readonly string[]) =>
    [...new Set(names.map(clean))]
      .filter((name) => /\p{L}{2}/u.test(name) && name.length <= LONGEST_CRUMB)
      .filter((name) => !HOME.test(name) && sameWords(name) !== own)
      .slice(0, MOST_CRUMBS)
  const stated = shelves(said)
  return stated.length > 0 ? stated : shelves(shownPath(page))
}

function shownPath({ index }: Page): readonly string[] {
  for (const isPath of PATHS) {
    const frames = index.all.filter((element) => isPath(element, index.naming(element))).slice(0, 6)
    for (const frame of frames) {
      const names = crumbsIn(frame)
      if (names.length > 0) return names.map((crumb) => shownText(crumb))
    }
  }
  return []
}

function crumbsIn(frame: Element): Element[] {
  const found: Element[] = []
  const waiting: Element[] = [frame]
  while (waiting.length > 0 && found.length < 40) {
    const element = waiting.pop()
    if (!element) break
    const isCrumb =
      element.name === 'a' ||
      element.attribs.itemprop === 'name' ||
      (element.name === 'span' && parentOf(element)?.name === 'li')
    if (isCrumb && element !== frame) found.push(element)
    for (const child of [...element.children].reverse()) if ('attribs' in child) waiting.push(child)
  }
  return found
}
