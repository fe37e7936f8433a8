// A session that ends in the middle of checkout loses nothing; a chosen language applies to the whole page.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addByLink, demoLink, demoPassword, fillAddress, joinAs, say, shop, signIn, walkToPay } from './customer.ts'
import { test } from './test.ts'

const email = `kept-${Date.now().toString(36)}@example.test`
const password = demoPassword

/** Ends the session without the browser's knowledge. */
async function endSession(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  const headers = { authorization: `Bearer ${token?.value}` }
  expect((await fetch(`${shop()}/api/auth/logout`, { method: 'POST', headers })).status).toBe(200)
}

async function signInAgain(page: Page): Promise<void> {
  await page.waitForURL('**/auth/signin**')
  await expect(page.getByText(say('ar', 'people_signin_kept'))).toBeVisible()
  await page.locator('main input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/checkout\?.*kept=/)
}

test('a new address and the last choices survive the session they were made in', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await addByLink(page, 'ar', demoLink('/products/brass-reading-lamp'))
  await joinAs(page, 'ar', email)
  await page.goto(`${shop()}/ar/checkout`)
  await page.waitForLoadState('networkidle')
  await fillAddress(page)
  await page.locator('main [name=street]').fill('شارع البحر')
  await endSession(context)
  const onward = page.locator('main button[type=submit]:visible').first()
  await onward.click()
  await signInAgain(page)
  await expect(page.locator('main [name=street]')).toHaveValue('شارع البحر')
  await expect(page.locator('main [name=building]')).toHaveValue('12')
  await expect(page.locator('main [name=area]')).not.toHaveValue('')

  await page.waitForLoadState('networkidle')
  await walkToPay(page, 'bankTransfer')
  await expect(page.locator('main')).toContainText(say('ar', 'checkout_review_first_title'))
  await page
    .locator('details', { has: page.locator('input[name=decision]') })
    .locator('> summary')
    .click()
  await page.locator('input[name=decision][value=HOLD_ORDER]').check({ force: true })
  await page.locator('input[name=terms]').check()
  await endSession(context)
  await onward.click()
  await signInAgain(page)
  await expect(page.locator('input[name=decision][value=HOLD_ORDER]')).toBeChecked()
  await expect(page.locator('input[name=terms]')).toBeChecked()
})

test('another language in the preferences changes the whole page at once', async ({ page }) => {
  await signIn(page, 'ar', 'omar@marsa.localhost', 'harbour lights at dusk')
  for (const [from, language, to] of [
    ['ar', 'english', 'en'],
    ['en', 'arabic', 'ar'],
  ] as const) {
    await page.goto(`${shop()}/${from}/account/preferences`)
    await page.waitForLoadState('networkidle')
    const choice = page.locator(`main [name=language]`)
    if ((await choice.first().evaluate((one) => one.tagName)) === 'SELECT') await choice.selectOption(language)
    else await page.locator(`main [name=language][value=${language}]`).check()
    await page.getByRole('button', { name: say(from, 'people_preferences_save') }).click()
    await page.waitForURL(`**/${to}/account/preferences?saved=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.locator('html')).toHaveAttribute('dir', to === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('main h1')).toHaveText(say(to, 'people_preferences_title'))
    await expect(page.getByText(say(to, 'storefront_skip'))).toBeAttached()
  }
})
