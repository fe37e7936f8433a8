// Every page of the customers and of the staff in its fullest state, in Arabic and English, through the checks of
// screen-visit.ts; its other states are drawn in `npm run test:screens`. Every state is read as the
// shop sends it, which is all there is without a script.
import { expect, type Page, test } from '@playwright/test'
import { type Language, shop } from './customer.ts'
import { listPages } from './page-list.ts'
import {
  drawNothing,
  fullestOf,
  inTurn,
  moreScreens,
  moreStaffScreens,
  plainScreen,
  type Screen,
  titleOf,
} from './screen-list.ts'
import { faultsOfScreen, isEveryStop } from './screen-visit.ts'
import { fillCart, meetVisitors, type Visitors } from './screen-visitors.ts'
import { faultsOfText } from './sent-text.ts'

const pages = listPages()
const plain = pages.flatMap((page) => plainScreen(page) ?? [])
const screens: readonly Screen[] = [...plain, ...moreScreens(), ...moreStaffScreens()]
const drawn = inTurn(isEveryStop ? screens : fullestOf(screens))
const undrawn = inTurn(screens.filter((one) => !drawn.includes(one)))
let visitors: Visitors

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

test('every page of the route table is tested, or has a reason why not', () => {
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
  for (const screen of drawn) {
    test(`${lang} ${titleOf(screen)}`, async ({ browser }) => {
      const { page, noises } = await visitors.stay(browser, screen.who)
      const path = await pathFor(screen, lang, page)
      noises.length = 0
      const answer = await page.goto(`${shop()}/${lang}${path}`)
      expect(answer?.status()).toBe(screen.status ?? 200)
      if (path.startsWith('/cart/add') && path.includes('products') && !path.includes('wait=1'))
        await page.locator('form#item').waitFor({ timeout: 45_000 })
      const isPublic =
        screen.state !== 'error' &&
        !/\/(auth|cart|ops|account|checkout|payment|packages\/|search-product\/links)/.test(path)
      // Axe reads the same page in both languages: customers' pages as on a phone, those of staff as on their desks.
      const isAxeAsked = path.startsWith('/ops') === (lang === 'en')
      const faults = await faultsOfScreen(page, { lang, isPublic, isAxeAsked })
      faults.push(...faultsOfText((await answer?.text()) ?? '', lang))
      // The browser itself logs the page's own 404 or 403; everything else that it logs is a fault.
      const own = `status of ${screen.status ?? 0}`
      expect([...noises.filter((noise) => !noise.includes(own)), ...faults].join('\n')).toBe('')
    })
  }

  // `npm run test:screens` draws them all.
  if (undrawn.length === 0) continue
  test(`${lang}: the states that are not drawn can be read as the shop sends them`, async ({ browser }) => {
    const faults: string[] = []
    for (const screen of undrawn) {
      const { page } = await visitors.stay(browser, screen.who)
      const path = await pathFor(screen, lang, page)
      const answer = await page.request.get(`${shop()}/${lang}${path}`, { headers: { accept: 'text/html' } })
      const found = answer.status() === (screen.status ?? 200) ? [] : [`answers ${answer.status()}`]
      found.push(...faultsOfText(await answer.text(), lang))
      faults.push(...found.map((fault) => `${titleOf(screen)}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

async function pathFor(screen: Screen, lang: Language, page: Page): Promise<string> {
  if (/^\/(checkout$|checkout\?|cart$)/.test(screen.path) && screen.who === 'customer') await fillCart(page, lang)
  const path = await visitors.pathOf(screen, lang, page)
  expect(path, `the demo has such a thing: ${titleOf(screen)}`).not.toBeNull()
  return path ?? ''
}
