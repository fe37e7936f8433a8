// Issue 18: how much a purchase asks, from the screen that a pasted link opens to the one that says it is paid.
import { expect, type Page } from '@playwright/test'
import { countSteps } from './count-steps.ts'
import {
  addByLink,
  checkOut,
  demoLink,
  depositByCard,
  joinAs,
  mailedCode,
  payByCard,
  receiveAtOffice,
  say,
} from './customer.ts'
import { languages } from './languages.ts'
import { test } from './test.ts'

const unique = Date.now().toString(36)
const product = demoLink('/products/brass-reading-lamp')
// Without a colour or a size, which only the buyer can know.
const plain = demoLink('/shop/stoneware-teapot', 'thistle-and-rye.localhost')
const phone = { width: 390, height: 844 }

for (const lang of languages) {
  test(`${lang}: a new customer is paid up after at most 8 screens and 12 fields`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: phone })).newPage()
    const email = `count-${lang}-${unique}@example.test`
    const counted = await countSteps(page)
    await addByLink(page, lang, product)
    await press(page, 'main a[href$="/checkout"]:visible')
    await page.locator('main input[name=email]').fill(email)
    await press(page, 'main form button[type=submit]:visible')
    await page.waitForURL('**ask=**')
    // Pasted as one, with the spaces a mail may show: the last digit sends it.
    const code = await mailedCode(page, email)
    await page.locator('main input[name=code]').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page.locator('input[name=arrival]').first()).toBeAttached()
    await receiveAtOffice(page)
    await press(page, 'main button[form]:visible')
    await page.waitForURL('**step=pay**')
    await expect(page.locator('input[name=terms]')).not.toBeChecked()
    await page.locator('input[name=terms]').check({ force: true })
    await press(page, 'main button[form]:visible')
    await payByCard(page)
    await expect(page.locator('h1')).toHaveText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })
    const [screens, fields] = [fromProduct(counted.screens()), counted.fields().filter((one) => !/ q$/.test(one))]
    test.info().annotations.push({ type: 'new', description: `${screens.length} screens, ${fields.length} fields` })
    expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(8)
    expect(fields.length, fields.join('\n')).toBeLessThanOrEqual(12)
    await page.context().close()
  })

  test(`${lang}: who returns is paid up after at most 4 screens and 1 choice`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: phone })).newPage()
    await joinAs(page, lang, `again-${lang}-${unique}@example.test`)
    await depositByCard(page, lang, '90000')
    await addByLink(page, lang, product)
    await checkOut(page, lang, 'wallet')
    await page.waitForURL('**/payment/**')
    const counted = await countSteps(page)
    await addByLink(page, lang, plain)
    await press(page, 'main a[href$="/checkout"]:visible')
    await expect(page.locator('input[name=method][value=wallet]')).toBeChecked()
    await page.locator('input[name=terms]').check({ force: true })
    await press(page, 'main button[form]:visible')
    await page.waitForURL('**/payment/**')
    await expect(page.locator('h1')).toHaveText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })
    const [screens, fields] = [fromProduct(counted.screens()), counted.fields().filter((one) => !/ q$/.test(one))]
    test
      .info()
      .annotations.push({ type: 'returning', description: `${screens.length} screens, ${fields.length} fields` })
    expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(4)
    expect(fields.length, fields.join('\n')).toBeLessThanOrEqual(1)
    await page.context().close()
  })
}

/** The screen where the link is pasted comes before, and so does the link. */
function fromProduct(screens: readonly string[]): readonly string[] {
  return screens.slice(screens.findIndex((screen) => screen.includes('/cart/add')))
}

async function press(page: Page, selector: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator(selector).last().click()
}
