// The purchase with a screen reader: every step, field and button has its name, and changes and errors are announced.
import { expect } from '@playwright/test'
import { chooseOptions, demoLink, depositByCard, joinAs, say, shop } from './customer.ts'
import { languages } from './languages.ts'
import { activate, dictate, expectHeard, expectPage, findSaid, listenTo, readAloud } from './reader.ts'
import { test } from './test.ts'

const unique = Date.now().toString(36)

for (const lang of languages) {
  test(`${lang}: every step of the purchase is named and announced`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    const words = (key: string) => say(lang, key)
    const part = (key: string) => new RegExp(words(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    await joinAs(page, lang, `reader-${lang}-${unique}@example.test`)
    await depositByCard(page, lang, '60000')
    const reader = await listenTo(page)

    await page.goto(`${shop()}/${lang}`)
    await expectPage(reader, /./)
    const [field] = (await readAloud(reader)).filter((one) => /searchbox|combobox/.test(one.role))
    expect(field?.name).not.toBe('')
    await dictate(reader, field!.role, field!.name, demoLink('/products/brass-reading-lamp'))
    await page.keyboard.press('Enter')

    await expect(page.locator('form#item')).toBeVisible({ timeout: 20_000 })
    await expectPage(reader, /Brass Reading Lamp/)
    await findSaid(reader, 'radio', 'Brass')
    await chooseOptions(page)
    await activate(reader, 'button', words('cart_add'))
    await page.waitForURL((url) => url.pathname === `/${lang}/cart`)
    await expectPage(reader, part('cart_title'))
    await findSaid(reader, 'status', '')
    await activate(reader, 'link', part('cart_checkout'))

    await expectPage(reader, words('checkout_title'))
    await activate(reader, 'button', words('checkout_continue'))
    await expectHeard(reader, part('people_problem'))
    const phone = await findSaid(reader, 'textbox', part('people_phone'))
    expect(phone.facts.invalid, 'the wrong field is told as wrong').toBe('true')
    expect(phone.description).not.toBe('')
    await activate(reader, 'radio', part('checkout_arrival_pickup'))
    await dictate(reader, 'textbox', part('people_phone'), '+201098765432')
    await activate(reader, 'button', words('checkout_continue'))
    await page.waitForURL('**step=pay**')
    await expectPage(reader, words('checkout_title'))
    await findSaid(reader, 'radio', /./)
    await page.locator('input[name=method][value=wallet]').check({ force: true })
    await page.waitForURL('**method=wallet**')
    await activate(reader, 'button', part('checkout_place'))
    await expectHeard(reader, part('refusal_terms_not_accepted'))
    await page.waitForLoadState('networkidle')
    await activate(reader, 'checkbox', part('checkout_terms_before'))
    await expect(page.locator('input[name=terms]')).toBeChecked()
    await activate(reader, 'button', part('checkout_place'))
    await page.waitForURL('**/payment/**')
    await expectPage(reader, words('checkout_placed_title'))
    const outcome = (await readAloud(reader)).filter((one) => one.role === 'status')
    expect(outcome.length, 'the outcome is a status').toBeGreaterThan(0)
    await page.context().close()
  })
}
