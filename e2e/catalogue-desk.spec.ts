// The desk of the catalogue: a store is switched off and customers are told; taken back, its links are read again. A pair of words is
// tried and added.
import { expect } from '@playwright/test'
import { say, shop } from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }

test('a store that is switched off refuses its links until that is undone', async ({ browser }) => {
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  const stores = `${shop()}/en/ops/catalogue/stores`
  await staff.goto(`${stores}?do=switch&store=ounass.ae`)
  await staff.locator('[name=why]').fill('They do not deliver this month')
  await staff.locator('button[value=switch]').click()
  await saidDone(staff, 'storeOff')
  await expect(staff.locator('main')).toContainText(say('en', 'catalogue_done_store_off'))

  const guest = await (await browser.newContext(phone)).newPage()
  await guest.goto(`${shop()}/ar/cart/add?wait=1&link=${encodeURIComponent('https://www.ounass.ae/shop-lamp-1.html')}`)
  await expect(guest.locator('main')).toContainText('لا نشتري جديدًا من')

  await staff.getByRole('link', { name: /^Undo/ }).first().click()
  await staff.locator('dialog [name=why]').fill('They deliver again')
  await staff.locator('button[value=undo]').click()
  await saidDone(staff, 'undone')
  await expect(staff.locator('main')).toContainText('Undone by')
})

test('a pair of words is tried, added with a reason, and removed', async ({ browser }) => {
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  const word = `word${Date.now().toString(36)}`
  await staff.goto(`${shop()}/en/ops/catalogue/synonyms`)
  await staff.locator('[name=word]').fill(word)
  await staff.locator('[name=means]').fill('mug')
  await staff.getByRole('button', { name: say('en', 'catalogue_synonym_try_now') }).click()
  await expect(staff.locator('main')).toContainText(say('en', 'catalogue_synonym_after'))
  await staff.locator('[name=why]').fill('customers type it')
  await staff.locator('button[value=add]').click()
  await saidDone(staff, 'synonymAdded')
  await staff.locator('tr', { hasText: word }).getByRole('link').first().click()
  await staff.locator('dialog [name=why]').fill('it was a trial')
  await staff.locator('button[value=end]').click()
  await saidDone(staff, 'synonymEnded')
  await expect(staff.locator('table').first()).not.toContainText(`${word}mug`)
})

test('a kind of goods gets a word: tried, saved with a reason, found by customers, taken back', async ({ browser }) => {
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'reviewer')
  await staff.goto(`${shop()}/en/ops/catalogue/categories?q=mug`)
  await staff.locator('main').getByRole('link', { name: 'Mug', exact: true }).click()
  await staff.waitForURL('**/categories/homeware-mug')
  const word = `كوز${[...Date.now().toString()].map((digit) => 'ابتثجحخدذر'[Number(digit)]).join('')}`
  const words = await staff.locator('textarea[name=ar]').inputValue()
  await staff.locator('textarea[name=ar]').fill(`${words}، ${word}، قميص`)
  await staff.locator('button[value=try]').click()
  await expect(staff.locator('#field-ar-error')).toContainText('قميص')
  await staff.locator('textarea[name=ar]').fill(`${words}، ${word}`)
  await staff.locator('button[value=try]').click()
  await expect(staff.locator('#trial')).toContainText(say('en', 'catalogue_kind_tried'))
  // The page goes to its top once it is read anew.
  await expect(staff.locator('button[value=try]')).not.toHaveAttribute('aria-busy', 'true')
  await staff.locator('form textarea[name=why]').fill('customers type it')
  await staff.locator('button[value=save]').click()
  await saidDone(staff, 'kindSaved')
  await expect(staff.locator('main')).toContainText(word)

  const guest = await (await browser.newContext(phone)).newPage()
  await expect(async () => {
    await guest.goto(`${shop()}/ar/search-product?q=${encodeURIComponent(word)}`)
    await expect(guest.locator('main article').filter({ hasText: /mug/i }).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })

  await staff.getByRole('link', { name: /^Undo/ }).first().click()
  await staff.locator('dialog [name=why]').fill('it was a trial')
  await staff.locator('button[value=undo]').click()
  await saidDone(staff, 'undone')
  await expect(staff.locator('textarea[name=ar]')).not.toHaveValue(new RegExp(word))
})
