// The service worker is installed, and without a connection the shop's own page is shown, in the language of the
// address.
import { expect, type Page } from '@playwright/test'
import { say, shop } from './customer.ts'
import { languages } from './languages.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has cached its pages and answers for this one. */
async function installed(page: Page): Promise<void> {
  await page.goto(`${shop()}/ar`)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'))
    .toBe('activated')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('the worker is installed and caches both pages', async ({ page }) => {
  await installed(page)
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('marsa-offline-1')
    return (await cache.keys()).map((request) => new URL(request.url).pathname)
  })
  expect(kept.sort()).toEqual(['/ar/offline', '/en/offline'])
})

for (const lang of languages) {
  test(`${lang}: without a connection the shop's own page says so, and disappears with the connection`, async ({
    page,
    context,
  }) => {
    await installed(page)
    await context.setOffline(true)
    await page.goto(`${shop()}/${lang}/faq`)
    await expect(page.locator('h1')).toHaveText(say(lang, 'storefront_offline_title'))
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
    const sand = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(sand, "the shop's own ground").not.toBe('rgba(0, 0, 0, 0)')
    await context.setOffline(false)
    await page.getByRole('link', { name: say(lang, 'storefront_offline_again') }).click()
    await page.waitForURL(`**/${lang}/faq`)
    await expect(page.locator('h1')).not.toHaveText(say(lang, 'storefront_offline_title'))
    await expect(page.locator('h1')).toBeVisible()
  })
}

test('a worker that cannot be installed is reported to the shop', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('no room'))
  })
  const told = page.waitForRequest((request) => request.url().endsWith('/api/system-logs'))
  await page.goto(`${shop()}/ar`)
  expect((await told).postDataJSON()).toMatchObject({ path: '/ar', error: expect.stringContaining('no room') })
})
