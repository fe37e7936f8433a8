// Every page in its fullest state through the checks of screen-visit.ts: customers' pages drawn on an Arabic phone, those
// of staff on an English desktop. Every other state and the other language are read as the shop sends them, which is all
// there is without a script; `npm run test:screens` draws them too.
import { expect, type Page } from '@playwright/test'
import { shop } from './customer.ts'
import { isEveryStop, type Language } from './languages.ts'
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
import { faultsOfScreen } from './screen-visit.ts'
import { fillCart, meetVisitors, type Visitors } from './screen-visitors.ts'
import { faultsOfText } from './sent-text.ts'
import { test } from './test.ts'

const pages = listPages()
const plain = pages.flatMap((page) => plainScreen(page) ?? [])
const listed: readonly Screen[] = [...plain, ...moreScreens(), ...moreStaffScreens()]
// A page that is listed with more than its address takes the place of the plain one.
const screens = [...new Map(listed.map((screen) => [titleOf(screen), screen])).values()]
const fullest = fullestOf(screens)
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
  const drawn = inTurn(
    isEveryStop ? screens : fullest.filter(({ route }) => route.startsWith('/:lang/ops') === (lang === 'en')),
  )
  const undrawn = inTurn(screens.filter((one) => !drawn.includes(one)))

  for (const screen of drawn) {
    test(`${lang} ${titleOf(screen)}`, async ({ browser }) => {
      const { page, noises } = await visitors.stay(browser, screen.who)
      const path = await pathFor(screen, lang, page)
      noises.length = 0
      const answer = await page.goto(`${shop()}/${lang}${path}`)
      expect(answer?.status()).toBe(screen.status ?? 200)
      if (path.startsWith('/cart/add') && path.includes('products') && !path.includes('wait=1'))
        await page.locator('form#item').waitFor({ timeout: 45_000 })
      // What is sent in parts comes alive a moment later.
      if (path.startsWith('/search-product/links?'))
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => /^__react/.test(key)),
        )
      const isPublic =
        screen.state !== 'error' &&
        !/\/(auth|cart|ops|account|checkout|payment|measuring|packages\/|search-product\/links|blog\?q)/.test(path)
      const faults = await faultsOfScreen(page, { lang, isPublic })
      faults.push(...faultsOfText((await answer?.text()) ?? '', lang))
      // The browser itself logs the page's own 404 or 403; everything else that it logs is a fault.
      const own = `status of ${screen.status ?? 0}`
      expect([...noises.filter((noise) => !noise.includes(own)), ...faults].join('\n')).toBe('')
    })
  }

  // `npm run test:screens` draws them all.
  if (undrawn.length === 0) continue
  test(`${lang}: the states that are not drawn can be read as the shop sends them`, async ({ browser }) => {
    test.slow()
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
