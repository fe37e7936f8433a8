// U14: from a link to a placed order with only the keyboard: paid from the wallet in English on a desktop, by card in
// Arabic on a phone's width; `npm test` pays by card. (A withdrawal and the upload of an ID are tested with their screens.)
import { type Browser, expect, type Page } from '@playwright/test'
import { demoLink, demoPassword, depositByCard, joinAs, say, shop } from './customer.ts'
import { chooseAt, pressAt, tabTo, typeAt } from './keyboard.ts'
import { isEveryStop, type Language } from './languages.ts'
import { test } from './test.ts'

const unique = Date.now().toString(36)
const password = demoPassword

const ways = [
  ['ar', 'creditCard', 360],
  ['en', 'wallet', 1280],
] as const
for (const [lang, method, width] of isEveryStop ? ways : ways.slice(0, 1)) {
  test(`${lang}: by keyboard from a link to an order paid by ${method}`, async ({ browser }) => {
    const email = `keys-${lang}-${unique}@example.test`
    await prepare(browser, lang, email, method === 'wallet')
    const page = await (await browser.newContext({ viewport: { width, height: 780 } })).newPage()
    await page.goto(`${shop()}/${lang}`)
    await skipToContent(page)
    await typeAt(page, 'main input[name=q]', demoLink('/products/brass-reading-lamp'))
    await page.keyboard.press('Enter')
    await expect(page.locator('form#item')).toBeVisible({ timeout: 20_000 })
    await chooseAt(page, 'color', 'Brass')
    await pressAt(page, 'main button[value=keep]')
    await page.waitForURL((url) => url.pathname === `/${lang}/cart`)
    await pressAt(page, 'main a[href*="/checkout"]')
    await page.waitForURL('**/checkout**')
    await pressAt(page, 'main a[href*="/auth/signin"]')
    await page.waitForURL('**/auth/signin**')
    await typeAt(page, 'main input[name=email]', email)
    await typeAt(page, 'input[name=password]', password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout**')
    await chooseAt(page, 'arrival', 'pickup')
    await typeAt(page, 'input[name=phone]', '+201098765432')
    await page.keyboard.press('Enter')
    await page.waitForURL('**step=pay**')
    await chooseAt(page, 'method', method)
    await pressAt(page, 'input[name=terms]', 'Space')
    await expect(page.locator('input[name=terms]')).toBeChecked()
    await pressAt(page, 'main button[type=submit]')
    if (method === 'creditCard') await payAtTheGateway(page)
    await page.waitForURL('**/payment/**')
    await expect(page.locator('h1')).toHaveText(say(lang, 'checkout_placed_title'), { timeout: 20_000 })
    await pressAt(page, 'main a[href*="/account/orders/"]')
    await page.waitForURL(/\/account\/orders\/\d+$/)
    await page.context().close()
  })
}

async function prepare(browser: Browser, lang: Language, email: string, hasMoney: boolean): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await joinAs(page, lang, email)
  if (hasMoney) await depositByCard(page, lang, '60000')
  await page.context().close()
}

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await tabTo(page, 'a[href="#main"]', 0 + 1)
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
}

// The gateway's own page in the simulator: its stops are buttons like ours.
async function payAtTheGateway(page: Page): Promise<void> {
  await page.waitForURL('**/unifiedcheckout/**')
  await tabTo(page, '[data-card]')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button[name=choice][value=pay]')
  await page.keyboard.press('Enter')
}
