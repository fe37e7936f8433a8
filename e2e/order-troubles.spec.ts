// Problems that end well: a missing size, totals that rise and fall, an item that is not available, a pickup that
// becomes a delivery and back, a returned parcel and a lost one. The courier is Bosta's simulator.
import { type Browser, expect, type Page } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, payDifference, say, shop, shopPort } from './customer.ts'
import { type Language, longer } from './languages.ts'
import { buy, enterConsole, sendHome } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const unique = Date.now().toString(36)
const lamp = demoLink('/products/brass-reading-lamp')
/** News of the shop come within seconds, of a courier at the latest with the next question. */
const soon = { timeout: 30_000 }
const told = { timeout: 100_000, intervals: [500, 1_000, 2_000] }

async function openPage(browser: Browser, options: object): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

async function enterAs(browser: Browser, lang: Language, who: string): Promise<Page> {
  const page = await openPage(browser, desk)
  await enterConsole(page, lang, who)
  return page
}

/** The number of the order that was just placed. */
async function placed(page: Page, lang: Language): Promise<string> {
  await page.waitForURL(/\/payment\//)
  await page.goto(`${shop()}/${lang}/account/orders`)
  const href = await page.locator('main a[href*="/account/orders/1"]').first().getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

async function claim(staff: Page, lang: Language, number: string): Promise<void> {
  await staff.goto(`${shop()}/${lang}/ops/review/${number}`)
  await staff.locator('button[name=do][value=claim]').click()
  await expect(staff.locator('button[name=do][value=finish]')).toBeVisible()
}

/** Approves the review with one changed field of the first item; the new total is shown before. */
async function finish(staff: Page, field: string, value: string): Promise<void> {
  for (const approve of await staff.locator('input[type=radio][value=approve]').all())
    await approve.check({ force: true })
  const seen = await staff.locator('input[name=seen]').inputValue()
  await staff.locator(`input[name$=${field}]`).first().fill(value)
  await staff.locator('button[name=do][value=check]').click()
  await expect(staff.locator('input[name=seen]')).not.toHaveValue(seen)
  await staff.locator('button[name=do][value=finish]').click()
  await expect(staff).toHaveURL(/done=finished/)
}

/** Scanned at the hub: the pickup chosen at checkout becomes a request; returns its number. */
async function arrive(staff: Page, customer: Page, lang: Language, label: string): Promise<string> {
  await staff.goto(`${shop()}/${lang}/ops/hub`)
  await staff.locator('input[name=label]').first().fill(label)
  await staff.keyboard.press('Enter')
  await staff.waitForURL('**/ops/hub?**')
  const link = customer.locator('main a[href*="/account/orders/request/R"]').first()
  await expect
    .poll(async () => {
      await customer.goto(`${shop()}/${lang}/account/orders/request`)
      return link.count()
    }, told)
    .toBeGreaterThan(0)
  return /\/request\/(R\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
}

const requestPage = (lang: Language, number: string) => `${shop()}/${lang}/account/orders/request/${number}`
/** Waits for the next step's address: clicking earlier would send the same step again. */
async function goOn(page: Page): Promise<void> {
  const here = page.url()
  await page.locator('main form button[type=submit]:visible').last().click()
  await page.waitForURL(({ href }) => href !== here)
}
const choose = (page: Page, name: string, value: string) =>
  page.locator(`input[name=${name}][value="${value}"]`).check({ force: true })

/** Who only collected so far has no address yet: it is added on the way and comes back chosen. Says if it was added. */
async function addFirstAddress(page: Page): Promise<boolean> {
  const link = page.locator('main a[href*="/addresses/new?backUrl="]')
  if ((await page.locator('main input[name=address]').count()) > 0) return false
  await link.click()
  await page.waitForURL('**/addresses/new**')
  const typed = {
    firstName: 'Nour',
    lastName: 'Adel',
    phone: '01098765432',
    city: 'Nasr City',
    street: 'Makram Ebeid',
    building: '12',
  }
  for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text)
  await page.locator('select[name=state]').selectOption('cairo')
  await expect.poll(() => page.locator('select[name=area] option').count()).toBeGreaterThan(1)
  await page.locator('select[name=area]').selectOption({ index: 1 })
  await goOn(page)
  await page.waitForURL(/[?&]address=/)
  return true
}

/** From the address to the payment of a delivery. */
async function deliver(page: Page, company: string, pays: 'before' | 'courier'): Promise<void> {
  if (!(await addFirstAddress(page))) await goOn(page)
  await choose(page, 'company', company)
  await goOn(page)
  await choose(page, 'pays', pays)
  if (pays === 'before') await choose(page, 'method', 'wallet')
  await goOn(page)
}

async function seeRequest(page: Page, lang: Language, number: string, key: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(requestPage(lang, number))
      return (await page.locator('main').textContent()) ?? ''
    }, told)
    .toContain(say(lang, key))
}

