// The desk of the catalogue: a store is switched off and customers are told; taken back, its links are read again. A pair of words is
// tried and added.
import { expect, test } from '@playwright/test'
import { say, shop } from './customer.ts'
import { enterConsole } from './staff.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }

test('a store that is switched off refuses its links until that is undone', async ({ browser }) => {
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  const stores = `${shop()}/en/ops/catalogue/stores`
  await staff.goto(`${stores}?do=switch&store=ounass.ae`)
  await staff.locator('[name=why]').fill('They do not deliver this month')
  await staff.locator('button[value=switch]').click()
  await staff.waitForURL('**done=storeOff')
  await expect(staff.locator('main')).toContainText(say('en', 'catalogue_done_store_off'))

  const guest = await (await browser.newContext(phone)).newPage()
  await guest.goto(`${shop()}/ar/cart/add?wait=1&link=${encodeURIComponent('https://www.ounass.ae/shop-lamp-1.html')}`)
  await expect(guest.locator('main')).toContainText('لا نشتري جديدًا من')

  await staff.getByRole('link', { name: /^Undo/ }).first().click()
  await staff.locator('dialog [name=why]').fill('They deliver again')
  await staff.locator('button[value=undo]').click()
  await staff.waitForURL('**done=undone')
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
  await staff.waitForURL('**done=synonymAdded')
  await staff.locator('tr', { hasText: word }).getByRole('link').first().click()
  await staff.locator('dialog [name=why]').fill('it was a trial')
  await staff.locator('button[value=end]').click()
  await staff.waitForURL('**done=synonymEnded')
  await expect(staff.locator('table').first()).not.toContainText(`${word}mug`)
})
