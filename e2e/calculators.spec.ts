// The calculators without an account: by hand in Arabic on a phone, shared to a desktop, by link, and without
// JavaScript.
import { expect, type Page } from '@playwright/test'
import { demoLink, say, shop } from './customer.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const shoes = 'i=49.99*USD*US*shoes*2*1250*5*nike.com'

async function fillItem(page: Page, place: number, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}.${place}"]`)
    if ((await field.evaluate((node) => node.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

const totalOf = (page: Page) => page.locator('#total [aria-live=polite] strong').first()

test('زائر يحسب بالسعر والوزن، ويضيف سلعة وكوبونًا، وما في العنوان يعرض الحساب نفسه لغيره', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${shop()}/ar/calculator`)
  const first = { price: '49.99', currency: 'USD', country: 'US', category: 'shoes', kilograms: '1', grams: '250' }
  await fillItem(page, 0, first)
  await expect(totalOf(page)).toContainText(/\d,\d{3}\.\d{2}/)
  await page.waitForURL(/\/calculator\?i=.*1250/)
  const one = (await totalOf(page).textContent()) ?? ''
  await page.locator('button[name=do][value=add]').click()
  await expect(page.locator('[name="currency.1"]')).toHaveValue('USD')
  await fillItem(page, 1, { price: '30', category: 'books', grams: '400' })
  await expect(totalOf(page)).not.toHaveText(one)
  await page.locator('[name=coupon]').fill('NOSUCHCODE')
  await expect(page.locator('main')).toContainText(say('ar', 'pricing_coupon_unknown'))
  await page.locator('[name=coupon]').fill('ship15')
  await page.waitForURL(/c=ship15/i)
  await expect(page.locator('main')).toContainText('SHIP15')
  const shared = page.url()
  const total = (await totalOf(page).textContent()) ?? ''

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage()
  await other.goto(shared.replace('/ar/', '/en/'))
  const digits = (text: string) => /[\d,]+\.\d{2}/.exec(text)?.[0]
  expect(digits((await totalOf(other).textContent()) ?? '')).toBe(digits(total))
  await expect(other.locator('main')).not.toContainText(say('en', 'cart_calc_changed_title'))
  await other.goto(shared.replace('/ar/', '/en/').replace(/t=\d+/, 't=100'))
  await expect(other.locator('main')).toContainText(say('en', 'cart_calc_changed_title'))
})

test('every package and coupon is listed beside none, the cheapest first, and one tap chooses it', async ({ page }) => {
  await page.goto(`${shop()}/en/calculator?${shoes}`)
  for (const title of ['cart_calc_all_packages', 'cart_calc_all_coupons'] as const) {
    const rows = page.locator('section', { has: page.getByRole('heading', { name: say('en', title) }) }).locator('li')
    const totals = (await rows.allInnerTexts()).map((text) =>
      Number(/([\d,]+\.\d{2})/.exec(text)?.[1]?.replaceAll(',', '')),
    )
    expect(totals.length).toBeGreaterThan(3)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  }
  await page
    .locator('main a', { hasText: say('en', 'cart_calc_choose') })
    .first()
    .click()
  await page.waitForURL(/[?&][pc]=/)
  await expect(totalOf(page)).toContainText('EGP')
})

test('a product is read from its link and goes to the cart with all typed values', async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto(`${shop()}/en/calculator-link`)
  await page.locator('main input[name=link]').fill(demoLink('/products/brass-reading-lamp'))
  await page.locator('main button[type=submit]').first().click()
  await expect(page.locator('[name="price.0"]')).not.toHaveValue('', { timeout: 20_000 })
  const mark = page.locator('[id="estimate.0"]')
  await expect(mark).toContainText(say('en', 'cart_product_estimated_category'))
  await fillItem(page, 0, { category: 'toys' })
  await expect(mark).toHaveCount(0)
  await fillItem(page, 0, { category: 'homeware', kilograms: '2', grams: '300' })
  await expect(mark).toBeVisible()
  await expect(totalOf(page)).toContainText('EGP')
  await page.locator('button[name=item][value="0"]').click()
  await page.waitForURL('**/cart/add?draft=*')
  await expect(page.locator('[name=category]')).toHaveValue('homeware')
  await expect(page.locator('[name=kilograms]')).toHaveValue('2')
  await expect(page.locator('[name=grams]')).toHaveValue('300')
  await expect(page.locator('#estimate')).toContainText(say('en', 'cart_product_estimated_category'))
})

test('without JavaScript buttons calculate, add and remove', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${shop()}/en/calculator`)
  await fillItem(page, 0, { price: '20', currency: 'USD', country: 'US', category: 'books', grams: '500' })
  await page.locator('#total button[value=count]').click()
  await expect(totalOf(page)).toContainText('EGP')
  await page.locator('button[value=add]').click()
  await expect(page.locator('[name="price.0"]')).toHaveValue('20')
  await expect(page.locator('[name="price.1"]')).toHaveValue('')
  await page.locator('button[value=remove-1]').click()
  await expect(page.locator('[name="price.1"]')).toHaveCount(0)
})

test('for the UAE goods come only from the USA, and the price is in dirhams', async ({ page }) => {
  await page.goto(`${shop('ae')}/ar/calculator?${shoes}`)
  await expect(totalOf(page)).toContainText('د.إ')
  await expect(page.locator('[name="country.0"] option')).toHaveCount(2)
})
