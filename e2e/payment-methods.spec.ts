// Fawry by code, card and instalments, valU, and orders that are reviewed before payment: a transfer until its receipt
// is checked, and cash at the office. In Arabic on a phone.
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import {
  addByLink,
  agree,
  checkOut,
  demoLink,
  depositByCard,
  joinAs,
  receiveAtOffice,
  say,
  shop,
  shopPort,
  walkToPay,
} from './customer.ts'
import { longer } from './languages.ts'
import { enterConsole, review } from './staff.ts'
import { test } from './test.ts'

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

test('بتحويل بنكي: نراجع أولًا، ثم الحساب بعد المراجعة، ثم الإيصال قيد المراجعة ويُستبدل، دون سكربت أيضًا', async ({
  browser,
}) => {
  const customer = await customerAtCheckout(browser, 'bank')
  const number = await placeReviewedFirst(customer, 'bankTransfer')
  await expect(customer.locator('main')).toContainText(say(lang, 'account_review_first_bank'))
  await seeNothingToPay(customer)

  await reviewBy(browser, number)
  await seeHowToPay(customer, `bank-${unique}@example.test`, number)
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
  // While the receipt is checked, no second payment is asked for.
  await customer.goto(`${shop()}/${lang}/account/orders/${number}`)
  await expect(customer.locator('main')).toContainText(say(lang, 'account_pay_receipt_note'))
  await expect(customer.locator(`main a[href$="/checkout/order/${number}"]`)).toHaveCount(0)
})

test('نقدًا في المكتب: نراجع أولًا، ثم رقم الدفع بعد المراجعة، ثم الدفع في الخزينة', { tag: longer }, async ({
  browser,
}) => {
  const customer = await customerAtCheckout(browser, 'office')
  const number = await placeReviewedFirst(customer, 'office')
  await expect(customer.locator('main')).toContainText(say(lang, 'account_review_first_office'))
  await seeNothingToPay(customer)

  await reviewBy(browser, number)
  await seeHowToPay(customer, `office-${unique}@example.test`, number)
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_till_title'))
  const code = (await customer.locator('main bdi.select-all').first().textContent()) ?? ''
  expect(code).toMatch(/^\d{8}$/)
  await payAtTill(browser, code)
  await customer.goto(`${shop()}/${lang}/account/orders/${number}`)
  await expect(customer.locator('main')).toContainText(say(lang, 'orders_state_pending_purchase'))
  await expect(customer.locator('main')).not.toContainText(say(lang, 'account_act_how_to_pay'))
  await expect(customer.locator(`main a[href$="/checkout/order/${number}"]`)).toHaveCount(0)
})

