// The steps of staff in the browser that bring one order from the queue to the customer.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { shop } from './customer.ts'
import type { Language } from './languages.ts'
import { enterStaff } from './visitors.ts'

const password = 'harbour lights at dusk'
const demoSecret = 'MARSAHARBOURLIGHTSATDUSK23456723'

/** The console as somebody of the demo's staff who has just signed in, without the door (`signInAtConsole`). */
export async function enterConsole(page: Page, lang: Language, who: string, origin = shop()): Promise<void> {
  const value = await enterStaff(`${who}@marsa.localhost`)
  await page.context().addCookies([{ name: 'token', value, url: origin }])
  await page.goto(`${origin}/${lang}/ops`)
}

/** Through the door: password and code. */
export async function signInAtConsole(page: Page, lang: Language, who: string, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/ops/signin`)
  await page.locator('main input[name=email]').fill(`${who}@marsa.localhost`)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/ops/signin/code**')
  await giveCode(page)
  await page.waitForURL((url) => url.pathname.endsWith('/ops'))
}

// A code works once: if a parallel test used it, the next one is taken, which is accepted half a minute early. The time
// spent waiting for a code that nobody used is added to the test's own.
async function giveCode(page: Page): Promise<void> {
  for (const ahead of [0, 1, 1, 1, 1]) {
    await page.locator('input[name=code]').fill(demoCode(ahead))
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'POST' && new URL(one.url()).pathname.includes('/ops/signin/code'),
    )
    await page.locator('main form button[type=submit]').click()
    // Accepted: the page is sent on, by the router or by the browser.
    const status = (await answer).status()
    if (status === 202 || (status >= 300 && status < 400)) return
    if (ahead === 0) continue
    test.setTimeout(test.info().timeout + 35_000)
    await page.waitForTimeout(30_000 - (Date.now() % 30_000))
  }
}

/** Waits for the page that says what was done. Its address changes a moment before the page, whose revision is sent next. */
export async function saidDone(page: Page, what: string): Promise<void> {
  await page.waitForURL(`**done=${what}**`)
  await expect(page.locator('main [role=status]', { hasText: /\S/ }).first()).toBeVisible()
}

/** The demo staff's authenticator code now, or this many steps later. */
export function demoCode(ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate({ timestamp: Date.now() + ahead * 30_000 })
}

/** Claims the order and approves it unchanged, or with the store's shipping that the customer did not know. */
export async function review(
  page: Page,
  lang: Language,
  number: string,
  domesticShipping = '',
  origin = shop(),
): Promise<void> {
  await page.goto(`${origin}/${lang}/ops/review/${number}`)
  await page.locator('button[name=do][value=claim]').click()
  await expect(page.locator('button[name=do][value=finish]')).toBeVisible()
  await page.locator('input[type=radio][value=approve]').first().check({ force: true })
  if (domesticShipping) {
    await page.locator('input[name$=domesticShipping]').first().fill(domesticShipping)
    const seen = await page.locator('input[name=seen]').inputValue()
    await page.locator('button[name=do][value=check]').click()
    await expect(page.locator('input[name=seen]')).not.toHaveValue(seen)
  }
  await page.locator('button[name=do][value=finish]').click()
  // The next order may be the reviewer's own, with its own button.
  await expect(page).toHaveURL(/done=finished/)
}

export async function buy(page: Page, lang: Language, number: string, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/ops/purchase?q=${number}`)
  const form = page.locator('form', { has: page.locator('button[value=buy]') }).first()
  await form.locator('input[name=item]').first().check({ force: true })
  await form.locator('input[name=storeOrderNumber]').fill(`HG-${number}`)
  await form.locator('input[name=cost]').fill('64.00')
  await form.locator('select[name=cardLabel]').selectOption('Visa 4242')
  await form.locator('button[value=buy]').click()
  await goOnAsSeen(page, form)
  await page.goto(`${origin}/${lang}/ops/purchase/bought?q=${number}`)
  const sent = page.locator('form', { has: page.locator('button[value=shipped]') }).first()
  await sent.locator('input[name=item]').first().check({ force: true })
  await sent.locator('input[name=carrier]').fill('UPS')
  await sent.locator('input[name=trackingNumber]').fill(`1Z${number}`)
  await sent.locator('button[value=shipped]').click()
  await expect(page.locator('button[value=shipped]')).toHaveCount(0)
}

