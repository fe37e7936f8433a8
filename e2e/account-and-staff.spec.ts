// The screens of checkout, of the account's orders and of the console, as they stand; and what must not happen twice.
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, type Language, shop, signIn } from './customer.ts'
import { enterConsole } from './staff.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const DEMO_PASSWORD = 'harbour lights at dusk'
const WIDTHS = [360, 1440] as const
const LANGUAGES = ['ar', 'en'] as const
const unique = Date.now().toString(36)

test.describe.configure({ mode: 'parallel' })

type Seen = { readonly page: Page; readonly lang: Language; readonly noises: string[] }

async function open(browser: Browser, lang: Language, options: BrowserContextOptions = {}): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const noises: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noises.push(message.text())
  })
  page.on('pageerror', (error) => noises.push(error.message))
  return { page, lang, noises }
}

/** What stands on the screen now, at every width: it fits, everybody can use it, and nothing was complained of. */
async function look({ page, noises }: Seen, widths: readonly number[] = WIDTHS): Promise<void> {
  const where = page.url().replace(shop(), '')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForLoadState('networkidle')
    // Tall enough that nothing lies half under the bar at its foot by the accident of the fold.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(900, height) })
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const text = (await page.locator('main').textContent()) ?? ''
    const axe = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect
      .soft(
        {
          spill,
          missing: text.match(
            /\b(checkout|account|orders|purchasing|warehouse|requests|console|refusal|platform)_[a-z_]+/g,
          ),
          axe: axe.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 140)}`)),
          noises: noises.splice(0),
          headings: await page.locator('h1').count(),
        },
        `${where} at ${width}`,
      )
      .toEqual({ spill: 0, missing: null, axe: [], noises: [], headings: 1 })
  }
}

async function visit(seen: Seen, path: string, widths?: readonly number[]): Promise<void> {
  const answer = await seen.page.goto(
    `${shop()}${path.startsWith('/ar') || path.startsWith('/en') ? '' : `/${seen.lang}`}${path}`,
  )
  expect.soft(answer?.status(), path).toBe(200)
  await look(seen, widths)
}

/** The paths of links on the screen that look like this, each once. */
async function links(page: Page, pattern: RegExp): Promise<readonly string[]> {
  const all = await page
    .locator('main a[href]')
    .evaluateAll((found) =>
      found.map((one) => new URL((one as HTMLAnchorElement).href)).map((url) => url.pathname + url.search),
    )
  return [...new Set(all.filter((path) => pattern.test(path)))]
}

async function goOn(page: Page): Promise<void> {
  await page.locator('main button[type=submit]:visible').first().click()
}

async function ordersOf(page: Page, lang: Language): Promise<readonly string[]> {
  await page.goto(`${shop()}/${lang}/account/orders`)
  return links(page, /\/account\/orders\/\d+$/)
}

for (const lang of LANGUAGES) {
  test(`orders and money of a customer, ${lang}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const seen = await open(browser, lang)
    const { page } = seen
    await signIn(page, lang, 'salma@marsa.localhost', DEMO_PASSWORD)
    await page.goto(`${shop()}/${lang}/account/action-needed`)
    const waiting = await links(page, /\/account\/orders\/\d+$/)
    await page.goto(`${shop()}/${lang}/account/orders?tab=cancelled`)
    const cancelled = await links(page, /\/account\/orders\/\d+$/)
    const steps: string[] = []
    for (const order of [...waiting, ...cancelled.slice(0, 1)]) {
      await visit(seen, order)
      steps.push(...(await links(page, /\/(pickup|checkout\/order\/\d+)$/)))
    }
    const cancel = `${waiting[0]}/cancel`
    const item = (await links(page, /\/items\//))[0] ?? ''
    for (const path of [
      ...new Set(steps),
      cancel,
      item,
      '/account/orders?search=999999',
      '/account/financial/wallet/deposit',
    ])
      await visit(seen, path)
    await page.context().close()
  })

  test(`every step of checkout, ${lang}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const seen = await open(browser, lang)
    const { page } = seen
    await addByLink(page, lang, demoLink('/products/brass-reading-lamp'))
    await joinAs(page, lang, `steps-${lang}-${unique}@example.test`)
    seen.noises.length = 0
    await visit(seen, '/checkout')
    await goOn(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    seen.noises.length = 0
    await look(seen)
    await fillIn(page)
    await goOn(page)
    await page.waitForURL('**step=shipping**')
    await look(seen)
    await goOn(page)
    await page.waitForURL('**step=payment**')
    await look(seen)
    await goOn(page)
    await page.waitForURL('**step=review**')
    await look(seen)
    await page.locator('input[name=seenTotal]').evaluate((input: HTMLInputElement) => {
      input.value = '1.00'
    })
    await page.locator('input[name=terms]').check({ force: true })
    await goOn(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    seen.noises.length = 0
    await look(seen)
    await goOn(page)
    await page.waitForURL('**/unifiedcheckout/**')
    await page.goBack()
    await page.waitForURL('**/payment/**')
    seen.noises.length = 0
    await look(seen)
    expect(await ordersOf(page, lang)).toHaveLength(1)
    await page.context().close()
  })

  test(`the console, ${lang}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const seen = await open(browser, lang)
    const { page } = seen
    const desk = [1280]
    await enterConsole(page, lang, 'admin')
    const queues = ['', '/review', '/purchase', '/purchase/bought', '/warehouse', '/warehouse/packages', '/shipments']
    for (const path of [...queues, '/hub', '/requests', '/pickup-desk', '/find?q=1000', '/warehouse?tracking=NOBODY-1'])
      await visit(seen, `/ops${path}`, desk)
    for (const [list, pattern] of [
      ['/review', /\/ops\/review\/\d+$/],
      ['/purchase', /\?hold=/],
      ['/purchase/bought', /\?cancel=/],
      ['/shipments', /\/ops\/shipments\/S\d+$/],
      ['/pickup-desk', /\?q=/],
      ['/find?q=1000', /\/ops\/orders\/\d+$/],
    ] as const) {
      await page.goto(`${shop()}/${lang}/ops${list}`)
      const [first] = await links(page, pattern)
      if (first) await visit(seen, first, desk)
    }
    await visit(seen, '/ops', [360])
    await page.context().close()
  })
}

