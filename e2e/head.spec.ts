// U9, U12, U13, U29: checks across screens: the map for search engines, switching the language, lists with their state
// in the address; and that the check of glyph order finds faults.
import { expect } from '@playwright/test'
import { arabicAmounts, leftToRightRuns } from './check-reading.ts'
import { shop } from './customer.ts'
import { inPage, type Look } from './in-page.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

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

test('every public page has a title and a description of its own, tells its place, and is shared with a picture', async ({
  request,
  playwright,
}) => {
  test.setTimeout(120_000)
  const map = await (await request.get(`${shop()}/sitemaps/pages.xml`)).text()
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!)
  const product = /<loc>([^<]+\/en\/search-product\/\d+)<\/loc>/.exec(
    await (await request.get(`${shop()}/sitemaps/products-1.xml`)).text(),
  )?.[1]
  const [titles, descriptions, pictures] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()]
  for (const place of [...places, product!]) {
    const html = await (await request.get(place)).text()
    const title = only(html, /<title>([^<]+)<\/title>/g, place)
    const description = only(html, /<meta name="description" content="([^"]+)"/g, place)
    expect(title.length, `${place}: ${title}`).toBeGreaterThan(5)
    expect(title.length, `${place}: ${title}`).toBeLessThanOrEqual(90)
    expect(description.length, `${place}: ${description}`).toBeGreaterThanOrEqual(25)
    expect(description.length, `${place}: ${description}`).toBeLessThanOrEqual(320)
    expect(titles.get(title), `${place} and another have the title ${title}`).toBeUndefined()
    expect(descriptions.get(description), `${place} and another are described by ${description}`).toBeUndefined()
    titles.set(title, place)
    descriptions.set(description, place)
    const told = factsOf(html)
    const kinds = told.map((fact) => fact['@type'])
    const isHome = /\/(ar|en)$/.test(place)
    for (const kind of isHome ? ['Organization', 'WebSite'] : ['BreadcrumbList']) expect(kinds, place).toContain(kind)
    if (place.endsWith('/faq')) checkQuestions(told.find((fact) => fact['@type'] === 'FAQPage'))
    if (!isHome)
      checkSteps(
        told.find((fact) => fact['@type'] === 'BreadcrumbList'),
        place,
      )
    expect(html, place).toContain('<meta name="twitter:card" content="summary_large_image"')
    pictures.add(only(html, /<meta property="og:image" content="([^"]+)"/g, place))
  }
  // Messengers come without cookies.
  const stranger = await playwright.request.newContext()
  expect(pictures.size).toBeGreaterThan(14)
  for (const address of pictures) {
    const answer = await stranger.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toBe('image/png')
    const bytes = await answer.body()
    expect(bytes.subarray(1, 4).toString('latin1'), address).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630])
  }
  for (const unknown of [
    '/share/ar/terms-of.png',
    '/share/ar/article-00000000-0000-7000-8000-000000000000.png',
    '/share/fr/home.png',
    '/share/en/product-999999999.png',
  ])
    expect((await stranger.get(shop() + unknown)).status(), unknown).toBe(404)
  await stranger.dispose()
})

type Fact = { readonly '@type': string; readonly [name: string]: unknown }

function only(html: string, pattern: RegExp, place: string): string {
  const found = [...html.matchAll(pattern)].map(([, text]) => text!)
  expect(found, `${place} says it once: ${pattern}`).toHaveLength(1)
  return found[0]!
}

/** All that a page tells search engines; it has to be JSON of schema.org. */
function factsOf(html: string): readonly Fact[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const told = JSON.parse(json!)
    expect(told['@context']).toBe('https://schema.org')
    return (told['@graph'] ?? [told]) as readonly Fact[]
  })
}

function checkQuestions(page: Fact | undefined): void {
  const questions = page?.mainEntity as readonly { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThan(5)
  for (const { name, acceptedAnswer } of questions) {
    expect(name.length).toBeGreaterThan(5)
    expect(acceptedAnswer.text.length, name).toBeGreaterThan(10)
  }
}

function checkSteps(list: Fact | undefined, place: string): void {
  const steps = list?.itemListElement as readonly { position: number; name: string; item: string }[]
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
  expect(steps.at(-1)?.item).toBe(place)
  expect(place.startsWith(steps[0]!.item)).toBe(true)
}

test('without a script, a question is found by its words and stands open', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${shop()}/ar/faq`)
  const questions = page.locator('main details')
  const all = await questions.count()
  await page.locator('main input[name=q]').fill('محفظة')
  await page.locator('main form button').click()
  await page.waitForURL('**/ar/faq?q=**')
  expect(await questions.count()).toBeLessThan(all)
  await expect(questions.first()).toHaveAttribute('open', '')
  await page.goto(`${shop()}/ar/faq?q=zzzz`)
  await expect(questions).toHaveCount(0)
  await expect(page.locator('main [role=status] a')).toHaveAttribute('href', '/ar/contact')
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
