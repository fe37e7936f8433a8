// The page of an order for staff: what waits stands on top, a colleague is named in a note before anybody wrote, and each role sees
// its own parts, on a phone in Arabic and at a desk in English.
import { expect, type Page } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, say, shop } from './customer.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const email = `staff-order-${Date.now().toString(36)}@example.test`
const noted = '@سارة عادل: الصندوق مفتوح من جانبه'
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('an order’s page leads to what waits, keeps a note for a named colleague, and shows each role its own parts', async ({
  browser,
}) => {
  test.slow()
  const own = await (await browser.newContext(phone)).newPage()
  await joinAs(own, 'ar', email)
  await depositByCard(own, 'ar', '60000')
  await addByLink(own, 'ar', demoLink('/products/brass-reading-lamp'))
  await checkOut(own, 'ar', 'wallet')
  await own.waitForURL(/\/payment\//)
  await own.goto(`${shop()}/ar/account/orders`)
  const opened = own.locator('main a[href*="/account/orders/1"]').first()
  const number = /\/orders\/(\d+)/.exec((await opened.getAttribute('href')) ?? '')?.[1] ?? ''
  expect(number).not.toBe('')

  // The reviewer, on a phone: the next step stands on top, and a note begins the order's ticket.
  const reviewer = await (await browser.newContext(phone)).newPage()
  await enterConsole(reviewer, 'ar', 'reviewer')
  await reviewer.goto(`${shop()}/ar/ops/orders/${number}`)
  const acts = reviewer.getByRole('navigation', { name: say('ar', 'console_order_acts', 'console') })
  await expect(acts.locator('a').first()).toHaveAttribute('href', `/ar/ops/review/${number}`)
  expect(await fits(reviewer)).toBe(true)
  const comments = reviewer.locator('#comments')
  await comments.locator('textarea[name=message]').fill(noted)
  await comments.locator('button[value=note]').click()
  await expect(comments.locator('ol, ul').getByText(noted)).toBeVisible()
  await expect(comments.locator('a[href*="/ops/tickets/T"]')).toBeVisible()
  await own.goto(`${shop()}/ar/account/tickets`)
  await expect(own.locator('main a[href*="/account/tickets/T"]')).toHaveCount(0)
  await own.goto(`${shop()}/ar/account/orders/${number}`)
  await expect(own.getByText('الصندوق مفتوح')).toHaveCount(0)

  // Support, at a desk: who was named finds the order, and whose it is stands on its page.
  const support = await (await browser.newContext(desk)).newPage()
  await enterConsole(support, 'en', 'support')
  await support.goto(`${shop()}/en/ops/tickets?stage=mentions`)
  await expect(support.locator('main').getByText(number)).toBeVisible()
  await support.goto(`${shop()}/en/ops/orders/${number}`)
  await expect(support.locator('#comments').getByText(noted)).toBeVisible()
  await expect(support.getByText(email)).toBeVisible()
  await support.locator('main a[href*="/ops/customers/"]').first().click()
  await support.waitForURL(/\/ops\/customers\/[0-9a-f-]{36}$/)

  // A warehouse sees the goods, no prices, no address of the customer, no notes.
  const warehouse = await (await browser.newContext(phone)).newPage()
  await enterConsole(warehouse, 'ar', 'warehouse')
  await warehouse.goto(`${shop()}/ar/ops/orders/${number}`)
  await expect(warehouse.locator('main h1')).toContainText(number)
  expect(await fits(warehouse)).toBe(true)
  const shown = await warehouse.locator('main').textContent()
  for (const hidden of [email, 'الصندوق مفتوح', 'ج.م', 'USD']) expect(shown).not.toContain(hidden)
  await expect(warehouse.locator('#comments button[value=note]')).toHaveCount(0)

  // Finance sees what was paid.
  const finance = await (await browser.newContext(desk)).newPage()
  await enterConsole(finance, 'en', 'finance')
  await finance.goto(`${shop()}/en/ops/orders/${number}`)
  await expect(finance.locator('#payments')).toBeVisible()
  await expect(finance.locator('#comments button[value=note]')).toHaveCount(0)
})