test('رصيد المحفظة أولًا والباقي عبر ڤاليو: رمز خاطئ ثلاث مرات يُفشل الدفعة، ثم الخطة والرمز الصحيح', async ({
  browser,
}) => {
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

// By card at Fawry the way is the one of other cards; `npm run test:screens` goes it.
test('ببطاقة عبر فوري، ثم بالتقسيط على البطاقة: كلٌّ تُرفض أولًا ثم تُقبل', { tag: longer }, async ({ browser }) => {
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

/**
 * Places an order that is reviewed before payment, as the last step says; ends on the order's page, with its number.
 */
async function placeReviewedFirst(customer: Page, method: 'bankTransfer' | 'office'): Promise<string> {
  await customer.goto(`${shop()}/${lang}/checkout`)
  await walkToPay(customer, method)
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_review_first_title'))
  await agree(customer)
  await customer.locator('main button[type=submit]:visible').first().click()
  await customer.waitForURL(/\/account\/orders\/\d+\?done=placed$/)
  await expect(customer.locator('main')).toContainText(say(lang, 'account_done_placed'))
  await expect(customer.locator('main')).toContainText(say(lang, 'account_review_first_title'))
  return new URL(customer.url()).pathname.split('/').at(-1) ?? ''
}

/** No payment, no number, no bank account, and no way around the review. */
async function seeNothingToPay(customer: Page): Promise<void> {
  const main = customer.locator('main')
  await expect(main.locator('a[href*="/payment/"], a[href*="/checkout/order/"]')).toHaveCount(0)
  await expect(main).not.toContainText('1000200030004')
  await expect(main).not.toContainText(say(lang, 'account_act_how_to_pay'))
}

async function reviewBy(browser: Browser, number: string): Promise<void> {
  const reviewer = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await enterConsole(reviewer, 'en', 'reviewer')
  await review(reviewer, 'en', number)
  await reviewer.context().close()
}

/** The mail about the finished review links to the payment, and so does the order's page, which asks for it now. */
async function seeHowToPay(customer: Page, email: string, number: string): Promise<void> {
  const order = `${shop()}/${lang}/account/orders/${number}`
  // On a phone the same step stands under the thumb, too.
  const way = customer.locator('main a[href*="/payment/"]', { hasText: say(lang, 'account_act_how_to_pay') }).first()
  await untilShown(customer, order, way)
  await expect(customer.locator('main')).not.toContainText(say(lang, 'account_review_first_title'))
  const path = (await way.getAttribute('href')) ?? ''
  const letter = customer
    .locator('tr', { hasText: email })
    .filter({ hasText: 'راجعنا طلبك' })
    .filter({ hasText: number })
  await untilShown(customer, `${shop()}/dev/outbox`, letter)
  await letter.locator('a').first().click()
  await customer.waitForURL('**/dev/outbox/*')
  await customer.goto((await customer.locator(`a[href$="${path}"]`).first().getAttribute('href')) ?? '')
  await customer.waitForURL(`**${path}`)
}

/** The effects of a review appear a moment after it. */
async function untilShown(page: Page, address: string, what: Locator): Promise<void> {
  const isThere = async () => {
    await page.goto(address)
    return what.count()
  }
  await expect.poll(isThere, { timeout: 45_000 }).toBe(1)
}

/** The clerk takes payment for the number that the customer gives. */
async function payAtTill(browser: Browser, code: string): Promise<void> {
  const clerk = await (await browser.newContext(phone)).newPage()
  await enterConsole(clerk, lang, 'hub')
  await clerk.goto(`${shop()}/${lang}/ops/finance/tills`)
  await clerk.locator('main a[href*="/finance/tills/"]').first().click()
  await clerk.waitForURL('**/finance/tills/*')
  await clerk.locator('main input[name=code]').first().fill(code)
  await clerk.keyboard.press('Enter')
  await clerk.locator('button[name=do][value=take]').click()
  await clerk.waitForURL('**done=taken**')
  await clerk.context().close()
}

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

// The gateway's reason and the next step; no new order is placed.
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

// The payment step by hand: the balance before valU, and a missing code is asked for.
async function checkOutWith(customer: Page): Promise<void> {
  await customer.goto(`${shop()}/${lang}/checkout`)
  const onward = () => customer.locator('main button[type=submit]:visible').first().click()
  await receiveAtOffice(customer)
  await onward()
  await customer.waitForURL('**step=pay**')
  await customer.waitForLoadState('networkidle')
  await customer.locator('details:has(input[name=method][value=valu]) > summary').click()
  await customer.locator('input[name=method][value=valu]').check({ force: true })
  await expect(customer.locator('input[name=valuCode]')).toBeVisible()
  await expect(customer.locator('input[name=walletNumber]')).toBeHidden()
  await customer.locator('select[name=part]').selectOption('card')
  await expect(customer.locator('main')).toContainText(say(lang, 'checkout_part_outside'))
  await agree(customer)
  await onward()
  await expect(customer.locator('main')).toContainText(say(lang, 'refusal_valu_code_needed', 'payments'))
  await customer.locator('input[name=valuCode]').fill('VAL-77')
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
