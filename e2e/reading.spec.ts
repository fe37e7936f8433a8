// A link is read while the customer watches: the fields fill as they arrive, and whatever the shop does the customer
// can continue.
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { demoLink, openDetails, say, shop } from './customer.ts'
import type { Language } from './languages.ts'
import { test } from './test.ts'

/** The page of a pasted link, held back in the browser and released line by line. */
type HeldReading = { controller?: ReadableStreamDefaultController<Uint8Array>; lines: string[] }
declare global {
  interface Window {
    held?: HeldReading
  }
}

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const lamp = '/products/brass-reading-lamp'
const addPage = (lang: Language, asked: Readonly<Record<string, string>>) =>
  `${shop()}/${lang}/cart/add?${new URLSearchParams(asked)}`

async function openPhone(browser: Browser, options: object = {}): Promise<Page> {
  const page = await (await browser.newContext({ ...phone, ...options })).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Gives the page the lines of what it asked for one by one, so that the states in between can be tested. */
async function holdReading(page: Page): Promise<{ readonly next: () => Promise<void>; readonly lines: () => number }> {
  await page.addInitScript(() => {
    const held: HeldReading = { lines: [] }
    window.held = held
    const real = window.fetch
    window.fetch = async (input, init) => {
      const address = String(input instanceof Request ? input.url : input)
      if (!address.includes('/cart/add.data')) return real(input, init)
      const answer = await real(input, init)
      held.lines = (await answer.text()).split(/(?<=\n)/)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          held.controller = controller
        },
      })
      return new Response(body, { status: answer.status, headers: answer.headers })
    }
  })
  let told = 0
  const next = async () => {
    await page.waitForFunction(() => (window.held?.lines.length ?? 0) > 0)
    await page.evaluate((at) => {
      const { held } = window
      const line = held?.lines[at]
      if (line) held.controller?.enqueue(new TextEncoder().encode(line))
      else if (at === held?.lines.length) held.controller?.close()
    }, told++)
  }
  return { next, lines: () => told }
}

test("each step is shown as it is reached, then the fields are filled and the address has the reading's id", async ({
  browser,
}) => {
  const page = await openPhone(browser)
  const reading = await holdReading(page)
  await page.goto(`${shop()}/ar`)
  await page.locator('main input[name=q]').fill(demoLink(lamp))
  await page.locator('main form button[type=submit]').first().click()
  await reading.next()
  const doing = page.getByRole('list', { name: say('ar', 'cart_reading_title') })
  await expect(doing).toBeVisible()
  await expect(page.locator('main')).toContainText('هاربر جودز')
  await expect(page.locator('input[name=title]')).toHaveCount(0)
  const done = () => doing.getByRole('img', { name: say('ar', 'cart_state_done'), exact: true }).count()
  const before = await done()
  await reading.next()
  await reading.next()
  await expect.poll(done).toBeGreaterThan(before)
  while ((await page.locator('input[name=title]').count()) === 0 && reading.lines() < 8) {
    await reading.next()
    await page.waitForTimeout(50)
  }
  await expect(page.locator('input[name=title]')).toHaveValue('Brass Reading Lamp')
  await expect(page.locator('input[name=price]')).toHaveValue('64.00')
  await expect(page.locator('select[name=currency]')).toHaveValue('USD')
  await expect(page).toHaveURL(/\/ar\/cart\/add\?reading=/)
  await page.reload()
  await expect(page.locator('input[name=title]')).toHaveValue('Brass Reading Lamp')
})

/** The text once it stands unchanged for a second: a change in several fields may be priced more than once. */
async function settledText(place: Locator): Promise<string> {
  let text = ''
  await expect(async () => {
    const before = await place.textContent()
    await place.page().waitForTimeout(1000)
    text = (await place.textContent()) ?? ''
    expect(text).toBe(before)
  }).toPass({ timeout: 20_000 })
  return text
}