/** Packed, booked with Bosta by the shop itself, and queued; returns Bosta's number. */
async function handToBosta(staff: Page, lang: Language, number: string): Promise<string> {
  const deliveries = `${shop()}/${lang}/ops/requests/deliveries`
  await staff.goto(`${deliveries}?q=${number}`)
  await staff.locator('button[value=pack]').click()
  await staff.waitForURL((url) => url.searchParams.get('done') === 'pack')
  await expect
    .poll(async () => {
      await staff.goto(`${deliveries}?stage=label&q=${number}`)
      return staff.locator('button[value=queue]').count()
    }, told)
    .toBe(1)
  await staff.locator('button[value=queue]').click()
  await staff.waitForURL((url) => url.searchParams.get('done') === 'queue')
  const bosta = `http://localhost:${shopPort() + 4}/_control/deliveries`
  const { deliveries: known } = (await (await staff.request.get(bosta)).json()) as {
    deliveries: readonly { readonly trackingNumber: string; readonly businessReference: string }[]
  }
  const parcel = known.find((one) => new RegExp(`^${number}\\b`).test(one.businessReference))
  return parcel?.trackingNumber ?? ''
}

/** The courier's actions, played on the page of Bosta's simulator. */
async function push(staff: Page, trackingNumber: string, stage: 'collect' | 'return' | 'lose'): Promise<void> {
  const answer = await staff.request.post(`http://localhost:${shopPort() + 4}/_control/push`, {
    data: { trackingNumber, stage },
  })
  expect(answer.ok(), `${stage} ${trackingNumber}`).toBe(true)
}

test('in English on a desktop: a size is missing, the total rises, one item is held and cancelled, and a pickup is a delivery for a while', {
  tag: longer,
}, async ({ browser }) => {
  // A whole way of an order, and of staff: longer than other tests.
  test.slow()
  const lang = 'en'
  const customer = await openPage(browser, desk)
  await joinAs(customer, lang, `troubles-${unique}@example.test`)
  await depositByCard(customer, lang, '60000')
  await addByLink(customer, lang, lamp)
  await addByLink(customer, lang, demoLink('/products/enamel-camp-mug'))
  await checkOut(customer, lang, 'wallet')
  const number = await placed(customer, lang)
  const order = `${shop()}/${lang}/account/orders/${number}`

  const reviewer = await enterAs(browser, lang, 'reviewer')
  await claim(reviewer, lang, number)
  const verdicts = reviewer.locator('input[type=radio][value=approve]')
  await expect(verdicts).toHaveCount(2)
  await verdicts.last().check({ force: true })
  await reviewer.locator('input[type=radio][value=askInfo]').first().check({ force: true })
  await reviewer.locator('input[name$="ask.size"]').first().check({ force: true })
  await reviewer.locator('button[name=do][value=finish]').click()
  await expect(reviewer).toHaveURL(/done=finished/)
  await customer.goto(order)
  const asked = customer.locator('form:has(button[value=complete])')
  await expect(asked).toBeVisible(soon)
  await asked.locator('input[name=size]').fill('One size')
  await asked.locator('button[value=complete]').click()
  await expect(customer.locator('main')).toContainText(say(lang, 'account_done_complete'))

  await claim(reviewer, lang, number)
  await finish(reviewer, 'domesticShipping', '12.00')
  await customer.goto(order)
  await expect(customer.locator('main')).toContainText(say(lang, 'account_changed_title'), soon)
  await payDifference(customer, lang, number, 'wallet')

  const buyer = await enterAs(browser, lang, 'buyer')
  await buyer.goto(`${shop()}/${lang}/ops/purchase?q=${number}`)
  // The mug's page says that it is gone: nobody may buy it. The lamp continues.
  await buyer.locator('tr', { hasText: 'Enamel Camp Mug' }).locator('a[href*="hold="]').click()
  await choose(buyer, 'reason', 'NEW_PRICE')
  await buyer.locator('input[name=newPrice]').fill('175.00')
  await buyer.locator('button[name=do][value=hold]').click()
  await expect(buyer.locator('button[name=do][value=hold]')).toHaveCount(0)
  await customer.goto(order)
  const decision = customer.locator('form:has(button[value=decide])')
  await expect(decision).toBeVisible(soon)
  await decision.locator('input[value=PROCEED_OTHER_ITEMS]').check({ force: true })
  await decision.locator('button[value=decide]').click()
  await expect(customer.locator('main')).toContainText(say(lang, 'account_done_decide'))
  await expect(customer.locator('main')).toContainText(say(lang, 'orders_state_cancelled'))
  await expect(customer.locator('main')).toContainText(say(lang, 'account_amount_refunded'))

  const staff = await enterAs(browser, lang, 'admin')
  await buy(staff, lang, number)
  await sendHome(staff, lang, number, 1400)
  // Either of the two may be the order's first; the shipment shows which one is in it.
  const label = new RegExp(`${number}-\\d+`).exec((await staff.locator('main').textContent()) ?? '')?.[0] ?? ''
  const request = await arrive(staff, customer, lang, label)
  await customer.goto(`${requestPage(lang, request)}/switch`)
  await deliver(customer, 'marsa-eg', 'before')
  await customer.waitForURL('**/payment/**')
  await seeRequest(customer, lang, request, 'requests_fee_paid')
  await customer.goto(`${requestPage(lang, request)}/switch`)
  await goOn(customer)
  await customer.waitForURL(/done=switched/)
  await expect(customer.locator('main')).toContainText(say(lang, 'requests_code_later'))
})

