// By name instead of by link: found, narrowed, opened, added; the price is the same in each place.
import { expect, type Page } from '@playwright/test'
import { chooseOptions, demoLink, say, shop } from './customer.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }

/** The figures of a price, however it is written. */
const figures = (text: string | null) => (text ?? '').replaceAll(/[^\d.]/g, '')
const cards = (page: Page) => page.locator('main article')

test('on a phone in Arabic: searched, narrowed, opened, in the cart, at one price', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${shop()}/ar`)
  await page.locator('main input[name=q]').fill('lamp')
  await page.locator('main input[name=q]').press('Enter')
  await page.waitForURL('**/search-product?q=lamp')
  // The address changes a moment before the page does: the home page has cards too.
  await expect(page.locator('#narrow')).toBeAttached()
  await expect(cards(page).first()).toBeVisible()
  const before = await cards(page).count()
  await page.getByRole('button', { name: say('ar', 'search_filters_open') }).click()
  const store = page.locator('#narrow input[name=store]').first()
  await store.check()
  await page.getByRole('button', { name: say('ar', 'search_filters_apply') }).click()
  await page.waitForURL(/store=/)
  await expect(cards(page).first()).toBeVisible()
  expect(await cards(page).count()).toBeLessThanOrEqual(before)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /nofollow/)
  const listed = figures(await cards(page).first().locator('.whole-price .figures').textContent())
  await cards(page).first().getByRole('link').click()
  await page.waitForURL(/\/search-product\/\d+$/)
  await expect(page.locator('form#item')).toBeVisible()
  expect(figures(await page.locator('#landed-price .figures').first().textContent())).toBe(listed)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toContain('Product')
  await page.goBack()
  await page.waitForURL(/store=/)
  await page.goForward()
  await expect(page.locator('form#item')).toBeVisible()
  await chooseOptions(page)
  await page.getByRole('button', { name: say('ar', 'cart_add'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/ar/cart')
  await expect(page.locator('main')).toContainText(/\d/)
  const total = (await page.locator('main').textContent()) ?? ''
  expect(total.replaceAll(',', '')).toContain(listed.split('.')[0])
})

test('without a script: searched, narrowed, ordered and opened', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${shop()}/en/search-product?q=lamp`)
  await page.locator('#narrow input[name=stock]').check()
  await page.locator('select[name=sort]').selectOption('lowPrice')
  await page.locator('#narrow button[type=submit]:visible').click()
  await page.waitForURL(/sort=lowPrice/)
  await expect(cards(page).first()).toBeVisible()
  await cards(page).first().getByRole('link').click()
  await expect(page.locator('form#item')).toBeVisible()
})

test('nothing found is said with ways on, and a link in the box goes the way of links', async ({ page }) => {
  await page.goto(`${shop()}/en/search-product?q=qzxqzxqzx`)
  await expect(page.locator('main')).toContainText(say('en', 'search_none_title'))
  await expect(page.getByRole('list', { name: say('en', 'search_categories') })).toBeVisible()
  await page.locator('header input[name=q]:visible').fill(demoLink('/products/brass-reading-lamp'))
  await page.locator('header input[name=q]:visible').press('Enter')
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
})

test('several links are read together, each with its price', async ({ page }) => {
  await page.goto(`${shop()}/en/search-product/links`)
  const links = ['/products/brass-reading-lamp', '/products/waxed-canvas-weekender'].map((path) => demoLink(path))
  await page.locator('textarea[name=links]').fill(links.join('\n'))
  await page.getByRole('button', { name: say('en', 'search_links_button') }).click()
  await expect(page.locator('main li .whole-price')).toHaveCount(2, { timeout: 45_000 })
  await page
    .getByRole('button', { name: say('en', 'cart_add') })
    .first()
    .click()
  await page.waitForURL(/\/en\/cart/)
})

test('words are suggested while somebody types, and chosen by keys', async ({ page }) => {
  await page.goto(`${shop()}/en/stores`)
  const box = page.locator('header input[name=q]:visible')
  await box.pressSequentially('lam')
  const list = page.getByRole('listbox', { name: say('en', 'search_box_suggestions') })
  await expect(list).toBeVisible()
  await box.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(list).toBeHidden()
})

test('the box of the home page suggests too, and its script is loaded when somebody comes to type', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${shop()}/ar`, { waitUntil: 'networkidle' })
  const before = scripts.length
  const box = page.locator('main input[name=q]')
  await box.focus()
  await expect.poll(() => scripts.slice(before).some((url) => url.includes('found-suggestions'))).toBe(true)
  await box.pressSequentially('lam')
  const list = page.locator('main').getByRole('listbox', { name: say('ar', 'search_box_suggestions') })
  await expect(list.getByRole('option').first()).toBeVisible()
  await list.getByRole('option').first().click()
  await page.waitForURL(/\/ar\/search-product/)
})

test('search engines get products in parts, and are kept out of combinations', async ({ request }) => {
  const index = await (await request.get(`${shop()}/sitemap.xml`)).text()
  const part = index.match(/<loc>([^<]*products-1\.xml)<\/loc>/)?.[1]
  expect(part).toBeTruthy()
  const products = await (await request.get(`${shop()}/sitemaps/products-1.xml`)).text()
  expect(products).toMatch(/\/en\/search-product\/\d+</)
  expect(await (await request.get(`${shop()}/robots.txt`)).text()).toContain('Disallow: /ar/search-product?')
  expect((await request.get(`${shop()}/sitemaps/products-9999.xml`)).status()).toBe(404)
})
