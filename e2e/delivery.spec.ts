// How arrived goods reach their customer, on the Dubai site with its demo: pickup and delivery, and changes between
// them.
import { expect, type Page } from '@playwright/test'
import { say, shop, signIn } from './customer.ts'
import { type Language, longer } from './languages.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const origin = () => shop('ae')
const list = (lang: Language) => `${origin()}/${lang}/account/orders/request`

/** Waits for the next step's address: clicking earlier would send the same step again. */
async function goOn(page: Page): Promise<void> {
  const here = page.url()
  await page.locator('main form button[type=submit]:visible').last().click()
  await page.waitForURL(({ href }) => href !== here)
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`input[name=${name}][value="${value}"]`).check({ force: true })
}

const numberIn = (page: Page) => /\/request\/(R\d+)/.exec(page.url())?.[1] ?? ''

/** Adds a new address in the middle of a request: it comes back chosen, with the earlier choices kept. */
async function addAddress(page: Page): Promise<void> {
  await page.locator('main a[href*="/addresses/new?backUrl="]').click()
  await page.waitForURL('**/addresses/new**')
  const typed = {
    firstName: 'Omar',
    lastName: 'Adel',
    phone: '0501234567',
    city: 'Dubai',
    street: 'Al Wasl Road',
    building: '9',
  }
  for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text)
  await page.locator('select[name=state]').selectOption('dubai')
  await page.locator('select[name=area]').selectOption('deira')
  await goOn(page)
  await page.waitForURL(/\/request\/new\?.*address=/)
  await expect(page.locator('main')).toContainText('Al Wasl Road 9')
}

/** From the company to the payment: the shown price is the paid one. */
async function deliver(page: Page, pays: 'before' | 'courier'): Promise<void> {
  await choose(page, 'company', 'marsa-ae')
  await goOn(page)
  await choose(page, 'pays', pays)
  if (pays === 'before') await choose(page, 'method', 'wallet')
  await goOn(page)
}

test('بالعربية على الهاتف: استلام يصير توصيلًا مدفوعًا، ثم يعود استلامًا ويعود ما دُفع، ثم يُلغى', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage()
  await signIn(page, 'ar', 'omar@marsa.localhost', 'harbour lights at dusk', origin())
  await page.goto(`${list('ar')}/new`)
  await page.locator('main input[name=item]').first().check({ force: true })
  await choose(page, 'way', 'pickup')
  await goOn(page)
  await goOn(page)
  await page.waitForURL(/\/request\/R\d+/)
  const number = numberIn(page)
  await expect(page.locator('main')).toContainText(say('ar', 'requests_code_later'))

  await page.locator('main a[href$="/switch"]').click()
  await page.waitForURL('**/switch')
  await goOn(page)
  await deliver(page, 'before')
  await page.waitForURL('**/payment/**')
  await page.locator(`main a[href$="/request/${number}"]`).click()
  await expect(page.locator('main')).toContainText(say('ar', 'requests_fee_paid'))

  await page.locator('main a[href$="/switch"]').click()
  await page.waitForURL('**/switch')
  await goOn(page)
  await page.waitForURL(/done=switched/)
  await expect(page.locator('main')).toContainText(say('ar', 'requests_code_later'))
  await page.goto(`${origin()}/ar/account/financial?search=${number}`)
  await expect(page.locator('main')).toContainText(number)

  await page.goto(`${list('ar')}/${number}/cancel`)
  await goOn(page)
  await page.waitForURL(/done=cancelled/)
  await expect(page.locator('main')).toContainText(say('ar', 'requests_state_cancelled'))
})

test('in English on a desktop: paid at the door, packed, handed over, brought back, and delivered the second time', {
  tag: longer,
}, async ({ browser }) => {
  const customer = await (await browser.newContext(desktop)).newPage()
  await signIn(customer, 'en', 'omar@marsa.localhost', 'harbour lights at dusk', origin())
  const staff = await (await browser.newContext(desktop)).newPage()
  await enterConsole(staff, 'en', 'admin', origin())

  for (const ending of ['return', 'deliver'] as const) {
    await customer.goto(`${list('en')}/new`)
    await customer.locator('main input[name=item]').first().check({ force: true })
    await choose(customer, 'way', 'delivery')
    await goOn(customer)
    if (ending === 'return') await addAddress(customer)
    else await goOn(customer)
    await deliver(customer, 'courier')
    await customer.waitForURL(/\/request\/R\d+/)
    const number = numberIn(customer)
    await expect(customer.locator('main')).toContainText(say('en', 'requests_cash_at_door'))
    await carry(staff, number)
    await customer.reload()
    await expect(customer.locator('main')).toContainText(`AWB-${number}`)
    await end(staff, number, ending)
    await customer.reload()
    const said = ending === 'return' ? 'requests_state_cancelled' : 'requests_state_fulfilled'
    await expect(customer.locator('main')).toContainText(say('en', said))
  }
})

/** Packed, labelled, and scanned when the courier takes it. */
async function carry(staff: Page, number: string): Promise<void> {
  const desk = `${origin()}/en/ops/requests/deliveries`
  await staff.goto(`${desk}?q=${number}`)
  await staff.locator('button[value=pack]').click()
  await staff.waitForURL((url) => url.searchParams.get('done') === 'pack')
  await staff.goto(`${desk}?stage=label&q=${number}`)
  await staff.locator('input[name=awb]').fill(`AWB-${number}`)
  await staff.locator('button[value=awb]').click()
  await staff.waitForURL((url) => url.searchParams.get('done') === 'awb')
  await staff.locator('button[value=queue]').click()
  await staff.waitForURL((url) => url.searchParams.get('done') === 'queue')
  await staff.goto(`${origin()}/en/ops/run-sheets`)
  await staff.locator('button[name=company][value=marsa-ae]').click()
  await staff.waitForURL('**/run-sheets/RS*')
  await staff.locator('input[name=awb]').fill(`AWB-${number}`)
  await staff.keyboard.press('Enter')
  await staff.waitForURL((url) => url.searchParams.get('scanned') === number)
}

async function end(staff: Page, number: string, ending: 'return' | 'deliver'): Promise<void> {
  await staff.goto(`${origin()}/en/ops/requests/deliveries?stage=underWay&q=${number}`)
  if (ending === 'deliver') {
    const cash = await staff.locator('dd strong').first().textContent()
    // Another sum than what was to be collected needs a reason.
    await staff.locator('input[name=counted]').fill('1.00')
    await staff.locator('button[value=deliver]').click()
    await expect(staff.locator('input[name=counted]')).toHaveAttribute('aria-invalid', 'true')
    await staff.locator('input[name=counted]').fill(/[\d,.]+/.exec(cash ?? '')?.[0] ?? '')
  }
  await staff.locator(`button[value=${ending}]`).click()
  await staff.waitForURL((url) => url.searchParams.get('done') === ending)
}
