// Transparent prices: the reason of a line, its file, a table that two people change under an unpaid order, packages
// paid and renewed, coupons and rates that need two people.
import { type Browser, expect, type Page } from '@playwright/test'
import {
  addByLink,
  agree,
  chooseOptions,
  demoLink,
  joinAs,
  openDetails,
  payByCard,
  say,
  shop,
  walkToPay,
} from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const unique = Date.now().toString(36)
const submit = (page: Page) => page.locator('main button[type=submit]:visible').first()

test('يفهم العميل السعر ويحمّل ملفه، ويتغير الجدول قبل الدفع فلا يُدفع شيء قبل موافقته، ثم الفاتورة', async ({
  browser,
}) => {
  const page = await openFor(browser, phone)
  await joinAs(page, 'ar', `prices-${unique}@example.test`)
  await addFromTurkey(page)

  // Every line expands to its reason; the file gives the same price.
  const line = page.locator('#cost details', { hasText: 'الشحن الدولي' }).first()
  await line.locator('summary').click()
  await expect(line).toContainText('تركيا')
  const cart = await readFile(page, '/api/cart/quote')
  expect(cart.request.items).toHaveLength(1)
  expect(cart.expected.costDetails.totalCost).toBeGreaterThan(0)

  // The card is declined: the order remains unpaid, and no payment reserves its price.
  await page.goto(`${shop()}/ar/checkout`)
  await walkToPay(page, 'creditCard')
  await agree(page)
  await submit(page).click()
  await payByCard(page, 'decline')
  await page.goto(`${shop()}/ar/account/orders`)
  const links = await page
    .locator('main a[href*="/account/orders/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const number = links.map((link) => /\/account\/orders\/(\d+)/.exec(link ?? '')?.[1]).find(Boolean) ?? ''
  const pay = `${shop()}/ar/checkout/order/${number}`
  await page.goto(pay)
  await page.locator('input[name=method][value=creditCard]').check({ force: true })

  await changeTurkey(browser)

  // The page was opened before: paying on it is refused, and shows the old and the new price side by side.
  await submit(page).click()
  const change = page.locator('main', { hasText: say('ar', 'checkout_price_nothing_taken') })
  await expect(change).toBeVisible()
  await expect(change.locator('del').first()).toBeVisible()
  await expect(change.locator('ins').first()).toBeVisible()
  const before = await readFile(page, `/api/orders/${number}/quote`)
  const placed = await readFile(page, `/api/orders/${number}/quote?of=placed`)
  expect(totalOf(before)).toBe(totalOf(placed))

  await page.locator('input[name=method][value=creditCard]').check({ force: true })
  await page.getByRole('button', { name: say('ar', 'checkout_accept_and_pay') }).click()
  await payByCard(page)
  await expect(page.locator('main')).toContainText(say('ar', 'checkout_placed_title'), { timeout: 30_000 })
  const now = await readFile(page, `/api/orders/${number}/quote`)
  expect(totalOf(now)).toBeGreaterThan(totalOf(placed))

  await page.goto(`${shop()}/ar/account/orders/${number}/invoice`)
  await expect(page.locator('main')).toContainText(number)
  const paper = page.locator('main a[href*="/invoice?lang=ar"]').first()
  const pdf = await page.request.get(`${shop()}${await paper.getAttribute('href')}`)
  expect(pdf.headers()['content-type']).toContain('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('in Dubai a package is bought with an order and renewed by card', async ({ browser }) => {
  const origin = shop('ae')
  const page = await openFor(browser, desk)
  await joinAs(page, 'en', `packages-ae-${unique}@example.test`, origin)
  await addByLink(page, 'en', demoLink('/products/brass-reading-lamp'), origin)
  await page.goto(`${origin}/en/packages`)
  // Three are recommended, the rest stand in a table.
  await expect(page.locator('main li:has(h2)')).toHaveCount(3)
  await expect(page.locator('main tbody tr')).toHaveCount(6)

  await page.goto(`${origin}/en/checkout?package=star`)
  await walkToPay(page, 'creditCard')
  await expect(page.locator('main')).toContainText(say('en', 'checkout_package_without'))
  await expect(page.locator('#summary')).toContainText('25.00')
  await agree(page)
  await submit(page).click()
  await payByCard(page)
  await expect(page.locator('main')).toContainText(say('en', 'checkout_placed_title'), { timeout: 30_000 })

  await page.goto(`${origin}/en/account/subscriptions`)
  await expect(page.locator('main [role=progressbar]')).not.toHaveAttribute('aria-valuenow', '0')
  await page.locator('main a[href$="?way=renew"]').click()
  await page.locator('input[name=method][value=creditCard]').check({ force: true })
  await page.locator('main form button[type=submit]:visible').last().click()
  await payByCard(page)
  await page.goto(`${origin}/en/account/subscriptions`)
  await expect(page.locator('main')).toContainText(say('en', 'subscriptions_starts_later'))
})

test('a batch of codes, a rate by hand and a package’s terms take two people, and final actions ask for confirmation', async ({
  browser,
}) => {
  const first = await openFor(browser, desk)
  const second = await openFor(browser, desk)
  await enterConsole(first, 'en', 'finance')
  await enterConsole(second, 'en', 'finance2')

  await first.goto(`${shop()}/en/ops/pricing/coupons/new`)
  await first.locator('[name=code]').fill(`B${unique.toUpperCase()}`)
  await first.locator('[name=draws]').fill('20')
  await first.locator('[name=percent]').fill('60')
  await first.locator('[name=why]').fill('codes for a partner of this test')
  await first.locator('button[value=preview]').click()
  await expect(first.locator('main')).toContainText(say('en', 'coupons_preview_title'))
  await first.getByRole('button', { name: say('en', 'coupons_save_new') }).click()
  await first.waitForURL('**/pricing/coupons/*?done=proposed')
  const batch = first.url().split('?')[0] ?? ''
  await second.goto(batch)
  await second.locator('button[value=publish]').click()
  await saidDone(second, 'published')
  await second.locator('button[value=pause]').click()
  await saidDone(second, 'pause')
  await second.locator('main a[href$="?ask=end"]').click()
  await expect(second.getByRole('dialog')).toContainText(say('en', 'coupons_end_batch_text'))
  await second.getByRole('dialog').locator('button[value=end]').click()
  await saidDone(second, 'end')
  await expect(second.locator('main a[href$="?ask=end"]')).toHaveCount(0)

  // A waiting rate is approved by another person; its value is unchanged, so that no other price moves.
  const rates = `${shop()}/en/ops/pricing/rates?site=eg`
  await first.goto(rates)
  const file = await (await first.request.get(`${shop()}/en/ops/pricing/rates/file?site=eg`)).text()
  const sell = /\b(\d+\.\d+)\b/.exec(await rowText(first, 'CNY'))?.[1] ?? ''
  expect(sell, file.slice(0, 200)).not.toBe('')
  await first.goto(`${rates}&enter=1`)
  await first.locator('select[name=currency]').selectOption('CNY')
  await first.locator('input[name=sell]').fill(sell)
  await first.locator('textarea[name=why]').fill('told by the bank on the phone')
  await first.locator('button[value=enter]').click()
  await saidDone(first, 'entered')
  await second.goto(rates)
  await second.locator('#waiting tr', { hasText: 'CNY' }).locator('a[href*="open="]').click()
  await second.getByRole('dialog').locator('textarea[name=why]').fill('seen at the bank as well')
  await second.getByRole('dialog').locator('button[value=agree]').click()
  await second.waitForURL((url) => url.searchParams.has('done'))
  await expect(second.locator('#waiting tr', { hasText: 'CNY' })).toHaveCount(0)

  const platinum = `${shop('ae')}/en/ops/pricing/packages/platinum`
  await enterConsole(first, 'en', 'finance', shop('ae'))
  await enterConsole(second, 'en', 'finance2', shop('ae'))
  await first.goto(platinum)
  await first.locator('summary', { hasText: say('en', 'subscriptions_desk_edit') }).click()
  await first.locator('[name=fitsEn]').fill('For those who buy for trade, whole year round')
  await first.locator('[name=why]').fill('said more plainly')
  await first.locator('button[value=draft]').click()
  await saidDone(first, 'draft')
  await expect(first.locator('button[value=publish]')).toHaveCount(0)
  await second.goto(platinum)
  await second.locator('button[value=publish]').click()
  await saidDone(second, 'publish')
  await second.locator('main a[href$="?ask=retire"]').click()
  await expect(second.getByRole('dialog')).toContainText(say('en', 'subscriptions_desk_retire_text'))
  await second.getByRole('dialog').locator('button').first().press('Escape')
  await expect(second.getByRole('dialog')).toHaveCount(0)
})

async function openFor(browser: Browser, look: typeof phone | typeof desk): Promise<Page> {
  const page = await (await browser.newContext(look)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

// Goods of an origin that no other test buys from, because its table may change.
async function addFromTurkey(page: Page): Promise<void> {
  const link = encodeURIComponent(demoLink('/products/brass-reading-lamp'))
  await page.goto(`${shop()}/ar/cart/add?link=${link}&wait=1`)
  await openDetails(page)
  await page.locator('select[name=category]').selectOption('homeware')
  await page.locator('select[name=country]').selectOption('TR')
  await chooseOptions(page)
  await page.getByRole('button', { name: say('ar', 'cart_add'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/ar/cart')
}

async function changeTurkey(browser: Browser): Promise<void> {
  const [first, second] = [await openFor(browser, desk), await openFor(browser, desk)]
  await enterConsole(first, 'en', 'finance')
  await first.goto(`${shop()}/en/ops/pricing/tables/routes?site=eg`)
  await first.getByRole('button', { name: say('en', 'tariffs_change_section') }).click()
  await first.waitForURL('**/pricing/drafts/*/routes')
  const number = first.url().split('/').at(-2) ?? ''
  const price = first.locator('tr', { hasText: 'Turkey' }).locator('input[name^="perStep:"]')
  await price.fill(String(Number(await price.inputValue()) + 10))
  await first.locator('button[value=save]').click()
  await saidDone(first, 'saved')
  await first.goto(`${shop()}/en/ops/pricing/drafts/${number}`)
  await first.locator('[name=why]').fill('the carrier from Istanbul asks more')
  await first.getByRole('button', { name: say('en', 'tariffs_save_terms') }).click()
  await saidDone(first, 'terms')
  await first.locator('button[value=send]').click()
  await saidDone(first, 'sent')
  await enterConsole(second, 'en', 'finance2')
  await second.goto(`${shop()}/en/ops/pricing/drafts/${number}`)
  await second.locator('button[value=publish]').click()
  await saidDone(second, 'published')
}

type PriceFile = {
  readonly request: { readonly items: readonly unknown[] }
  readonly expected: { readonly costDetails: { readonly totalCost: number; readonly fees: number } }
}

async function readFile(page: Page, path: string): Promise<PriceFile> {
  const answer = await page.request.get(`${shop()}${path}`)
  expect(answer.headers()['content-disposition']).toContain('attachment')
  return answer.json()
}

function totalOf({ expected: { costDetails } }: PriceFile): number {
  return costDetails.totalCost - costDetails.fees
}

async function rowText(page: Page, currency: string): Promise<string> {
  return (await page.locator('#current tr', { hasText: currency }).first().textContent()) ?? ''
}
