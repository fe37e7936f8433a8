// A customer's steps in the browser, one function each; texts come from the shop's own words.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'
import { addAccount } from './visitors.ts'

export const shopPort = () => Number(process.env.SHOP_PORT)
export const shop = (site: 'eg' | 'ae' = 'eg') => `http://${site === 'ae' ? 'ae.' : ''}localhost:${shopPort()}`
export const demoLink = (path: string, host = 'harbor-goods.localhost') => `http://${host}:${shopPort() + 2}${path}`

const source = join(import.meta.dirname, '..', 'src')
const words = new Map<string, Record<string, unknown>>()
function wordsOf(lang: Language, room: string): Record<string, unknown> {
  const known = words.get(`${room} ${lang}`)
  if (known) return known
  const file = globSync(`**/${room}/words.${lang}.json`, { cwd: source })[0]
  if (!file) throw new Error(`No room ${room} has words`)
  const found = JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, unknown>
  words.set(`${room} ${lang}`, found)
  return found
}

/** The sentence of a message key without inputs. A refusal's sentence is in the room that refuses. */
export function say(lang: Language, key: string, refusing = 'checkout'): string {
  const room = key.startsWith('refusal_') ? refusing : key.split('_')[0]!
  const text = wordsOf(lang, room)[key]
  if (typeof text !== 'string') throw new Error(`${key} is not a plain message in ${lang}`)
  return text
}

/** A sentence from a site's own words. */
export function saySite(lang: Language, site: 'egypt' | 'emirates', key: string): string {
  const file = join(source, 'sites', `${site}.words.${lang}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key]!
}

/** Pastes a link on the home page and adds the product to the cart. */
export async function addByLink(
  page: Page,
  lang: Language,
  link: string,
  origin = shop(),
  colourAt = 0,
): Promise<void> {
  await page.goto(`${origin}/${lang}`)
  await page.locator('main input[name=q]').first().fill(link)
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
  await chooseOptions(page, colourAt)
  await page.getByRole('button', { name: say(lang, 'cart_add'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === `/${lang}/cart`)
}

/** Chooses one of each that a product comes in: this colour, otherwise the first. */
export async function chooseOptions(page: Page, colourAt = 0): Promise<void> {
  for (const name of ['color', 'size', 'style']) {
    const chips = page.locator(`form#item input[type=radio][name=${name}]`)
    const isChosen = (await page.locator(`form#item input[type=radio][name=${name}]:checked`).count()) > 0
    const at = name === 'color' ? colourAt : 0
    if ((await chips.count()) > 0 && (at > 0 || !isChosen)) await chips.nth(Math.max(0, at - 1)).check({ force: true })
  }
}

/** Opens the fold with what was read of a product, in which its facts are corrected. */
export async function openDetails(page: Page): Promise<void> {
  const fold = page.locator('form#item details:has([name=category])')
  if (!(await fold.evaluate((one) => (one as HTMLDetailsElement).open))) await fold.locator('> summary').click()
}

/** The password of all people of the demo. */
export const demoPassword = 'harbour lights at dusk'

/**
 * Comes with an account and a session created just now. Who was somewhere in the shop before signs in by the form, so that
 * a guest's things move along.
 */
export async function joinAs(page: Page, lang: Language, email: string, origin = shop()): Promise<void> {
  const value = await addAccount({ email, site: origin === shop('ae') ? 'ae' : 'eg', language: lang })
  if (page.url() === 'about:blank') {
    await page.context().addCookies([{ name: 'token', value, url: origin }])
    return
  }
  await signIn(page, lang, email, demoPassword, origin)
}

/** Signs up, follows the activation mail in the outbox and signs in. */
export async function signUpAs(page: Page, lang: Language, email: string, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/auth/signup`)
  await page.locator('input[name=firstName]').fill('Nour')
  await page.locator('input[name=lastName]').fill('Adel')
  await page.locator('main input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('quiet water under the pier')
  await page.locator('input[name=terms]').check()
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/auth/check-mail**')
  await openMail(page, email, origin)
  await signIn(page, lang, email, 'quiet water under the pier', origin)
}

/** Opens the newest mail to this address in the outbox and follows its link. */
export async function openMail(page: Page, email: string, origin = shop()): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${origin}/dev/outbox`)
        return page.locator('tr').filter({ hasText: email }).count()
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0)
  await page.locator('tr').filter({ hasText: email }).first().locator('a').first().click()
  await page.waitForURL('**/dev/outbox/*')
  const link = await page.locator('a[href*="/auth/activate"]').first().getAttribute('href')
  if (!link) throw new Error('The mail has no activation link')
  await page.goto(link)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.includes('/auth/activate'))
}

