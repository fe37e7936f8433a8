// Customer service: a lost parcel written off by two people, returned goods, and a cancellation with a fee that the
// customer accepts. On the Dubai site, in Arabic on a phone and in English on a desktop.
import { type Browser, expect, type Page } from '@playwright/test'
import { say, saySite, shop, signIn } from './customer.ts'
import { type Language, longer } from './languages.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const origin = shop('ae')
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-AE' }
const desk = { viewport: { width: 1280, height: 900 } }

async function openPage(browser: Browser, options: object): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

async function enterAs(browser: Browser, lang: Language, who: string): Promise<Page> {
  const page = await openPage(browser, desk)
  await enterConsole(page, lang, who, origin)
  return page
}

async function comeAsOmar(browser: Browser, lang: Language, options: object): Promise<Page> {
  const page = await openPage(browser, options)
  await signIn(page, lang, 'omar@marsa.localhost', 'harbour lights at dusk', origin)
  return page
}

/** The first link of this kind on a page of the shop, as an address. */
async function linkOn(page: Page, path: string, kind: RegExp): Promise<string> {
  await page.goto(`${origin}${path}`)
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const found = hrefs.find((href) => kind.test(href))
  if (!found) throw new Error(`${path} has no link ${kind}`)
  return `${origin}${found}`
}

/** The number of the demo's oldest order in this state: newer ones are used by other tests. */
async function orderThat(page: Page, lang: Language, label: string): Promise<string> {
  await page.goto(`${origin}/${lang}/account/orders?pageSize=50`)
  const card = page.locator('main li, main article').filter({ hasText: label }).last()
  const href = (await card.locator('a[href*="/account/orders/"]').first().getAttribute('href')) ?? ''
  return href.split('/').at(-1)?.split('?')[0] ?? ''
}

const press = (page: Page, deed: string) => page.locator(`button[name=do][value=${deed}]`).first().click()

/** Above the limit a second person must approve. */
async function refund(first: Page, second: Page, path: string): Promise<void> {
  await first.goto(path)
  await press(first, 'refund')
  await first.waitForURL(/done=(refunded|proposed)/)
  if (first.url().includes('done=refunded')) return
  await second.goto(path)
  await press(second, 'refund')
  await second.waitForURL(/done=refunded/)
}

async function takeIn(deskPage: Page, customer: Page, number: string, lang: Language): Promise<void> {
  await customer.goto(`${origin}/${lang}/account/returns/${number}`)
  await customer.locator('input[name=office]').first().check({ force: true })
  await press(customer, 'office')
  await customer.waitForURL(/done=office/)
  const code = ((await customer.locator('main p.figures').first().textContent()) ?? '').trim()
  expect(code).toMatch(/^\d{6}$/)
  await deskPage.goto(`${origin}/${lang}/ops/returns?q=${code}`)
  await deskPage.locator(`main a[href$="/ops/returns/${number}"]`).first().click()
  await deskPage.locator('input[name=code]').fill('000000')
  await press(deskPage, 'receive')
  await expect(deskPage.locator('input[name=code]')).toHaveAttribute('aria-invalid', 'true')
  await deskPage.locator('input[name=code]').fill(code)
  await press(deskPage, 'receive')
  await deskPage.waitForURL(/done=received/)
}

