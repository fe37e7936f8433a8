import { clean, type Page, shownText } from '#catalog/reader/page.ts'
import { sameWords } from './script-state.ts'

const MOST_CRUMBS = 10
const LONGEST_CRUMB = 80
/** Where a page shows its path, the surest mark first. */
const PATHS = [
  '[itemtype*="BreadcrumbList"]',
  'nav[aria-label*="breadcrumb" i], [aria-label*="breadcrumb" i]',
  '[id*="breadcrumb" i]',
  '[class*="breadcrumb" i], [class*="bread-crumb" i], [data-testid*="breadcrumb" i]',
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

function shownPath({ $ }: Page): readonly string[] {
  for (const path of PATHS) {
    for (const frame of $(path).toArray().slice(0, 6)) {
      const names = $(frame)
        .find('a, [itemprop="name"], li > span')
        .toArray()
        .slice(0, 40)
        .map((crumb) => shownText($, crumb))
      if (names.length > 0) return names
    }
  }
  return []
}