test('بالعربية على الهاتف: ينخفض الإجمالي، ويعيد المندوب الطرد، ثم يضيع في المرة الثانية فيشطبه اثنان ويعود المال', {
  tag: longer,
}, async ({ browser }) => {
  // A whole way of an order, and of staff: longer than other tests.
  test.slow()
  const lang = 'ar'
  const customer = await openPage(browser, phone)
  await joinAs(customer, lang, `lost-${unique}@example.test`)
  await depositByCard(customer, lang, '60000')
  // What a scale shows is known from then on: the lamp's weight is left to other tests.
  await addByLink(customer, lang, demoLink('/products/waxed-canvas-weekender'))
  await checkOut(customer, lang, 'wallet')
  const number = await placed(customer, lang)
  const order = `${shop()}/${lang}/account/orders/${number}`

  const staff = await enterAs(browser, lang, 'admin')
  await claim(staff, lang, number)
  // Lighter than its page says, because goods dearer than reviewed would not be bought.
  await finish(staff, 'weight', '900')
  await customer.goto(order)
  await expect(customer.locator('button[value=accept]')).toBeVisible(soon)
  await customer.locator('button[value=accept]').click()
  await expect(customer.locator('main')).toContainText(say(lang, 'account_done_accept'))

  await buy(staff, lang, number)
  await sendHome(staff, lang, number, 900)
  const first = await arrive(staff, customer, lang, `${number}-1`)
  await customer.goto(`${requestPage(lang, first)}/switch`)
  await deliver(customer, 'bosta', 'courier')
  await seeRequest(customer, lang, first, 'requests_cash_at_door')
  const returned = await handToBosta(staff, lang, first)
  await push(staff, returned, 'collect')
  await seeRequest(customer, lang, first, 'requests_state_shipped')
  await push(staff, returned, 'return')
  await seeRequest(customer, lang, first, 'requests_state_cancelled')

  // The goods wait again: they are sent once more, paid in advance.
  await customer.goto(`${shop()}/${lang}/account/orders/request/new`)
  await customer.locator('main input[name=item]').first().check({ force: true })
  await choose(customer, 'way', 'delivery')
  await goOn(customer)
  await deliver(customer, 'bosta', 'before')
  await customer.waitForURL('**/payment/**')
  const link = customer.locator('main a[href*="/account/orders/request/R"]').first()
  const second = /\/request\/(R\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  expect(second).not.toBe(first)
  await seeRequest(customer, lang, second, 'requests_fee_paid')
  const lost = await handToBosta(staff, lang, second)
  expect(lost).not.toBe(returned)
  await push(staff, lost, 'collect')
  await seeRequest(customer, lang, second, 'requests_state_shipped')
  await push(staff, lost, 'lose')
  await seeRequest(customer, lang, second, 'requests_step_lost')

  const support = await enterAs(browser, lang, 'support')
  await support.goto(`${shop()}/${lang}/ops/orders/${number}/write-off`)
  await support.locator('input[name=itemId]').first().check({ force: true })
  await support.locator('input[name=what][value=lost]').check({ force: true })
  await support.locator('textarea[name=reason]').fill('أكدت بوسطة فقد الشحنة')
  const proof = { name: 'letter.png', mimeType: 'image/png', buffer: await support.screenshot() }
  await support.locator('input[name=proof]').setInputFiles(proof)
  await support.locator('main button[type=submit]').last().click()
  await support.waitForURL(/\/write-offs\/WO\d+\?done=proposed/)
  await expect(support.locator('button[value=agree]')).toHaveCount(0)
  const colleague = await enterAs(browser, lang, 'support2')
  await colleague.goto(support.url().split('?')[0] ?? '')
  await colleague.locator('button[name=do][value=agree]').first().click()
  await colleague.waitForURL(/done=agreed/)
  await customer.goto(order)
  await expect(customer.locator('main')).toContainText(say(lang, 'account_amount_refunded'), soon)
  const item = (await customer.locator('main a[href*="/items/"]').first().getAttribute('href')) ?? ''
  await customer.goto(`${shop()}${item}`)
  await expect(customer.locator('main')).toContainText(say(lang, 'account_written_off_lost'))
})
