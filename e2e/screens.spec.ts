// Every screen of the customer, in both languages, on a phone and on a desktop: what must hold on all of them.
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { demoLink, type Language, shop, signIn } from './customer.ts'
import { faultsOf } from './screen-faults.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const DEMO_PASSWORD = 'harbour lights at dusk'
const PUBLIC = [
  '',
  '/cart',
  '/packages',
  '/how-to-order',
  '/stores',
  '/faq',
  '/prohibited-items',
  '/terms',
  '/privacy',
  '/about',
  '/auth/signin',
  '/auth/signup',
  '/auth/check-mail',
  '/auth/activate',
  '/auth/forgot-password',
  '/auth/reset-password',
  `/cart/add?link=${encodeURIComponent(demoLink('/products/brass-reading-lamp'))}`,
  '/cart/add?link=nonsense',
  '/nothing-of-this-name',
]
const ACCOUNT = [
  '/account',
  '/account/myaccount',
  '/account/orders',
  '/account/orders?tab=fulfilled',
  '/account/orders?tab=cancelled',
  '/account/action-needed',
  '/account/ready',
  '/account/financial',
  '/account/financial/wallet',
  '/account/financial/wallet/deposit',
  '/account/profile',
  '/account/password',
  '/account/preferences',
  '/account/addresses',
  '/account/addresses/new',
  '/cart',
  '/checkout',
]
type Look = {
  readonly lang: Language
  readonly width: 360 | 1440
  readonly theme: 'light' | 'dark'
  readonly isDeep: boolean
}
const LOOKS: readonly Look[] = [
  { lang: 'ar', width: 360, theme: 'light', isDeep: true },
  { lang: 'en', width: 360, theme: 'light', isDeep: false },
  { lang: 'ar', width: 1440, theme: 'light', isDeep: false },
  { lang: 'en', width: 1440, theme: 'light', isDeep: true },
]
const DARK: Look = { lang: 'ar', width: 360, theme: 'dark', isDeep: true }

test.describe.configure({ mode: 'parallel' })

for (const look of LOOKS) {
  const name = `${look.lang} ${look.width}`
  test(`public screens, ${name}`, async ({ browser }) => {
    const { page, noises } = await open(browser, look)
    await walk(page, look, PUBLIC, noises)
    await page.context().close()
  })
  test(`account screens, ${name}`, async ({ browser }) => {
    const { page, noises } = await open(browser, look)
    await signIn(page, look.lang, 'salma@marsa.localhost', DEMO_PASSWORD)
    await walk(page, look, [...ACCOUNT, ...(await ordersOf(page, look.lang))], noises)
    await page.context().close()
  })
}

test('the screens most seen, dark', async ({ browser }) => {
  const { page, noises } = await open(browser, DARK)
  await walk(page, DARK, ['', '/cart', '/packages', '/auth/signup', PUBLIC.at(-3)!], noises)
  await signIn(page, DARK.lang, 'salma@marsa.localhost', DEMO_PASSWORD)
  await walk(page, DARK, ['/account', '/account/orders', '/account/financial/wallet'], noises)
  await page.context().close()
})

test('Dubai has the same manners', async ({ browser }) => {
  const look = LOOKS[0]!
  const { page, noises } = await open(browser, look)
  await walk(page, look, ['', '/packages', '/faq', '/auth/signup'], noises, shop('ae'))
  await page.context().close()
})

async function open(browser: Browser, look: Look): Promise<{ page: Page; noises: string[] }> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width === 360 ? 780 : 900 },
    colorScheme: look.theme,
    hasTouch: look.width === 360,
    isMobile: look.width === 360,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const noises: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noises.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => noises.push(`page: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.request().resourceType() !== 'document')
      noises.push(`${answer.status()} ${answer.url()}`)
  })
  return { page, noises }
}

async function walk(
  page: Page,
  look: Look,
  paths: readonly string[],
  noises: string[],
  origin = shop(),
): Promise<void> {
  for (const path of paths) {
    noises.length = 0
    const answer = await page.goto(`${origin}/${look.lang}${path}`)
    if (path.includes('products')) await expect(page.locator('input[name=title]')).toBeVisible({ timeout: 20_000 })
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const status = path === '/nothing-of-this-name' ? 404 : 200
    const broken = look.isDeep ? await barriers(page) : []
    const heard = noises.filter((noise) => status === 200 || !noise.includes('404'))
    const faults = await page.evaluate(faultsOf, { lang: look.lang, width: look.width })
    expect
      .soft(
        [`${answer?.status()}`, ...heard, ...broken, ...faults],
        `${look.lang} ${look.width} ${look.theme} ${path || '/'}`,
      )
      .toEqual([`${status}`])
  }
}

async function barriers(page: Page): Promise<readonly string[]> {
  // What lies under the bar of the thumb for a moment can be scrolled free: it is no small target.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky')) bar.style.position = 'static'
  })
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `axe ${id}: ${node.html.slice(0, 160)}`))
}

async function ordersOf(page: Page, lang: Language): Promise<readonly string[]> {
  const found: string[] = []
  for (const tab of ['', '?tab=fulfilled', '?tab=cancelled']) {
    await page.goto(`${shop()}/${lang}/account/orders${tab}`)
    const links = await page
      .locator('main a[href*="/account/orders/"]')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
    const own = links
      .map((link) => link.match(/^\/..(\/account\/orders\/[\d-]+)$/)?.[1])
      .filter((path) => path !== undefined)
    found.push(...[...new Set(own)].slice(0, tab === '' ? 3 : 1))
  }
  return [...new Set(found)]
}
