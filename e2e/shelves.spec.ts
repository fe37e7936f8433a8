// Goods where there is nothing else to see: on the home page, in an empty cart, and what somebody opened last.
import { expect, type Page } from '@playwright/test'
import { say, shop } from './customer.ts'
import { test } from './test.ts'

const goods = (page: Page) => page.locator('main article')

test('without a script: an empty cart shows what others buy, and its box searches', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${shop()}/ar/cart`)
  await expect(page.getByRole('heading', { name: say('ar', 'search_shelf_most') })).toBeVisible()
  expect(await goods(page).count()).toBeGreaterThanOrEqual(4)
  await page.locator('main input[name=q]').fill('lamp')
  await page
    .locator('main')
    .getByRole('button', { name: say('ar', 'cart_find_button') })
    .click()
  await page.waitForURL('**/ar/search-product?q=lamp')
  await expect(goods(page).first()).toBeVisible()
})

test('without a script: what a guest opened stands on the home page and in the empty cart, until it is cleared', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const opened = page.getByRole('region', { name: say('en', 'search_shelf_opened') })
  await page.goto(`${shop()}/en`)
  await expect(opened).toHaveCount(0)
  await page.goto(`${shop()}/en/search-product?q=lamp`)
  const title = await goods(page).first().getByRole('link').textContent()
  await goods(page).first().getByRole('link').click()
  await expect(page.locator('form#item')).toBeVisible()
  await page.goto(`${shop()}/en`)
  await expect(opened.locator('article')).toHaveCount(1)
  await expect(opened).toContainText(title ?? '')
  await page.goto(`${shop()}/en/cart`)
  await opened.getByRole('button', { name: say('en', 'search_shelf_opened_clear') }).click()
  await page.waitForURL('**/en/cart')
  await expect(opened).toHaveCount(0)
  await page.goto(`${shop()}/en`)
  await expect(opened).toHaveCount(0)
})

test('the first visit to the home page loads no script for its goods, and its links are followed within the shop', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${shop()}/ar`, { waitUntil: 'networkidle' })
  await expect(goods(page).first()).toBeVisible()
  expect(asked.filter((url) => url.includes('home-rest'))).toEqual([])
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await goods(page).first().getByRole('link').click()
  await page.waitForURL(/\/ar\/search-product\/\d+$/)
  await expect(page.locator('form#item')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('who comes to the home page within the shop meets all of it at once', async ({ page }) => {
  await page.goto(`${shop()}/ar/stores`, { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator('header a[href="/ar"]').first().click()
  await page.waitForURL((url) => url.pathname === '/ar')
  await expect(page.locator('main h1')).toHaveText(say('ar', 'storefront_hero_title'))
  expect(await goods(page).count()).toBeGreaterThanOrEqual(8)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
