// Support finds a customer by what they tell on the phone, notes it, looks at their pages and can do nothing there, and blocks.
import { expect } from '@playwright/test'
import { demoPassword, joinAs, say, shop } from './customer.ts'
import { demoCode, enterConsole } from './staff.ts'
import { test } from './test.ts'

const email = `karim-${Date.now()}@example.test`

test('support finds, notes, looks and blocks; the customer reads of it', async ({ browser }) => {
  test.slow()
  const own = await (await browser.newContext()).newPage()
  await joinAs(own, 'ar', email)
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await enterConsole(page, 'ar', 'support')
  await page.goto(`${shop()}/ar/ops/customers?q=${encodeURIComponent(email)}`)
  await page.locator('main table a').first().click()
  await page.waitForURL(/\/ops\/customers\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)
  await page.locator('textarea[name=said]').fill('يفضّل الاتصال بعد السادسة')
  await page.locator('button[value=note]').click()
  await expect(page.locator('#notes')).toContainText('يفضّل الاتصال بعد السادسة')

  await page.goto(`${shop()}/ar/ops/customers/${id}/acts`)
  const act = (value: string) => page.locator(`form:has(button[value=${value}])`)
  const fill = async (value: string, why: string) => {
    await act(value).locator('textarea[name=why]').fill(why)
    const proof = act(value).locator('input[name=proof]')
    if (await proof.count()) await proof.fill(demoCode())
    await act(value).locator(`button[value=${value}]`).click()
  }
  await fill('view', 'لا يجد الفاتورة')
  await page.waitForURL('**/ar/account')
  await expect(page.locator('main')).toContainText(say('ar', 'account_viewed'))
  const posted = await page.request.post(`${shop()}/ar/account/orders`, {
    form: { do: 'anything' },
    headers: { origin: shop() },
    maxRedirects: 0,
  })
  expect(posted.status()).toBe(403)
  expect((await page.request.get(`${shop()}/ar/account/financial/wallet`, { maxRedirects: 0 })).status()).toBe(403)
  await page.locator('button[value=leave]').click()
  await page.waitForURL(/\/ops\/customers\//)

  await own.goto(`${shop()}/ar/account/sessions`)
  await expect(own.locator('#support-looks')).toContainText('لا يجد الفاتورة')

  await page.goto(`${shop()}/ar/ops/customers/${id}/acts`)
  await fill('block', 'بطاقة مسروقة')
  await expect(page.locator('main')).toContainText('بطاقة مسروقة')
  await own.goto(`${shop()}/ar/account`)
  await own.waitForURL('**/auth/signin**')
  await own.locator('main input[name=email]').fill(email)
  await own.locator('input[name=password]').fill(demoPassword)
  await own.locator('main form button[type=submit]').first().click()
  await expect(own.locator('main')).toContainText(say('ar', 'refusal_account_blocked', 'people'))
  await expect(own.locator('main a[href="/ar/contact"]')).toBeVisible()
})