export async function signIn(
  page: Page,
  lang: Language,
  email: string,
  password: string,
  origin = shop(),
): Promise<void> {
  await page.goto(`${origin}/${lang}/auth/signin`)
  await page.locator('main input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
}

/**
 * Pickup at the office and payment; ends with a placed order (wallet), on the gateway's page (card), or on the
 * page of an order that is reviewed before payment (transfer, office).
 */
export async function checkOut(
  page: Page,
  lang: Language,
  method:
    | 'creditCard'
    | 'wallet'
    | 'fawry'
    | 'bankTransfer'
    | 'office'
    | 'fawryCreditCard'
    | 'fawryCreditCardInstalment',
  origin = shop(),
): Promise<void> {
  await page.goto(`${origin}/${lang}/checkout`)
  await walkToPay(page, method)
  await agree(page)
  await goOn(page)
}

/** Says what happens to the other items if one is not available, and agrees to the terms. */
export async function agree(page: Page): Promise<void> {
  const decision = page.locator('input[name=decision][value=PROCEED_OTHER_ITEMS]')
  const folded = page.locator('details:not([open])', { has: decision }).locator('> summary')
  if ((await folded.count()) > 0) await folded.click()
  await decision.check({ force: true })
  await page.locator('input[name=terms]').check({ force: true })
}

/** From wherever the checkout begins to its last step, picking up at the office, with this way to pay chosen. */
export async function walkToPay(page: Page, method: string): Promise<void> {
  await expect(page.locator('input[name=arrival], input[name=terms]').first()).toBeAttached()
  if ((await page.locator('input[name=terms]').count()) === 0) {
    await receiveAtOffice(page)
    await goOn(page)
    await expect(page.locator('input[name=terms]')).toBeAttached({ timeout: 45_000 })
  }
  await chooseMethod(page, method)
}

/** Fills in what picking up asks of a first order: who comes, and a phone. */
export async function receiveAtOffice(page: Page): Promise<void> {
  await page.locator('input[name=arrival][value=pickup]').check({ force: true })
  for (const [name, value] of [
    ['firstName', 'Nour'],
    ['lastName', 'Adel'],
    ['phone', '+201098765432'],
  ] as const) {
    const field = page.locator(`main input[name=${name}]`)
    if ((await field.inputValue()) === '') await field.fill(value)
  }
}

/** Fills in the address for a first order that is delivered. */
export async function fillAddress(page: Page): Promise<void> {
  await receiveAtOffice(page)
  await page.locator('input[name=arrival][value^=delivery]').check({ force: true })
  await page.locator('select[name=state]').selectOption({ index: 1 })
  await expect.poll(() => page.locator('select[name=area] option').count()).toBeGreaterThan(1)
  await page.locator('select[name=area]').selectOption({ index: 1 })
  for (const [name, value] of [
    ['city', 'Nasr City'],
    ['street', 'Makram Ebeid'],
    ['building', '12'],
  ] as const) {
    await page.locator(`input[name=${name}]`).fill(value)
  }
}

/** Chooses a way to pay; with a script the total follows, and the address with it. */
export async function chooseMethod(page: Page, method: string): Promise<void> {
  const choice = page.locator(`input[type=radio][name=method][value=${method}]`)
  // Less common payment methods are under a folded heading.
  const folded = page.locator('details:not([open])', { has: choice }).locator('> summary')
  if ((await folded.count()) > 0) await folded.click()
  if (await choice.isChecked()) return
  await page.waitForLoadState('networkidle')
  await choice.check({ force: true })
  await expect(choice).toBeChecked()
  const hasScript = await page.evaluate(() => document.querySelector('main noscript > *') === null).catch(() => false)
  if (hasScript) await page.waitForURL((url) => url.searchParams.get('method') === method)
}

async function goOn(page: Page): Promise<void> {
  const onward = page.locator('main button[form]:visible')
  const button = (await onward.count()) > 0 ? onward : page.locator('main button[type=submit]:visible')
  await button.first().click()
}

/** On the gateway's own page, on its own origin. */
export async function payByCard(page: Page, choice: 'pay' | 'decline' = 'pay'): Promise<void> {
  await page.waitForURL('**/unifiedcheckout/**')
  await page.locator('[data-card]').first().click()
  await page.locator(`button[name=choice][value=${choice}]`).click()
  await page.waitForURL('**/payment/**')
}

/** Accepts the changes of the review and pays the rest. */
export async function payDifference(
  page: Page,
  lang: Language,
  number: string,
  method: 'creditCard' | 'wallet' | 'fawry' | 'bankTransfer' | 'office',
  origin = shop(),
): Promise<void> {
  await page.goto(`${origin}/${lang}/checkout/order/${number}`)
  await page.locator(`input[name=method][value=${method}]`).check({ force: true })
  await page.locator('main button[type=submit]:visible').first().click()
  if (method === 'creditCard') await payByCard(page)
  await page.waitForURL('**/payment/**')
}

export async function depositByCard(page: Page, lang: Language, amount: string, origin = shop()): Promise<void> {
  await page.goto(`${origin}/${lang}/account/financial/wallet/deposit`)
  await page.locator('input[name=amount]').fill(amount)
  await page.locator('main form button[type=submit]').click()
  await payByCard(page)
}

/** The six-digit code on the customer's order page, once the goods are ready. */
export async function pickupCode(page: Page, lang: Language, number: string, origin = shop()): Promise<string> {
  await page.goto(`${origin}/${lang}/account/orders/${number}`)
  const code = page.locator('main bdi.select-all').first()
  await expect(code).toHaveText(/^\d{6}$/)
  return (await code.textContent()) ?? ''
}

/** The code that was mailed to this address, as the shop's outbox shows it. */
export async function mailedCode(page: Page, email: string, subject = ''): Promise<string> {
  const outbox = await (await page.context().browser()!.newContext()).newPage()
  const row = outbox.locator('tr').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect
    .poll(
      async () => {
        await outbox.goto(`${shop()}/dev/outbox`)
        return row.count()
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0)
  await row.locator('a').first().click()
  await outbox.waitForURL('**/dev/outbox/*')
  await expect(outbox.locator('iframe')).toBeVisible()
  const code = /(?:^|\D)(\d{6})(?:\D|$)/.exec((await outbox.locator('main').textContent()) ?? '')?.[1] ?? ''
  await outbox.context().close()
  return code
}
