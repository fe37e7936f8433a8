// Editing a paid order: in Arabic on a phone without JavaScript, then in English on a desktop, until a reviewer has
// claimed it.
import { expect, type Page } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, say, shop } from './customer.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const email = `edit-${Date.now().toString(36)}@example.test`
const lamp = demoLink('/products/brass-reading-lamp')

const total = (page: Page) => page.locator('[data-sticky-bar] strong').first()
const quantity = (page: Page) => page.locator('li[id^=item-] form:has(input[value=quantity])').first()

async function open(page: Page, order: string): Promise<void> {
  await page.goto(order)
  await page.locator('main form[action$="/edit"] button').click()
  await page.waitForURL('**/edit')
}

test('يعدّل العميل طلبًا مدفوعًا: لا يتغير شيء قبل الإنهاء، ثم يدفع الفرق؛ بلا JavaScript أيضًا، ويُقفل عند المراجعة', async ({
  browser,
}) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await joinAs(page, 'ar', email)
  await depositByCard(page, 'ar', '60000')
  await addByLink(page, 'ar', lamp)
  await checkOut(page, 'ar', 'wallet')
  await page.waitForURL(/\/payment\//)
  await page.goto(`${shop()}/ar/account/orders`)
  const path = await page.locator('main a[href*="/account/orders/1"]').first().getAttribute('href')
  const order = `${shop()}${path}`

  await open(page, order)
  const before = (await total(page).textContent()) ?? ''
  await quantity(page).locator('button').last().click()
  await expect(page.locator('main')).toContainText(say('ar', 'account_edit_changed'))
  await expect(total(page)).not.toHaveText(before)
  await page.locator('input[name=couponCode]').fill('NOSUCHCODE')
  await page.locator('button[value=coupon]').click()
  await expect(page.locator('input[name=couponCode]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name=couponCode]')).toHaveValue('NOSUCHCODE')
  await page.locator('button[value=leave]').click()
  await page.waitForURL('**?done=left')
  await expect(page.locator('main')).toContainText(say('ar', 'account_edit_done_left'))
  // The address of a finished edit leads to the order.
  await page.goto(`${order}/edit`)
  await expect(page).toHaveURL(order)
  await expect(page.locator('#cost')).toBeVisible()

  const plain = await browser.newContext({
    ...phone,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const bare = await plain.newPage()
  await open(bare, order)
  await expect(total(bare)).toHaveText(before)
  await quantity(bare).locator('button').last().click()
  await expect(bare.locator('main')).toContainText(say('ar', 'account_edit_changed'))
  await bare.goto(`${order}/edit/add?link=${encodeURIComponent(demoLink('/products/enamel-camp-mug'))}&wait=1`)
  await bare.locator('select[name=category]').selectOption('homeware')
  await bare.locator('main button[form=item]').click()
  await bare.waitForURL(/\/edit(#|$)/)
  await expect(bare.locator('main')).toContainText(say('ar', 'account_edit_added'))
  await bare.locator('button[value=end]:visible').first().click()
  await bare.waitForURL('**/checkout/order/**')
  await plain.close()

  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState: await context.storageState(),
  })
  const english = await desk.newPage()
  const own = order.replace('/ar/', '/en/')
  await open(english, own)
  await expect(english.locator('li[id^=item-]')).toHaveCount(2)
  await english.locator('li[id^=item-] form:has(input[value=cancel]) button').last().click()
  await expect(english.locator('main')).toContainText(say('en', 'account_edit_cancelled'))
  await english.locator('li[id^=item-] form:has(input[value=restore]) button').first().click()
  await expect(english.locator('main')).toContainText(say('en', 'account_edit_nothing'))
  await english.locator('button[value=leave]').click()
  await english.waitForURL('**?done=left')

  const staff = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await enterConsole(staff, 'en', 'reviewer')
  const number = own.split('/').at(-1) ?? ''
  await staff.goto(`${shop()}/en/ops/review/${number}`)
  await staff.locator('button[name=do][value=claim]').click()
  await expect(staff.locator('button[name=do][value=finish]')).toBeVisible()
  await english.goto(own)
  await expect(english.locator('#edit-locked')).toHaveText(say('en', 'refusal_edit_locked_review', 'orders'))
})
