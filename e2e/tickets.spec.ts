// Tickets: a guest writes in Arabic on a phone; a customer writes about an order, staff take it on and answer with a ready
// answer, which the open page shows by itself; the answer by mail comes back in; laid aside and merged; another's is not there.
import { createHmac, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, say, shop, shopPort } from './customer.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const unique = Date.now().toString(36)
const soon = { timeout: 20_000 }
const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/events') && answer.status() === 200)

/** Where answers to the last mail to this address go, as the outbox of development shows it. */
async function replyAddress(page: Page, email: string, ticket: string): Promise<string> {
  const path = () =>
    page
      .locator('tr')
      .filter({ hasText: email })
      .filter({ hasText: ticket })
      .first()
      .locator('a')
      .first()
      .getAttribute('href', { timeout: 500 })
      .catch(() => null)
  await expect(async () => {
    await page.goto(`${shop()}/dev/outbox`)
    expect(await path()).not.toBeNull()
  }).toPass(soon)
  await page.goto(`${shop()}${await path()}`)
  return (await page.getByText(/^reply\+t\d+\.[0-9a-f]{16}@/).textContent()) ?? ''
}

test('ضيف يكتب من هاتفه بالعربية، ويرى رقم تذكرته؛ والخطأ بجانب حقله', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${shop()}/ar/contact`)
  await page.locator('input[name=name]').fill('هدى سمير')
  await page.locator('main input[name=email]').fill('ليس بريدًا')
  await page.locator('textarea[name=message]').fill('هل تشترون من متاجر في اليابان؟')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main input[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('textarea[name=message]')).toHaveValue('هل تشترون من متاجر في اليابان؟')
  await page.locator('main input[name=email]').fill(`huda-${unique}@example.test`)
  await page.locator('input[name=phone]').fill('01001112223')
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('status').filter({ hasText: /T\d{5}/ })).toBeVisible()
  await expect(page.getByText(say('ar', 'tickets_sent_guest'))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a ticket about an order: claimed, answered from a ready answer, live on the open page, answered by mail, laid aside, merged', async ({
  browser,
}) => {
  const email = `tickets-${unique}@example.test`
  const page = await (await browser.newContext(phone)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await joinAs(page, 'ar', email)
  await depositByCard(page, 'ar', '60000')
  await addByLink(page, 'ar', demoLink('/products/brass-reading-lamp'))
  await checkOut(page, 'ar', 'wallet')
  await page.waitForURL(/\/payment\//)
  await page.goto(`${shop()}/ar/contact`)
  await page.locator('select[name=order]').selectOption({ index: 1 })
  await page.locator('textarea[name=message]').fill('متى يصل؟')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/account\/tickets\/T\d+/)
  const ticket = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const mine = listening(page)
  await page.goto(`${shop()}/ar/account/tickets/${ticket}`)
  await mine

  // Staff: taken on, a ready answer put in and sent; the customer's page shows it by itself, and keeps what is being typed.
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  await staff.goto(`${shop()}/en/ops/tickets/answers`)
  await staff.locator('input[name=name]').fill(`Arrival ${unique}`)
  await staff.locator('textarea[name=saidAr]').fill('أهلًا {name}، طلبك {order} في الطريق.')
  await staff.locator('textarea[name=saidEn]').fill('Hello {name}, {order} is on its way.')
  await staff.locator('button[name=do][value=save]').click()
  await expect(staff.getByText(`Arrival ${unique}`)).toBeVisible()
  await staff.goto(`${shop()}/en/ops/tickets/${ticket}`)
  await staff.locator('button[name=do][value=claim]').click()
  await expect(staff.locator('button[name=do][value=release]')).toBeVisible()
  await staff.locator('select[name=canned]').selectOption({ label: `Arrival ${unique}` })
  await staff.locator('button[name=do][value=use]').click()
  await expect(staff.locator('textarea[name=message]')).toHaveValue(/^أهلًا .*في الطريق\.$/)
  await page.locator('textarea[name=message]').fill('أكتب الآن')
  await staff.locator('button[name=do][value=write]').click()
  await expect(page.getByText(/طلبك .* في الطريق/)).toBeVisible(soon)
  await expect(page.locator('textarea[name=message]')).toHaveValue('أكتب الآن')

  // The other way: the customer writes, and the page of staff shows it by itself.
  const theirs = listening(staff)
  await staff.goto(`${shop()}/en/ops/tickets/${ticket}`)
  await theirs
  await page.locator('main form button[name=do][value=write]').click()
  await expect(staff.locator('ol').getByText('أكتب الآن')).toBeVisible(soon)

  // By mail.
  await staff.locator('textarea[name=message]').fill('Blue or black?')
  await staff.locator('button[name=do][value=write]').click()
  await page.goto(`${shop()}/ar/account`)
  await staff.locator('textarea[name=message]').fill('And when are you at home?')
  await staff.locator('button[name=do][value=write]').click()
  const outbox = await (await browser.newContext(desk)).newPage()
  const to = await replyAddress(outbox, email, ticket)
  expect(to).toContain(`reply+${ticket.toLowerCase()}.`)
  const status = await mailAs(email, to, 'الأزرق\n\n> Blue or black?')
  expect(status).toBe(200)
  await expect(staff.locator('ol').getByText('الأزرق', { exact: true })).toBeVisible(soon)

  // Laid aside it is in no queue; merged, the other number leads to it.
  await staff.locator('button[name=do][value=snooze]').click()
  await expect(staff).toHaveURL(/done=snoozed/)
  await staff.goto(`${shop()}/en/ops/tickets?q=${ticket}`)
  await expect(staff.locator('main')).not.toContainText(ticket)
  await page.goto(`${shop()}/ar/contact`)
  await page.locator('textarea[name=message]').fill('ونسيت أن أسأل')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/account\/tickets\/T\d+/)
  const second = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await staff.goto(`${shop()}/en/ops/tickets/${second}`)
  await staff.getByText(say('en', 'tickets_merge'), { exact: true }).click()
  await staff.locator('input[name=into]').fill(ticket)
  await staff.locator('button[name=do][value=merge]').click()
  await expect(staff).toHaveURL(new RegExp(`/ops/tickets/${ticket}\\?done=merged`))
  await expect(staff.locator('ol').getByText('ونسيت أن أسأل')).toBeVisible()
  await page.goto(`${shop()}/ar/account/tickets/${second}`)
  await expect(page).toHaveURL(new RegExp(`/account/tickets/${ticket}$`))

  // Another customer finds neither the ticket nor its files.
  const stranger = await (await browser.newContext(phone)).newPage()
  await joinAs(stranger, 'ar', `stranger-${unique}@example.test`)
  expect((await stranger.goto(`${shop()}/ar/account/tickets/${ticket}`))?.status()).toBe(404)
})

/** Posts a mail as Mailgun's route does, signed with the key of the simulated mail company. */
async function mailAs(from: string, recipient: string, text: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = randomBytes(25).toString('hex')
  const headers = [
    ['From', from],
    ['Message-Id', `<${token}@mail.example>`],
  ]
  const signature = createHmac('sha256', 'simulator-signing-key')
    .update(timestamp + token)
    .digest('hex')
  const fields = { recipient, sender: from, from, subject: 'Re:', 'body-plain': text, timestamp, token, signature }
  const body = new URLSearchParams({ ...fields, 'message-headers': JSON.stringify(headers) })
  return (await fetch(`http://localhost:${shopPort()}/api/tickets/mails`, { method: 'POST', body })).status
}