test('the price is there at once and follows the form, and stays if there is no connection', async ({ browser }) => {
  const page = await openPhone(browser)
  // Goods that no other test reviews: their category is a guess of ours.
  await page.goto(addPage('ar', { link: demoLink('/shop/lambswool-throw', 'thistle-and-rye.localhost') }))
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
  const amount = page.getByRole('region', { name: new RegExp(say('ar', 'cart_product_total')) }).locator('strong')
  await expect(amount).toContainText(/\d,\d{3}/)
  const guessed = (await amount.textContent()) ?? ''
  await page.getByRole('link', { name: say('ar', 'cart_product_correct_named') }).click()
  await page.locator('select[name=category]').selectOption('electronics')
  await expect(amount).toContainText(/\d,\d{3}\.\d{2}/)
  await expect(amount).not.toHaveText(guessed)
  await expect(page.getByRole('link', { name: say('ar', 'cart_product_correct_named') })).toHaveCount(0)
  const one = await settledText(amount)
  await page.getByRole('button', { name: say('ar', 'cart_increase') }).click()
  await expect(amount).not.toHaveText(one)
  const two = await settledText(amount)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: say('ar', 'cart_increase') }).click()
  await page.waitForTimeout(600)
  await expect(page.locator('input[name=title]')).toHaveValue(/Throw/)
  await expect(amount).toHaveText(two)
})

test('goods whose weight nobody knows lie between two prices, one answer makes them one, and adding needs none', async ({
  browser,
}) => {
  const page = await openPhone(browser)
  await page.goto(addPage('ar', { link: demoLink('/shop/heather-rug', 'thistle-and-rye.localhost') }))
  const card = page.getByRole('region', { name: say('ar', 'cart_product_question_weight') })
  await expect(card).toBeVisible({ timeout: 45_000 })
  const answers = card.getByRole('button')
  await expect(answers).toHaveCount(3)
  const bar = page.getByRole('region', { name: say('ar', 'cart_product_total_about') })
  const [low, high] = [
    await boxOf(bar.locator('.whole-price').first()),
    await boxOf(bar.locator('.whole-price').last()),
  ]
  expect(low.x, 'Arabic reads the lower price first, at the right').toBeGreaterThan(high.x)
  await expect(bar.getByRole('button', { name: say('ar', 'cart_add') })).toBeEnabled()
  const price = (await answers.first().locator('.whole-price').textContent()) ?? ''
  await answers.first().click()
  await expect(card).toHaveCount(0)
  await expect(bar.locator('strong')).toContainText(price.split('\u00a0')[0]!.split(' ')[0]!)
  await expect(bar.locator('.whole-price')).toHaveCount(1)
})

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

test('a colour that must be chosen is asked beside its chips, and nothing is lost', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.goto(addPage('en', { link: demoLink(lamp) }))
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: say('en', 'cart_increase') }).click()
  await page.getByRole('button', { name: say('en', 'cart_add'), exact: true }).click()
  await expect(page.locator('#field-color-error')).toHaveText(say('en', 'cart_product_choose_color'))
  await expect(page.locator('input[name=quantity]')).toHaveValue('2')
  await page.getByRole('radio', { name: 'Graphite' }).check({ force: true })
  await page.getByRole('button', { name: say('en', 'cart_add'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/en/cart')
  await expect(page.locator('main')).toContainText('Graphite')
})

test('a shop that does not answer in time can be asked again, or the facts are filled in', async ({ browser }) => {
  const page = await openPhone(browser)
  const link = demoLink('/shop/slow-marmalade', 'thistle-and-rye.localhost')
  await page.goto(addPage('en', { link }), { waitUntil: 'commit' })
  await expect(page.getByRole('list', { name: say('en', 'cart_reading_title') })).toBeVisible()
  await expect(page.locator('main')).toContainText(say('en', 'reader_reason_slow'), { timeout: 45_000 })
  await expect(page.getByRole('link', { name: say('en', 'cart_reading_again') })).toBeVisible()
  await page.getByText(say('en', 'cart_unread_fill')).click()
  await expect(page.locator('input[name=title]')).toBeVisible()
})

test('a link behind a robot gate is sent to the team by a guest: a wrong address loses nothing', async ({
  browser,
}) => {
  const page = await openPhone(browser)
  await page.goto(addPage('ar', { link: demoLink('/products/gate') }))
  await expect(page.locator('main')).toContainText(say('ar', 'reader_reason_captcha'), { timeout: 45_000 })
  await expect(page.locator('input[name=title]')).toBeHidden()
  await page.locator('textarea[name=wish]').fill('اللون الأزرق، مقاس 42')
  await page.locator('main input[name=email]').fill('guest@')
  await page.getByRole('button', { name: say('ar', 'cart_lookup_send') }).click()
  await expect(page.locator('#field-email-error')).toBeVisible()
  await expect(page.locator('textarea[name=wish]')).toHaveValue('اللون الأزرق، مقاس 42')
  await page.locator('main input[name=email]').fill('guest@example.test')
  await page.getByRole('button', { name: say('ar', 'cart_lookup_send') }).click()
  await expect(page.locator('main')).toContainText(say('ar', 'cart_lookup_sent'))
})

test('a page that is gone offers no adding: only the store and another link', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.goto(addPage('en', { link: demoLink('/products/retired-kettle') }))
  await expect(page.locator('main')).toContainText(say('en', 'cart_unread_gone'), { timeout: 45_000 })
  await expect(page.getByRole('link', { name: say('en', 'cart_unread_open_store') })).toBeVisible()
  await expect(page.locator('main input[name=link]')).toBeVisible()
  await expect(page.locator('input[name=title], textarea[name=wish]')).toHaveCount(0)
})

