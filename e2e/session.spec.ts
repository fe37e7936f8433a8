// The cookies of language and session, and the browser's behaviour when a session ends behind an open page.
import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import pg from 'pg'
import { mailedCode, say, shop, signIn } from './customer.ts'
import { test } from './test.ts'
import { addAccount } from './visitors.ts'

const day = 86_400
const password = 'harbour lights at dusk'

test('a session that ends behind an open page is removed, and the page is loaded again once', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'en', 'omar@marsa.localhost', password)
  await page.goto(`${shop()}/en/faq`)
  await page.waitForLoadState('networkidle')
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  const ended = await fetch(`${shop()}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token?.value}` },
  })
  expect(ended.status).toBe(200)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  await page.locator('footer a[href="/en/stores"]').first().click()
  await page.waitForURL('**/en/stores')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('header a[href*="/auth/signin"]').first()).toBeAttached()
  expect(documents).toEqual([`${shop()}/en/stores`])
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
  await page.locator('footer a[href="/en/faq"]').first().click()
  await page.waitForURL('**/en/faq')
  expect(documents.length).toBe(1)
  await context.close()
})

test('a call with an expired token says so and removes the cookie', async ({ browser }) => {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'token', value: 'of-yesterday', url: shop() }])
  const answer = await context.request.get(`${shop()}/api/users/profile`, { headers: { 'accept-language': 'en' } })
  expect([answer.status(), (await answer.json()).message]).toEqual([401, 'Invalid token'])
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('remembered for 365 days if asked, otherwise until the browser closes; the language for 365 days', async ({
  browser,
}) => {
  for (const remember of [true, false]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${shop()}/ar/auth/signin`)
    await page.locator('main input[name=email]').fill('omar@marsa.localhost')
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=rememberMe]').setChecked(remember)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL((url) => !url.pathname.includes('signin'))
    const { expires, httpOnly, sameSite } = (await context.cookies()).find(({ name }) => name === 'token')!
    expect([httpOnly, sameSite]).toEqual([true, 'Lax'])
    if (remember) expect(Math.abs(expires - Date.now() / 1000 - 365 * day)).toBeLessThan(day)
    else expect(expires).toBe(-1)
    await page.goto(`${shop()}/ar/faq`)
    await page.locator('a[hreflang=en]:visible').first().click()
    await page.waitForURL('**/en/faq')
    const language = (await context.cookies()).find(({ name }) => name === 'lang')
    expect(language?.value).toBe('en')
    expect(Math.abs(language!.expires - Date.now() / 1000 - 365 * day)).toBeLessThan(day)
    const bare = await context.request.get(`${shop()}/`, { maxRedirects: 0 })
    expect(bare.headers().location).toBe('/en')
    await context.close()
  }
})

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? 'with a script what was typed is kept' : 'without a script too'
  test(`who has no password confirms by a code from the mail; ${script}`, async ({ browser }) => {
    const email = javaScriptEnabled ? 'salma@marsa.localhost' : `confirm-${Date.now().toString(36)}@example.test`
    if (!javaScriptEnabled) await addAccount({ email, site: 'eg', language: 'ar' })
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await signIn(page, 'ar', email, password)
    await forgetProof((await context.cookies()).find(({ name }) => name === 'token')?.value ?? '')
    const path = javaScriptEnabled ? '/ar/account/financial/wallet/withdraw' : '/ar/account/profile/delete'
    await page.goto(shop() + path)
    await expect(page.locator('main input[name=proof]')).toBeVisible()
    if (javaScriptEnabled) await page.locator('main input[name=amount]').fill('321')
    await page.getByRole('link', { name: say('ar', 'people_proof_by_code') }).click()
    if (!javaScriptEnabled) await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/account/confirm/code?ask=**')
    const code = await mailedCode(page, email, say('ar', 'people_mail_code_subject'))
    await page.locator('main input[name=code]').fill(code)
    if (!javaScriptEnabled) await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL((url) => url.pathname === path)
    await expect(page.locator('main form button[type=submit]').first()).toBeVisible()
    await expect(page.locator('main input[name=proof]')).toHaveCount(0)
    if (javaScriptEnabled) await expect(page.locator('main input[name=amount]')).toHaveValue('321')
    await context.close()
  })
}

/** As if this session had been opened an hour ago. */
async function forgetProof(token: string): Promise<void> {
  const db = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await db.connect()
  try {
    const hash = createHash('sha256').update(token).digest('hex')
    await db.query(`update sessions set proved_at = now() - interval '1 hour' where token_hash = $1`, [hash])
  } finally {
    await db.end()
  }
}