test('who may not open a screen of the console is told so', async ({ browser }) => {
  const { page } = await open(browser, 'ar')
  await enterConsole(page, 'ar', 'reviewer')
  for (const path of ['purchase', 'warehouse', 'hub', 'pickup-desk']) {
    const answer = await page.goto(`${shop()}/ar/ops/${path}`)
    expect(answer?.status()).toBe(403)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
  }
})

test('a double submit places one order, going back places none, and all of it works without JavaScript', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const lang = 'en'
  const { page } = await open(browser, lang)
  await addByLink(page, lang, demoLink('/products/brass-reading-lamp'))
  await joinAs(page, lang, `twice-${unique}@example.test`)
  await depositByCard(page, lang, '60000')
  await page.goto(`${shop()}/${lang}/checkout`)
  await fillIn(page)
  await goOn(page)
  await page.waitForURL('**step=shipping**')
  await goOn(page)
  await page.waitForURL('**step=payment**')
  await page.locator('input[name=method][value=wallet]').check({ force: true })
  await goOn(page)
  await page.waitForURL('**step=review**')
  await page.locator('input[name=terms]').check({ force: true })
  await page.locator('main button[type=submit]:visible').first().dblclick()
  await page.waitForURL('**/payment/**')
  await page.goBack()
  await page.waitForURL(/\/account\/orders\/\d+$/)
  expect(await ordersOf(page, lang)).toHaveLength(1)

  await addByLink(page, lang, demoLink('/products/brass-reading-lamp'))
  const plain = await open(browser, lang, {
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  await checkOut(plain.page, lang, 'wallet')
  await plain.page.waitForURL('**/payment/**')
  expect(new URL(plain.page.url()).search).toBe('')
  const orders = await ordersOf(plain.page, lang)
  expect(orders).toHaveLength(2)
  await plain.page.goto(`${shop()}${orders[0]}/cancel`)
  await goOn(plain.page)
  await expect(plain.page.getByRole('alert').first()).toBeVisible()
  await plain.page.locator('input[name=reason]').last().check({ force: true })
  await goOn(plain.page)
  await plain.page.waitForURL('**?done=cancelled')
  expect(await ordersOf(plain.page, lang)).toHaveLength(1)
})

async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name=phone]').fill('+201098765432')
  await page.locator('select[name=state]').selectOption({ index: 1 })
  await expect.poll(() => page.locator('select[name=area] option').count()).toBeGreaterThan(1)
  await page.locator('select[name=area]').selectOption({ index: 1 })
  for (const name of ['city', 'street', 'building']) await page.locator(`input[name=${name}]`).fill('12')
}
