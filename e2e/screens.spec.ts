// Every screen of the customers and of the staff, in Arabic and English, through all the checks of screen-visit.ts.
import { expect, test } from '@playwright/test'
import { shop } from './customer.ts'
import { listPages } from './page-list.ts'
import { drawNothing, moreScreens, moreStaffScreens, plainScreen, type Screen, titleOf } from './screen-list.ts'
import { faultsOfScreen } from './screen-visit.ts'
import { fillCart, meetVisitors, type Visitors } from './screen-visitors.ts'

const pages = listPages()
const plain = pages.flatMap((page) => plainScreen(page) ?? [])
// One visitor after another, so that each stays at one tab.
const screens: readonly Screen[] = Object.values(
  Object.groupBy([...plain, ...moreScreens(), ...moreStaffScreens()], ({ who }) => who),
).flat()
let visitors: Visitors

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

test('every page of the route table is looked at, or says why not', () => {
  const seen = new Set(screens.map(({ route }) => route))
  const unseen = pages.filter(({ path }) => !seen.has(path) && !(path in drawNothing))
  expect(
    unseen.map(({ path }) => path),
    'give these a screen in screen-list.ts',
  ).toEqual([])
  const known = new Set(pages.map(({ path }) => path))
  const gone = [...screens.map(({ route }) => route), ...Object.keys(drawNothing)].filter(
    (path) => !known.has(path) && !path.startsWith('/dev'),
  )
  expect(gone, 'these are no pages any more').toEqual([])
})

for (const lang of ['ar', 'en'] as const) {
  for (const screen of screens) {
    test(`${lang} ${titleOf(screen)}`, async ({ browser }) => {
      const { page, noises } = await visitors.stay(browser, screen.who)
      if (/^\/(checkout$|checkout\?|cart$)/.test(screen.path) && screen.who === 'customer') await fillCart(page, lang)
      const path = await visitors.pathOf(screen, lang, page)
      expect(path, 'the demo has such a thing').not.toBeNull()
      noises.length = 0
      const answer = await page.goto(`${shop()}/${lang}${path}`)
      expect(answer?.status()).toBe(screen.status ?? 200)
      if (path?.startsWith('/cart/add') && path.includes('products'))
        await page.locator('input[name=title]').waitFor({ timeout: 45_000 })
      const isPublic =
        screen.state !== 'error' && !/\/(auth|cart|ops|account|checkout|payment|packages\/)/.test(path ?? '')
      const faults = await faultsOfScreen(page, { lang, isPublic })
      // The browser itself tells of the page's own 404 or 403; everything else it says is a fault.
      const own = `status of ${screen.status ?? 0}`
      expect([...noises.filter((noise) => !noise.includes(own)), ...faults].join('\n')).toBe('')
    })
  }
}
