// The staff sign-in: a password and a code; at the first time an authenticator is connected.
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { shop } from './customer.ts'
import { test } from './test.ts'

test('one factor opens only the page of the code, and the code opens the console', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${shop()}/ar/ops/review`)
  await page.locator('main input[name=email]').fill('buyer@marsa.localhost')
  await page.locator('input[name=password]').fill('harbour lights at dusk')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/ops/signin/code**')
  for (const path of ['/ar/ops', '/ar/ops/purchase', '/en/ops/find?q=1']) {
    const answer = await context.request.get(`${shop()}${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
  }
  expect((await context.request.get(`${shop()}/api/ops/purchase`)).status()).toBe(401)
  await page.locator('input[name=code]').fill('000000')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main')).toContainText('الرمز غير صحيح')
  const secret = Secret.fromBase32('MARSAHARBOURLIGHTSATDUSK23456723')
  await page.locator('input[name=code]').fill(new TOTP({ secret }).generate())
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/ar/ops/review')
  await context.close()
})