test('بالعربية على الهاتف: إلغاء برسوم بعد الموافقة، وطرد ضائع يشطبه اثنان، وإرجاع حتى عودة المبلغ', async ({
  browser,
}) => {
  const lang = 'ar'
  const customer = await comeAsOmar(browser, lang, phone)
  const [support, second, hub] = [
    await enterAs(browser, lang, 'support'),
    await enterAs(browser, lang, 'support2'),
    await enterAs(browser, lang, 'hub'),
  ]

  // The customer asks, support answers with the fee, the customer accepts.
  const bought = await orderThat(customer, lang, say(lang, 'orders_state_received_at_warehouse_us'))
  await customer.goto(`${origin}/${lang}/account/orders/${bought}/ask-cancel`)
  await customer.locator('main button[type=submit]').last().click()
  await expect(customer.locator('main [role=alert]').first()).toBeVisible()
  await customer.locator('input[name=item]').first().check({ force: true })
  await customer.locator('input[name=reason]').first().check({ force: true })
  await customer.locator('main button[type=submit]').last().click()
  await customer.waitForURL(/\/cancellations\/CN\d+\?done=asked/)
  const wish = new URL(customer.url()).pathname.split('/').at(-1) ?? ''
  await support.goto(`${origin}/${lang}/ops/cancellations/${wish}`)
  await support.locator('textarea[name=why]').fill('نحتفظ بجزء مما تم')
  await press(support, 'propose')
  await support.waitForURL(/done=proposed/)
  await customer.goto(`${origin}/${lang}/account/orders/${bought}`)
  await expect(customer.locator('main')).toContainText(say(lang, 'account_ask_fees'))
  await customer.locator(`main a[href$="/cancellations/${wish}"]`).first().click()
  await expect(customer.locator('main')).toContainText(say(lang, 'orders_fees_keep'))
  await press(customer, 'agree')
  await customer.waitForURL(/done=agreed/)
  await expect(customer.locator('main')).toContainText(say(lang, 'orders_fees_done_agreed'))

  // A support member reports with a proof that a parcel is lost; they cannot approve it themselves.
  const away = await orderThat(customer, lang, saySite(lang, 'emirates', 'shippedToDestination'))
  await support.goto(`${origin}/${lang}/ops/orders/${away}/write-off`)
  await support.locator('input[name=itemId]').first().check({ force: true })
  await support.locator('input[name=what][value=lost]').check({ force: true })
  await support.locator('textarea[name=reason]').fill('أكدت شركة الشحن فقد الطرد')
  const proof = { name: 'letter.png', mimeType: 'image/png', buffer: await support.screenshot() }
  await support.locator('input[name=proof]').setInputFiles(proof)
  await support.locator('main button[type=submit]').last().click()
  await support.waitForURL(/\/write-offs\/WO\d+\?done=proposed/)
  await expect(support.locator('button[value=agree]')).toHaveCount(0)
  await second.goto(support.url().split('?')[0] ?? '')
  await press(second, 'agree')
  await second.waitForURL(/done=agreed/)
  const item = await linkOn(customer, `/${lang}/account/orders/${away}`, /\/items\//)
  const items = await customer
    .locator('main a[href*="/items/"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  let told = false
  for (const one of [item, ...items]) {
    await customer.goto(one)
    told ||= ((await customer.locator('main').textContent()) ?? '').includes(say(lang, 'account_written_off_lost'))
  }
  expect(told, 'the item says what became of it').toBe(true)

  // Goods that the customer has are returned.
  await customer.goto(await linkOn(customer, `/${lang}/account/returns/new`, /returns\/new\?order=/))
  await customer.locator('input[name=reason][value=DAMAGED]').check({ force: true })
  await customer.locator('textarea[name=note]').fill('وصلت مكسورة')
  await press(customer, 'send')
  await expect(customer.locator('main [role=alert]').first()).toBeVisible()
  await expect(customer.locator('textarea[name=note]')).toHaveValue('وصلت مكسورة')
  const photo = { name: 'broken.png', mimeType: 'image/png', buffer: await customer.screenshot() }
  await customer.locator('input[name=photo]').setInputFiles(photo)
  await press(customer, 'send')
  await customer.waitForURL(/\/returns\/RT\d+\?done=asked/)
  const number = new URL(customer.url()).pathname.split('/').at(-1) ?? ''
  const path = `${origin}/${lang}/ops/returns/${number}`
  await support.goto(path)
  await press(support, 'approve')
  await support.waitForURL(/done=approved/)
  await takeIn(hub, customer, number, lang)
  await refund(support, second, path)
  await customer.goto(`${origin}/${lang}/account/returns/${number}`)
  await expect(customer.locator('main')).toContainText(say(lang, 'returns_state_refunded'))
})

test('in English on a desktop: a proposal accepted, a waiting write-off approved by the second person, a reviewed return refunded', {
  tag: longer,
}, async ({ browser }) => {
  const lang = 'en'
  const customer = await comeAsOmar(browser, lang, { viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const [support, second, hub] = [
    await enterAs(browser, lang, 'support'),
    await enterAs(browser, lang, 'support2'),
    await enterAs(browser, lang, 'hub'),
  ]

  const offer = await linkOn(support, `/${lang}/ops/cancellations`, /\/ops\/cancellations\/CN\d+$/)
  const rows = support.locator('main tr', { hasText: say(lang, 'orders_fees_state_proposed') })
  const href = (await rows.first().locator('a[href]').first().getAttribute('href')) ?? offer
  const number = href.split('/').at(-1) ?? ''
  await customer.goto(`${origin}/${lang}/account/cancellations/${number}`)
  await press(customer, 'agree')
  await customer.waitForURL(/done=agreed/)

  const waiting = await linkOn(second, `/${lang}/ops/write-offs`, /\/ops\/write-offs\/WO\d+$/)
  await second.goto(waiting)
  await press(second, 'agree')
  await second.waitForURL(/done=agreed/)
  await expect(second.locator('main')).toContainText(say(lang, 'returns_lost_written'))

  const asked = await linkOn(support, `/${lang}/ops/returns?stage=review`, /\/ops\/returns\/RT\d+$/)
  await support.goto(asked)
  await press(support, 'approve')
  await support.waitForURL(/done=approved/)
  const returned = asked.split('/').at(-1) ?? ''
  await takeIn(hub, customer, returned, lang)
  await refund(support, second, asked)
  await customer.goto(`${origin}/${lang}/account/returns/${returned}`)
  await expect(customer.locator('main')).toContainText(say(lang, 'returns_state_refunded'))
})
