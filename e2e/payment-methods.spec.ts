// Fawry by code, card and instalments, valU, and a transfer up to its review, in Arabic on a phone.
import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  addByLink,
  agree,
  checkOut,
  demoLink,
  depositByCard,
  fillAddress,
  joinAs,
  say,
  shop,
  shopPort,
} from './customer.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const unique = Date.now().toString(36)
const lang = 'ar'

async function customerAtCheckout(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await addByLink(page, lang, demoLink('/products/brass-reading-lamp'))
  await joinAs(page, lang, `${name}-${unique}@example.test`)
  return page
}

test('بكود فوري: الكود والوقت المتبقي، ثم الدفع في منفذ فوري يظهر وحده', async ({ browser }) => {
  test.setTimeout(180_000)
  const customer = await customerAtCheckout(browser, 'fawry')
  await checkOut(customer, lang, 'fawry')
  await customer.waitForURL('**/payment/**')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_code_title'))
  await expect(customer.locator('main [role=timer]')).toHaveText(/^7[12]:\d\d:\d\d$/)
  const code = (await customer.locator('main bdi.select-all').first().textContent()) ?? ''
  expect(code).toMatch(/^\d{6,}$/)

  const point = await (await browser.newContext(phone)).newPage()
  await point.goto(`http://localhost:${shopPort() + 3}/atfawry/point?lang=ar`)
  await expect(point.locator('header')).toContainText('تجريبية')
  await point.locator('input[name=code]').fill(code)
  await point.locator('button[value=find]').click()
  await point.locator('button[value=pay]').click()
  await expect(point.locator('.good')).toBeVisible()

  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })
})

test('بتحويل بنكي: الحساب، ثم الإيصال قيد المراجعة ويُستبدل، دون سكربت أيضًا', async ({ browser }) => {
  test.setTimeout(180_000)
  const customer = await customerAtCheckout(browser, 'bank')
  await checkOut(customer, lang, 'bankTransfer')
  await customer.waitForURL('**/payment/**')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_transfer_title'))
  await expect(customer.locator('main')).toContainText('1000200030004')
  await sendReceipt(customer)
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_receipt_title'))

  const plain = await browser.newContext({ ...phone, javaScriptEnabled: false })
  await plain.addCookies(await customer.context().cookies())
  const again = await plain.newPage()
  await again.goto(customer.url())
  await expect(again.locator('main')).toContainText(say(lang, 'checkout_receipt_title'))
  await sendReceipt(again)
  await expect(again.locator('main')).toContainText(say(lang, 'checkout_receipt_title'))
  const seen = await customer.request.get(`${shop()}/api/payments/${customer.url().split('/').at(-1)}`)
  expect((await seen.json()).data.status).toBe('Pending review')
  const file = await again.locator('main a[href^="/api/files/"]').getAttribute('href')
  expect((await customer.request.get(shop() + file)).headers()['content-type']).toBe('image/jpeg')
})

test('رصيد المحفظة أولًا والباقي عبر ڤاليو: رمز خاطئ ثلاث مرات يُفشل الدفعة، ثم الخطة والرمز الصحيح', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const customer = await customerAtCheckout(browser, 'valu')
  await depositByCard(customer, lang, '100')
  await customer.waitForURL('**/payment/**')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_deposit_paid_title'), { timeout: 30_000 })
  await checkOutWith(customer)
  await choosePlan(customer)
  for (const _ of [1, 2, 3]) await giveValuCode(customer, '000000')
  await seeDeclined(customer, 'payments_decline_valu')
  await tryAgain(customer)
  await choosePlan(customer)
  await giveValuCode(customer, '123456')
  await customer.waitForURL('**/payment/**')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })
})

test('ببطاقة عبر فوري، ثم بالتقسيط على البطاقة: كلٌّ تُرفض أولًا ثم تُقبل', async ({ browser }) => {
  test.setTimeout(300_000)
  const customer = await customerAtCheckout(browser, 'fawry-card')
  for (const method of ['fawryCreditCard', 'fawryCreditCardInstalment'] as const) {
    if (method === 'fawryCreditCardInstalment')
      await addByLink(customer, lang, demoLink('/products/brass-reading-lamp'))
    await checkOut(customer, lang, method)
    await customer.waitForURL('**/atfawry/pay/**')
    await customer.locator('button[value=decline]').click()
    await seeDeclined(customer, 'checkout_order_kept')
    await tryAgain(customer)
    await customer.locator('[data-card]').first().click()
    if (method === 'fawryCreditCardInstalment') await customer.locator('select[name=months]').selectOption('12')
    await customer.locator('button[value=pay]').click()
    await customer.waitForURL('**/payment/**')
    await expect(customer.locator('main')).toContainText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })
  }
})

async function choosePlan(customer: Page): Promise<void> {
  await customer.waitForURL('**/atfawry/pay/**')
  await customer.locator('button[value=valu]').click()
  await customer.locator('input[name=months][value="12"]').check()
  await customer.locator('button[value=plan]').click()
}

async function giveValuCode(customer: Page, code: string): Promise<void> {
  await customer.locator('input[name=code]').fill(code)
  await customer.locator('button[value=confirm]').click()
}

// What the gateway said and what to do now; nothing is placed anew.
async function seeDeclined(customer: Page, why: string): Promise<void> {
  await customer.waitForURL('**/payment/**')
  const main = customer.locator('main')
  await expect(main).toContainText(say(lang, 'checkout_failed_title'), { timeout: 30_000 })
  await expect(main).toContainText(say(lang, why))
}

async function tryAgain(customer: Page): Promise<void> {
  await customer.getByRole('button', { name: say(lang, 'checkout_try_again') }).click()
  await customer.waitForURL('**/atfawry/pay/**')
}

// The payment step by hand: the balance before valU, and a code that is asked for when it is missing.
async function checkOutWith(customer: Page): Promise<void> {
  await customer.goto(`${shop()}/${lang}/checkout`)
  await fillAddress(customer)
  const onward = () => customer.locator('main button[type=submit]:visible').first().click()
  await onward()
  await customer.locator('input[name=arrival][value=pickup]').check({ force: true })
  await onward()
  await customer.locator('details:has(input[name=method][value=valu]) > summary').click()
  await customer.locator('input[name=method][value=valu]').check({ force: true })
  await expect(customer.locator('input[name=valuCode]')).toBeVisible()
  await expect(customer.locator('input[name=walletNumber]')).toBeHidden()
  await customer.locator('select[name=part]').selectOption('card')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_part_outside'))
  await onward()
  await expect(customer.locator('main')).toContainText(say(lang, 'refusal_valu_code_needed', 'payments'))
  await customer.locator('input[name=valuCode]').fill('VAL-77')
  await onward()
  await customer.waitForURL('**step=review**')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_part_from_balance'))
  await agree(customer)
  await onward()
}

async function sendReceipt(page: Page): Promise<void> {
  const picture = await page.screenshot()
  await page.locator('input[name=receipt]').setInputFiles({ name: 'إيصال.png', mimeType: 'image/png', buffer: picture })
  await page.locator('form[enctype="multipart/form-data"] button[type=submit]').click()
  await page.waitForLoadState('networkidle')
}