// The store's page is read again on the click: changes are shown first, as often as there are any, and a reason is
// given if it could not be read.
async function goOnAsSeen(page: Page, form: Locator): Promise<void> {
  const isBought = () => new URL(page.url()).searchParams.has('done')
  const checks = form.locator('input[name=checked]')
  for (let seen = ''; ; ) {
    const read = () => checks.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join())
    const isAnswered = async () => isBought() || (await read().catch(() => seen)) !== seen
    await expect.poll(isAnswered, { timeout: 45_000, message: 'bought, or told what the page says now' }).toBe(true)
    if (isBought()) return
    seen = await read()
    const reason = form.locator('input[name=reason]')
    if ((await reason.count()) > 0) await reason.fill('Seen in the shop itself')
    await form.locator('button[value=buy]').click()
  }
}

/** Scans the parcel, weighs and photographs it, packs it, and sends it in its own shipment through customs. */
export async function sendHome(
  page: Page,
  lang: Language,
  number: string,
  grams: number,
  origin = shop(),
): Promise<void> {
  await page.goto(`${origin}/${lang}/ops/warehouse?tracking=1Z${number}`)
  const parcel = page.locator('form', { has: page.locator('button[value=receive]') }).first()
  for (const fine of await parcel.locator('input[data-fine]').all()) await fine.check({ force: true })
  await parcel.locator('input[name=unitGrams]').fill(String(grams))
  const photo = { name: 'parcel.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await parcel.locator('input[name=photo]').setInputFiles(photo)
  await parcel.locator('button[value=receive]').click()
  await expect(page.locator('button[value=receive]')).toHaveCount(0)
  await page.goto(`${origin}/${lang}/ops/warehouse/packages?q=${number}`)
  await page.locator('input[name=item]').first().check({ force: true })
  await page.locator('button[value=pack]').first().click()
  await page.waitForURL((url) => url.searchParams.has('done'))
  await page.goto(`${origin}/${lang}/ops/warehouse/packages?q=${number}`)
  const packed = page.locator('form', { has: page.locator('button[value=ship]') }).first()
  await packed.locator('input[name=item]').first().check({ force: true })
  await packed.locator('input[name=boxes]').fill('1')
  await packed.locator('input[name=airwayBill]').fill(`077-${number}`)
  await packed.locator('button[value=ship]').click()
  await page.waitForURL('**/ops/shipments/**')
  const shipment = new URL(page.url()).pathname.split('/').at(-1)
  await page.locator('textarea[name=scanned]').fill(`${shipment}-B01`)
  await page.locator('input[name=counted]').fill('1')
  await page.locator('input[name=company]').fill('EgyptAir Cargo')
  await page.locator('input[name=givenTo]').fill('A. Naguib')
  for (const step of ['handOver', 'arriveAtCustoms', 'acceptAll', 'release']) {
    await page.locator(`button[name=do][value=${step}]`).click()
    await expect(page.locator(`button[name=do][value=${step}]`)).toHaveCount(0)
  }
}

/** Scans the goods in at the hub, prepares the pickup and puts it on a shelf. */
export async function makeReady(page: Page, lang: Language, number: string, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/ops/hub`)
  await page.locator('input[name=label]').first().fill(`${number}-1`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/ops/hub?**')
  await expect
    .poll(
      async () => {
        await page.goto(`${origin}/${lang}/ops/requests?q=${number}`)
        return page.locator('button[value=prepare]').count()
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0)
  await page.locator('button[value=prepare]').first().click()
  await page.waitForURL((url) => url.searchParams.has('done'))
  await page.goto(`${origin}/${lang}/ops/requests?stage=shelve&q=${number}`)
  const card = page.locator('form', { has: page.locator('button[value=shelve]') }).first()
  await card.locator('input[name=shelf]').fill('A-12')
  await card.locator('button[value=shelve]').click()
  await expect(page.locator('button[value=shelve]')).toHaveCount(0)
}

/** The desk finds the request by the customer's code, checks who collects, and hands over. */
export async function handOver(page: Page, lang: Language, code: string, name: string, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/ops/pickup-desk`)
  await page.locator('main input[name=q]').fill(code)
  await page.keyboard.press('Enter')
  const form = page.locator('form', { has: page.locator('button[value=collect]') }).first()
  await expect(form).toBeVisible()
  await form.locator('input[name=code]').fill(code)
  await form.locator('input[name=collectorName]').fill(name)
  await form.locator('input[name=collectorIdNumber]').fill('29001010100123')
  for (const box of await form.locator('input[type=checkbox]').all()) await box.check({ force: true })
  await form.locator('button[value=collect]').click()
  await expect(page.locator('button[value=collect]')).toHaveCount(0)
}
