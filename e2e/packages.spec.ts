// A package from comparing to leaving it, in Arabic on a phone; comparing in English on a desktop.
import { expect, type Page } from '@playwright/test'
import { addByLink, demoLink, depositByCard, joinAs, payByCard, say, shop } from './customer.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const unique = Date.now().toString(36)
const own = `${shop()}/ar/account/subscriptions`

async function choose(page: Page, method: 'wallet' | 'creditCard') {
  await page.locator(`input[name=method][value=${method}]`).check({ force: true })
  await page.locator('main form button[type=submit]:visible').last().click()
}

test('اشتراك من المحفظة، ثم تبديل يقول ما يُخسر ويُدفع بالبطاقة، ثم إلغاء يعيد الثمن', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await joinAs(page, 'ar', `packages-${unique}@example.test`)
  await page.goto(own)
  await expect(page.locator('main')).toContainText(say('ar', 'subscriptions_none_yet'))
  await depositByCard(page, 'ar', '400')

  await page.goto(`${shop()}/ar/packages`)
  await page.locator('main a[href$="/packages/star"]').click()
  await page.waitForURL('**/packages/star')
  await expect(page.locator('main')).toContainText('299.00')
  await choose(page, 'wallet')
  await page.waitForURL('**/payment/**')
  await expect(page.locator('main')).toContainText(say('ar', 'checkout_subscribed_title'))
  await page.goto(own)
  await expect(page.locator('main [role=progressbar]')).toHaveAttribute('aria-valuenow', '0')

  await page.goto(`${shop()}/ar/packages`)
  await page.locator('main a[href*="/packages/flat-rate?way=switch"]').click()
  await page.waitForURL('**/packages/flat-rate?way=switch')
  await expect(page.locator('main')).toContainText('50,000.00')
  await expect(page.locator('main')).toContainText('299.00')
  await choose(page, 'creditCard')
  await payByCard(page)
  await expect(page.locator('main')).toContainText(say('ar', 'checkout_subscribed_title'), { timeout: 30_000 })

  await page.goto(own)
  await expect(page.locator('main')).toContainText(say('ar', 'subscriptions_status_switched'))
  await page.locator('main a[href$="/subscriptions/leave"]').click()
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/account/subscriptions?done=leftBack')
  await expect(page.locator('main')).toContainText(say('ar', 'subscriptions_done_left_back'))
  await page.goto(`${shop()}/ar/account/financial?type=package_refund`)
  await expect(page.locator('main')).toContainText('299.00')
  await expect(page.locator('main')).toContainText('249.00')
})

test('a guest compares the nine packages on the cart in the browser', async ({ browser }) => {
  test.setTimeout(90_000)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage()
  await addByLink(page, 'en', demoLink('/products/brass-reading-lamp'))
  await page.goto(`${shop()}/en/packages`)
  const rows = page.locator('main tbody tr')
  await expect(page.locator('main li').filter({ has: page.locator('h2') })).toHaveCount(3)
  await expect(rows).toHaveCount(6)
  await expect(page.locator('main thead')).toContainText(say('en', 'subscriptions_col_cart'))
  await expect(page.locator('main')).toContainText(
    new RegExp(`${say('en', 'subscriptions_verdict_some')}|${say('en', 'subscriptions_verdict_none')}`),
  )
  await rows
    .first()
    .getByRole('link', { name: say('en', 'subscriptions_subscribe') })
    .click()
  await page.waitForURL('**/auth/signin**')
})
