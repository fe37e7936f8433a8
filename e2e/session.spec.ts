// The cookies of language and session, and the browser's behaviour when a session ends behind an open page.
import { expect, test } from '@playwright/test'
import { shop, signIn } from './customer.ts'

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
    await page.locator('input[name=email]').fill('omar@marsa.localhost')
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
