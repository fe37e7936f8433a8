// A coupon's life: created by one person, published by another, used in a cart, paused meanwhile, and the cart's
// alternatives then.
import { expect } from '@playwright/test'
import { addByLink, demoLink, say, shop } from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const code = `E2E${Date.now().toString(36).toUpperCase()}`

test('two people create a coupon, a guest uses it, and when it is paused the cart offers another', async ({
  browser,
}) => {
  const first = await (await browser.newContext(desk)).newPage()
  await enterConsole(first, 'en', 'finance')
  await first.goto(`${shop()}/en/ops/pricing/coupons/new`)
  await first.locator('[name=code]').fill(code)
  await first.locator('[name=percent]').fill('60')
  await first.locator('[name=isPublic]').check()
  await first.locator('[name=why]').fill('a campaign for this test')
  await first.locator('button[value=preview]').click()
  await expect(first.locator('main')).toContainText(say('en', 'coupons_preview_title'))
  await expect(first.locator('[name=percent]')).toHaveValue('60')
  await first.getByRole('button', { name: say('en', 'coupons_save_new') }).click()
  await first.waitForURL('**/pricing/coupons/*?done=proposed')
  await expect(first.locator('button[value=publish]')).toHaveCount(0)
  const coupon = first.url().split('?')[0] ?? ''

  const second = await (await browser.newContext(desk)).newPage()
  await enterConsole(second, 'en', 'finance2')
  await second.goto(coupon)
  await second.locator('button[value=publish]').click()
  await saidDone(second, 'published')

  const guest = await (await browser.newContext(phone)).newPage()
  await addByLink(guest, 'ar', demoLink('/products/brass-reading-lamp'))
  await guest.goto(`${shop()}/ar/coupons`)
  const card = guest.locator('main li', { hasText: code })
  await expect(card).toContainText('60%')
  await card.locator('button[type=submit]').click()
  await guest.waitForURL('**/ar/cart')
  await expect(guest.locator('#cost')).toContainText(code)

  await second.locator('button[value=pause]').click()
  await saidDone(second, 'pause')
  await guest.reload()
  const notice = guest.locator('#cost [role=status]', { hasText: code })
  await expect(notice).toContainText('موقوف')
  await expect(notice.getByRole('button', { name: say('ar', 'cart_offer_without_coupon') })).toBeVisible()
  await notice.locator('button', { hasText: 'SHIP15' }).click()
  await expect(guest.locator('#cost')).toContainText('SHIP15')
  await expect(notice).toHaveCount(0)
})

test('every invalid code gives its reason, at its field', async ({ browser }) => {
  const guest = await (await browser.newContext(phone)).newPage()
  await addByLink(guest, 'ar', demoLink('/products/brass-reading-lamp'))
  for (const [typed, words] of [
    ['NOSUCHCODE', 'كود الخصم غير صحيح'],
    ['SUMMER', 'انتهت صلاحية'],
    ['NEWYEAR', 'يبدأ العمل'],
    ['PAUSED5', 'موقوف'],
    ['SHOES20', 'أحذية'],
    ['MARSA250', 'باقي لك'],
  ] as const) {
    await guest.goto(`${shop()}/ar/cart`)
    await guest.locator('#cost summary', { hasText: say('ar', 'cart_coupon_question') }).click()
    await guest.locator('#field-code').fill(typed)
    await guest.locator('#cost form button[type=submit]').first().click()
    await expect(guest.locator('#field-code-error')).toContainText(words)
    await expect(guest.locator('#field-code')).toHaveValue(typed)
  }
})
