// A card is saved at the first purchase, pays the second one without a screen more, on either site, and is removed. Who returns
// with a saved card does no more than who pays from the wallet.
import { expect } from '@playwright/test'
import { countSteps } from './count-steps.ts'
import { addByLink, demoLink, joinAs, receiveAtOffice, say, shop, walkToPay } from './customer.ts'
import { isEveryStop } from './languages.ts'
import { test } from './test.ts'

const unique = Date.now().toString(36)
const plain = demoLink('/shop/stoneware-teapot', 'thistle-and-rye.localhost')
// The second site buys in the USA alone; this one has a colour, which only its buyer can know.
const links = { eg: plain, ae: demoLink('/products/brass-reading-lamp') } as const
const phone = { width: 360, height: 780 }

const ways = [
  ['ar', 'eg'],
  ['en', 'ae'],
] as const
for (const [lang, site] of isEveryStop ? ([...ways, ['en', 'eg']] as const) : ways) {
  test(`${lang}, ${site}: a card is saved, pays again at once, and is removed`, async ({ browser }) => {
    const origin = shop(site)
    const page = await (await browser.newContext({ viewport: phone })).newPage()
    await joinAs(page, lang, `card-${lang}-${site}-${unique}@example.test`, origin)
    await addByLink(page, lang, links[site], origin)
    await page.goto(`${origin}/${lang}/checkout`)
    await walkToPay(page, 'creditCard')
    const tick = page.locator('input[name=saveCard]')
    await expect(tick).not.toBeChecked()
    await tick.check({ force: true })
    // What is ticked stays when the form is refused for something else.
    await page.locator('main button[form]:visible').first().click()
    await expect(page.locator('[role=alert], [data-error-summary]').first()).toBeVisible()
    await expect(tick).toBeChecked()
    await page.locator('input[name=terms]').check({ force: true })
    await page.locator('main button[form]:visible').first().click()
    await page.waitForURL('**/unifiedcheckout/**')
    await expect(page.locator('input[name=save]')).toBeChecked()
    await page.locator('[data-card]').last().click()
    await page.locator('button[name=choice][value=pay]').click()
    await expect(page.locator('h1')).toHaveText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })

    const counted = await countSteps(page)
    await addByLink(page, lang, links[site], origin)
    await page.waitForLoadState('networkidle')
    await page.locator('main a[href$="/checkout"]:visible').last().click()
    const first = page.locator('input[name=method]').first()
    await expect(first).toHaveValue(/^creditCard\./)
    await expect(first).toBeChecked()
    await expect(page.locator('label').filter({ has: page.locator('input[value^="creditCard."]') })).toContainText(
      '1111',
    )
    await expect(tick).toBeHidden()
    await page.locator('input[name=terms]').check({ force: true })
    await page.waitForLoadState('networkidle')
    await page.locator('main button[form]:visible').last().click()
    await page.waitForURL('**/payment/**')
    await expect(page.locator('h1')).toHaveText(say(lang, 'checkout_placed_title'), { timeout: 30_000 })
    const all = counted.screens()
    const screens = all.slice(all.findIndex((screen) => screen.includes('/cart/add')))
    const choices = counted.fields().filter((one) => !/ (q|color)$/.test(one))
    test.info().annotations.push({ type: 'returning by card', description: `${screens.length} screens: ${screens}` })
    expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(4)
    expect(choices.length, choices.join('\n')).toBeLessThanOrEqual(1)

    await page.goto(`${origin}/${lang}/account/cards`)
    const removing = page.locator('main a[href$="/remove"]')
    await expect(removing).toHaveCount(1)
    await removing.click()
    await page.waitForURL('**/remove')
    await page.getByRole('button', { name: say(lang, 'payments_cards_remove') }).click()
    await page.waitForURL('**done=removed')
    await expect(page.getByText(say(lang, 'payments_cards_removed'))).toBeVisible()
    await expect(removing).toHaveCount(0)
    await page.context().close()
  })
}

test('a saved card that is declined says why, loses nothing, and leaves every other way', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await joinAs(page, 'ar', `card-declined-${unique}@example.test`)
  await page.goto(`${shop()}/ar/account/financial/wallet/deposit`)
  await page.locator('input[name=amount]').fill('500')
  await page.locator('input[name=saveCard]').check({ force: true })
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/unifiedcheckout/**')
  // Of this one the simulator says that it has no money left once it is saved.
  await page.locator('[data-card="5123450000000024"]').click()
  await page.locator('button[name=choice][value=pay]').click()
  await page.waitForURL('**/payment/**')
  await addByLink(page, 'ar', plain)
  await page.goto(`${shop()}/ar/checkout`)
  await expect(page.locator('input[name=arrival]').first()).toBeAttached()
  await receiveAtOffice(page)
  await page.locator('main button[form]:visible, main button[type=submit]:visible').first().click()
  await expect(page.locator('input[name=terms]')).toBeAttached({ timeout: 45_000 })
  await page.locator('input[name=terms]').check({ force: true })
  await expect(page.locator('input[name=method]').first()).toBeChecked()
  await page.waitForLoadState('networkidle')
  await page.locator('main button[form]:visible').first().click()
  await page.waitForURL('**/payment/**')
  await expect(page.locator('main')).toContainText(say('ar', 'payments_decline_insufficient_funds'), {
    timeout: 30_000,
  })
  const other = page.locator('main a[href*="/checkout/order/"]').first()
  await other.click()
  await page.waitForURL('**/checkout/order/**')
  await expect(page.locator('input[name=method][value^="creditCard."]')).toBeChecked()
  await expect(page.locator('input[name=method][value=creditCard]')).toBeEnabled()
  await expect(page.locator('input[name=method][value=fawry]')).toBeEnabled()
  await page.context().close()
})