test('an opened link shows its product before any script runs', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.route('**/*.js', (route) => route.abort())
  const link = demoLink(lamp)
  await page.goto(addPage('ar', { link }))
  await expect(page.locator('h1').filter({ hasText: 'Brass Reading Lamp' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: new RegExp(say('ar', 'cart_product_total')) }).locator('strong'),
  ).toContainText(/\d,\d{3}/)
})

test('a reading that breaks off says so and offers to continue', async ({ browser }) => {
  // The router leaves the broken stream to the page's error report, so faults are no failure here.
  const page = await (await browser.newContext(phone)).newPage()
  const reading = await holdReading(page)
  await page.goto(`${shop()}/ar`)
  await page.locator('main input[name=q]').fill(demoLink(lamp))
  await page.locator('main form button[type=submit]').first().click()
  await reading.next()
  await page.evaluate(() => window.held?.controller?.error(new TypeError('connection lost')))
  const alert = page.getByRole('alert').filter({ hasText: say('ar', 'cart_reading_failed_title') })
  await expect(alert).toBeVisible()
  const again = await alert.getByRole('link', { name: say('ar', 'cart_reading_again') }).getAttribute('href')
  await page.goto(`${shop()}${again}`)
  await expect(page.locator('input[name=title]')).toHaveValue('Brass Reading Lamp', { timeout: 45_000 })
})

test("a sentence shared from a shop's app is read by the link in it", async ({ browser }) => {
  const page = await openPhone(browser)
  const sentence = `شاهد هذا المنتج: Brass Reading Lamp ${demoLink(lamp)}?utm_source=share أعجبني!`
  await page.goto(addPage('ar', { title: 'Harbor Goods', text: sentence }))
  await expect(page.locator('input[name=title]')).toHaveValue('Brass Reading Lamp', { timeout: 45_000 })
  await page.goto(`${shop()}/ar/cart`)
  await page.locator('main input[name=q]').fill(sentence)
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('input[name=title]')).toHaveValue('Brass Reading Lamp', { timeout: 45_000 })
})

test('data that the shop refuses us come from the provider, and the page says so', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.goto(addPage('en', { link: demoLink('/products/quarterdeck-clock') }))
  await expect(page.locator('input[name=title]')).toHaveValue('Quarterdeck Wall Clock', { timeout: 45_000 })
  await expect(page.locator('main')).toContainText(say('en', 'cart_found_by_provider'))
})

test('a text without a link gets an error where it was pasted, and stays there', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.goto(`${shop()}/en/cart/add`)
  await page.locator('main input[name=link]').fill('a brass lamp')
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('main')).toContainText('Invalid Link')
  await expect(page.locator('main input[name=link]')).toHaveValue('a brass lamp')
})

test('without JavaScript the form comes filled, and its cost is a button', async ({ browser }) => {
  const page = await openPhone(browser, { javaScriptEnabled: false })
  await page.goto(addPage('ar', { link: demoLink(lamp) }))
  await expect(page.locator('input[name=title]')).toHaveValue('Brass Reading Lamp', { timeout: 45_000 })
  await openDetails(page)
  await page.locator('select[name=category]').selectOption('electronics')
  await page.locator('input[name=quantity]').fill('2')
  await page.getByRole('button', { name: say('ar', 'cart_item_total_count') }).click()
  const bar = page.getByRole('region', { name: new RegExp(say('ar', 'cart_product_total')) })
  await expect(bar.locator('strong')).toContainText(/\d,\d{3}\.\d{2}/)
  await expect(page.locator('input[name=quantity]')).toHaveValue('2')
  await expect(page.locator('select[name=category]')).toHaveValue('electronics')
})
