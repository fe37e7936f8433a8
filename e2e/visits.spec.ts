// U22 and access: actions that must not happen twice do not, and forbidden ones are refused with a message.
import { expect, type Page } from '@playwright/test'
import {
  addByLink,
  agree,
  checkOut,
  chooseMethod,
  demoLink,
  depositByCard,
  joinAs,
  receiveAtOffice,
  shop,
} from './customer.ts'
import type { Language } from './languages.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

const unique = Date.now().toString(36)
let visitors: Visitors
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

test('who may not open a screen of the console is told so', async ({ browser }) => {
  const { page, close } = await visitors.open(browser, 'reviewer')
  for (const path of ['purchase', 'warehouse', 'hub', 'pickup-desk']) {
    const answer = await page.goto(`${shop()}/ar/ops/${path}`)
    expect(answer?.status()).toBe(403)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
  }
  await close()
})

test("the shop's texts open by a click and by their address", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  for (const lang of ['ar', 'en'])
    for (const name of ['how-to-order', 'terms', 'privacy', 'about', 'return-policy']) {
      await page.goto(`${shop()}/${lang}`)
      await page.waitForLoadState('networkidle')
      const data = page.waitForResponse((answer) => answer.url().includes(`/${lang}/${name}.data`))
      await page.locator(`a[href="/${lang}/${name}"]:visible`).last().click()
      expect((await data).status(), `${lang} ${name}`).toBe(200)
      await page.waitForURL(`**/${lang}/${name}`)
    }
  await page.context().close()
})

test('a double submit places one order, going back places none, and all of it works without JavaScript', async ({
  browser,
}) => {
  const lang = 'en'
  const page = await (await browser.newContext()).newPage()
  await addByLink(page, lang, demoLink('/products/brass-reading-lamp'))
  await joinAs(page, lang, `twice-${unique}@example.test`)
  await depositByCard(page, lang, '60000')
  await page.goto(`${shop()}/${lang}/checkout`)
  await receiveAtOffice(page)
  await goOn(page)
  await page.waitForURL('**step=pay**')
  await chooseMethod(page, 'wallet')
  await agree(page)
  await page.locator('main button[type=submit]:visible').first().dblclick()
  await page.waitForURL('**/payment/**')
  await page.goBack()
  await page.waitForURL(/\/account\/orders\/\d+$/)
  expect(await ordersOf(page, lang)).toHaveLength(1)

  await addByLink(page, lang, demoLink('/products/brass-reading-lamp'))
  const state = await page.context().storageState()
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState: state })).newPage()
  await checkOut(plain, lang, 'wallet')
  await plain.waitForURL('**/payment/**')
  expect(new URL(plain.url()).search).toBe('')
  const orders = await ordersOf(plain, lang)
  expect(orders).toHaveLength(2)
  await plain.goto(`${shop()}${orders[0]}/cancel`)
  await goOn(plain)
  await expect(plain.getByRole('alert').first()).toBeVisible()
  await plain.locator('input[name=reason]').last().check({ force: true })
  await goOn(plain)
  await plain.waitForURL('**?done=cancelled')
  expect(await ordersOf(plain, lang)).toHaveLength(1)
})

/** The paths of the screen's links that match, each once. */
async function links(page: Page, pattern: RegExp): Promise<readonly string[]> {
  const all = await page
    .locator('main a[href]')
    .evaluateAll((found) =>
      found.map((one) => new URL((one as HTMLAnchorElement).href)).map((url) => url.pathname + url.search),
    )
  return [...new Set(all.filter((path) => pattern.test(path)))]
}

async function goOn(page: Page): Promise<void> {
  const onward = page.locator('main button[form]:visible')
  const button = (await onward.count()) > 0 ? onward : page.locator('main button[type=submit]:visible')
  await button.first().click()
}

async function ordersOf(page: Page, lang: Language): Promise<readonly string[]> {
  await page.goto(`${shop()}/${lang}/account/orders`)
  return links(page, /\/account\/orders\/\d+$/)
}
