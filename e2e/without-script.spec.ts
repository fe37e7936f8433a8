// U24: without a script what matters can be sent: browsing, signing in, the cart, the checkout, orders. (That every screen is
// there to read: screens.spec.ts. Placing and cancelling without a script: visits.spec.ts.)
import { expect, type Page } from '@playwright/test'
import { chooseOptions, demoLink, say, shop } from './customer.ts'
import { type Language, languages } from './languages.ts'
import { test } from './test.ts'

for (const lang of languages) {
  test(`${lang}: a link into the cart, a changed amount, a coupon, a sign-in and the checkout, without a script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    const page = await context.newPage()
    await fillCartWithout(page, lang)
    const row = page.locator('main form', { has: page.locator('output') }).first()
    await row.locator('button[name]').last().click()
    await expect(page.locator('main output').first()).toHaveText('2')
    const code = page.locator('main input[name=code]').first()
    if (!(await code.isVisible())) await page.locator('main details:has(input[name=code]) > summary').first().click()
    await code.fill('NO-SUCH-COUPON')
    await page
      .locator('main form', { has: page.locator('input[name=code]') })
      .first()
      .locator('button[type=submit]')
      .click()
    await expect(page.locator('main [role=alert], main [aria-invalid=true]').first()).toBeVisible()
    await page.goto(`${shop()}/${lang}/checkout`)
    // The code by mail is asked for first; who has a password goes on with it.
    await page.locator('main input[name=email]').fill('nobody')
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
    await page.locator('main a[href*="/auth/signin"]').click()
    await expect(page).toHaveURL(/auth\/signin/)
    await page.locator('main input[name=email]').fill('salma@marsa.localhost')
    await page.locator('input[name=password]').fill('not this one')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('main [role=alert]').first()).toBeVisible()
    await expect(page.locator('main input[name=email]')).toHaveValue('salma@marsa.localhost')
    await page.locator('input[name=password]').fill('harbour lights at dusk')
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.locator('h1')).toBeVisible()
    await page.goto(`${shop()}/${lang}/account/orders`)
    await page.locator('main a[href*="/account/orders/1"]').first().click()
    await expect(page.locator('main')).toContainText(/\d\.\d\d/)
    await context.close()
  })
}

test('without a script a sold-out colour is asked for again, at the price of the size that was chosen', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(`${shop()}/en`)
  await page.locator('main input[name=q]').first().fill(demoLink('/products/waxed-canvas-weekender'))
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
  const small = await page.locator('#landed-price').first().textContent()
  const keep = page.locator('main button[form=item][value=keep]:visible').last()
  await page.locator('form#item input[name=color][value=Sand]').check({ force: true })
  await page.locator('form#item input[name=size]').nth(1).check({ force: true })
  await keep.click()
  await expect(page.locator('main [role=alert]').first()).toContainText(say('en', 'cart_product_sold_out'))
  expect(await page.locator('#landed-price').first().textContent()).not.toBe(small)
  await page.locator('form#item input[name=color][value=Navy]').check({ force: true })
  await keep.click()
  await page.waitForURL((url) => url.pathname === '/en/cart')
  await expect(page.locator('main')).toContainText('148.00')
  await context.close()
})

async function fillCartWithout(page: Page, lang: Language): Promise<void> {
  await page.goto(`${shop()}/${lang}`)
  await page.locator('main input[name=q]').first().fill(demoLink('/products/brass-reading-lamp'))
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
  await chooseOptions(page)
  await page.locator('main button[form=item][value=keep]:visible').last().click()
  await page.waitForURL((url) => url.pathname === `/${lang}/cart`)
}
