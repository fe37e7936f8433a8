// U9, U12, U13, U29: checks across screens: the map for search engines, switching the language, lists with their state
// in the address; and that the check of glyph order finds faults.
import { expect, test } from '@playwright/test'
import { arabicAmounts, leftToRightRuns } from './check-reading.ts'
import { shop } from './customer.ts'
import { inPage, type Look } from './in-page.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'

let visitors: Visitors
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

test('the map names every public page in both languages, and each exists, names itself and its translation', async ({
  request,
}) => {
  const robots = await (await request.get(`${shop()}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${shop()}/sitemap.xml`)
  const map = await (await request.get(`${shop()}/sitemaps/pages.xml`)).text()
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!)
  expect(places.length).toBeGreaterThan(16)
  for (const place of places) {
    const answer = await request.get(place)
    expect(answer.status(), place).toBe(200)
    const html = await answer.text()
    expect(html, place).toContain(`<link rel="canonical" href="${place}"`)
    const twin = place.replace(/\/(ar|en)(?=\/|$)/, (_, lang) => (lang === 'ar' ? '/en' : '/ar'))
    expect(places, place).toContain(twin)
    expect(html, place).toMatch(new RegExp(`<link rel="alternate" hreflang="(ar|en)" href="${twin}"`, 'i'))
  }
})

test('the other language shows the same page with the same query, at the same place', async ({ browser }) => {
  const { page, close } = await visitors.open(browser, 'customer')
  await page.setViewportSize({ width: 1440, height: 600 })
  for (const [from, to] of [
    ['/ar/account/orders?tab=cancelled&search=1#main', '/en/account/orders?tab=cancelled&search=1#main'],
    ['/en/terms#main', '/ar/terms#main'],
  ] as const) {
    await page.goto(shop() + from)
    await page.waitForLoadState('networkidle')
    await page.locator('header a[hreflang]:visible').first().click()
    await page.waitForURL(shop() + to)
    await expect(page.locator('html')).toHaveAttribute('lang', to.slice(1, 3))
  }
  // A section of a long text is the same section.
  await page.goto(`${shop()}/ar/terms`)
  const part = await page.locator('nav a[href^="#"]:visible').last().getAttribute('href')
  await page.goto(`${shop()}/ar/terms${part}`)
  await page.waitForLoadState('networkidle')
  await page
    .locator('header a[hreflang]')
    .first()
    .evaluate((link) => (link as HTMLElement).click())
  await page.waitForURL(`${shop()}/en/terms${part}`)
  await expect(page.locator(part!)).toBeInViewport()
  await close()
})

test('a list keeps its tab, search, page and size in its address, also when going back', async ({ browser }) => {
  const { page, close } = await visitors.open(browser, 'customer')
  await page.goto(`${shop()}/en/account/orders`)
  await page.locator('main nav a[href*="tab=cancelled"], main a[href*="tab=cancelled"]').first().click()
  await expect(page).toHaveURL(/tab=cancelled/)
  await page.goBack()
  await expect(page).not.toHaveURL(/tab=cancelled/)
  for (const size of [20, 50, 80, 100]) {
    const answer = await page.goto(`${shop()}/en/account/financial?limit=${size}&page=1`)
    expect(answer?.status()).toBe(200)
  }
  await close()
  const admin = await visitors.open(browser, 'admin')
  await admin.page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, name] of [
    ['/ops/review', 'q'],
    ['/ops/purchase', 'q'],
    ['/ops/shipments', 'q'],
  ] as const) {
    await admin.page.goto(`${shop()}/en${path}`)
    await admin.page.locator(`main input[name=${name}]`).first().fill('1000')
    await admin.page.keyboard.press('Enter')
    await expect(admin.page).toHaveURL(new RegExp(`${name}=1000`))
    await admin.page.reload()
    await expect(admin.page.locator(`main input[name=${name}]`).first()).toHaveValue('1000')
  }
  await admin.close()
})

test('the check of glyph order finds a bare phone, price and code in Arabic, and accepts isolated ones', async ({
  browser,
}) => {
  const { page, close } = await visitors.open(browser, 'guest')
  await page.goto(`${shop()}/ar/faq`)
  const look: Look = { lang: 'ar', width: 360, theme: 'light', rooms: 'site', isPublic: true }
  const plant = (html: string) =>
    page.evaluate((text) => {
      const place =
        document.querySelector('#planted') ?? document.querySelector('main')!.appendChild(document.createElement('p'))
      place.id = 'planted'
      place.innerHTML = text
    }, html)
  for (const run of ['+971 50 123 4567', 'EGP 1,234.50', 'A-10 / X', '10:30-12:45']) {
    await plant(`هذا نص <bdi dir="ltr">${run}</bdi> وبعده نص`)
    expect(await inPage(page, { U9: leftToRightRuns }, look), run).toEqual([])
  }
  for (const run of ['+971 50 123 4567', '1,234.50 EGP']) {
    await plant(`هذا نص ${run} وبعده نص`)
    expect(await inPage(page, { U9: leftToRightRuns }, look), run).not.toEqual([])
  }
  for (const amount of ['<bdi dir="rtl">1,234.50\u00a0ج.م</bdi>', '\u2068\u2066-50.00\u2069\u00a0د.إ\u2069']) {
    await plant(`هذا نص ${amount} وبعده نص`)
    expect(await inPage(page, { U9: arabicAmounts }, look), amount).toEqual([])
  }
  for (const amount of ['<bdi dir="ltr">1,234.50\u00a0ج.م</bdi>', '-50.00\u00a0د.إ']) {
    await plant(`هذا نص ${amount} وبعده نص`)
    expect(await inPage(page, { U9: arabicAmounts }, look), amount).not.toEqual([])
  }
  await close()
})
