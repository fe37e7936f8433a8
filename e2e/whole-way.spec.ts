// From a pasted link to goods in the customer's hands: customer and staff, in Arabic in Egypt; in `npm run test:screens` in English in
// Dubai, too.
import { type Browser, expect, type Page } from '@playwright/test'
import {
  addByLink,
  checkOut,
  demoLink,
  depositByCard,
  joinAs,
  payByCard,
  payDifference,
  pickupCode,
  shop,
  signUpAs,
} from './customer.ts'
import { type Language, longer } from './languages.ts'
import { buy, handOver, makeReady, review, sendHome, signInAtConsole } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
const unique = Date.now().toString(36)

async function openPage(browser: Browser, options: object): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL('**/payment/**')
  const link = page.locator('main a[href*="/account/orders/"]').first()
  await expect(link).toBeVisible({ timeout: 45_000 })
  return (await link.getAttribute('href'))!.split('/').at(-1)!
}

async function seeState(page: Page, lang: Language, number: string, text: RegExp, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/account/orders/${number}`)
  await expect(page.locator('main')).toContainText(text)
}

test('بالعربية على الهاتف: بطاقة، فرق بعد المراجعة، ثم الاستلام', async ({ browser }) => {
  const lang = 'ar'
  const customer = await openPage(browser, { ...phone, locale: 'ar-EG' })
  await addByLink(customer, lang, demoLink('/products/brass-reading-lamp'))
  // The total and the way on are within the thumb's reach before anything is scrolled.
  await expect(customer.locator('main a[href$="/checkout"]').last()).toBeInViewport({ ratio: 1 })
  await signUpAs(customer, lang, `nour-${unique}@example.test`)
  await checkOut(customer, lang, 'creditCard')
  await payByCard(customer, 'decline')
  await expect(customer.locator('main')).not.toContainText('تم تسجيل طلبك')
  await customer
    .locator('main')
    .getByRole('link')
    .or(customer.locator('main button[type=submit]'))
    .filter({ hasText: /ادفع|أعد|حاول/ })
    .first()
    .click()
  await payByCardAgain(customer)
  const number = await orderNumber(customer)
  await seeState(customer, lang, number, /قيد المعالجة/)

  const staff = await openPage(browser, { viewport: { width: 1280, height: 800 } })
  await signInAtConsole(staff, lang, 'admin')
  await review(staff, lang, number, '12.00')
  await seeState(customer, lang, number, /بانتظار الدفع/)
  await payDifference(customer, lang, number, 'creditCard')
  await seeState(customer, lang, number, /بانتظار الشراء/)
  await buy(staff, lang, number)
  await sendHome(staff, lang, number, 1400)
  await makeReady(staff, lang, number)
  const code = await pickupCode(customer, lang, number)
  await handOver(staff, lang, code, 'Nour Adel')
  await seeState(customer, lang, number, /تم الاستلام/)
})

async function payByCardAgain(page: Page): Promise<void> {
  if (page.url().includes('/checkout/order/')) {
    await page.locator('input[name=method][value=creditCard]').check({ force: true })
    await page.locator('main button[type=submit]:visible').first().click()
  }
  await payByCard(page)
}

// The other site and language, in `npm run test:screens`.
test('in English on a desktop, in Dubai: a deposit, the wallet, and the goods', { tag: longer }, async ({
  browser,
}) => {
  const lang = 'en'
  const origin = shop('ae')
  const customer = await openPage(browser, { ...desktop, locale: 'en-GB' })
  await addByLink(customer, lang, demoLink('/products/brass-reading-lamp'), origin)
  await signUpAs(customer, lang, `adam-${unique}@example.test`, origin)
  await depositByCard(customer, lang, '2000', origin)
  await checkOut(customer, lang, 'wallet', origin)
  const number = await orderNumber(customer)
  await seeState(customer, lang, number, /Processing/, origin)

  const staff = await openPage(browser, desktop)
  await signInAtConsole(staff, lang, 'admin', origin)
  await review(staff, lang, number, '', origin)
  await buy(staff, lang, number, origin)
  await sendHome(staff, lang, number, 1400, origin)
  await makeReady(staff, lang, number, origin)
  await handOver(staff, lang, await pickupCode(customer, lang, number, origin), 'Adam Adel', origin)
  await seeState(customer, lang, number, /Picked up/, origin)
})

test("what does not exist and what is somebody else's answer the same 404", async ({ browser }) => {
  const stranger = await openPage(browser, desktop)
  await joinAs(stranger, 'en', `stranger-${unique}@example.test`)
  for (const number of ['100001', '999999', 'x']) {
    const answer = await stranger.goto(`${shop()}/en/account/orders/${number}`)
    expect(answer?.status()).toBe(404)
  }
})
