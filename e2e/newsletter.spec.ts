// The newsletter from the foot of a page to its reader and away again, and a campaign from its draft until it is sent.
import { expect, type Page } from '@playwright/test'
import { shop } from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const addressOf = (name: string) => `${name}-${Date.now()}@example.test`

test('a guest subscribes at the foot of a page, confirms by the mail, gets a campaign and leaves by its link', async ({
  browser,
}) => {
  const email = addressOf('reader')
  const guest = await (await browser.newContext(phone)).newPage()
  await guest.goto(`${shop()}/ar/faq`)
  await guest.locator('footer input[name=email]').fill(email)
  await guest.locator('footer form button[type=submit]').click()
  await guest.waitForURL('**/newsletter?sent=1')
  const asked = await mailOf(guest, email, '')
  const link = await asked.locator('a[href*="/newsletter/confirm/"]').first().getAttribute('href')
  await guest.goto(link ?? '')
  await guest.locator('main form button[type=submit]').click()
  await guest.waitForURL('**confirmed=1')
  await expect(guest.locator('main')).toContainText('أهلًا بك في نشرتنا')

  const subject = `عروض ${Date.now()}`
  const [writer, publisher] = [
    await entered(browser.newContext(desk), 'admin'),
    await entered(browser.newContext(desk), 'admin2'),
  ]
  const address = await write(writer, subject)
  await writer.locator('button[value=test]').click()
  await saidDone(writer, 'tested')
  await mailOf(guest, 'admin@marsa.localhost', subject)

  await writer.locator('button[value=propose]').click()
  await saidDone(writer, 'proposed')
  await publisher.goto(address)
  await publisher.locator('button[value=publish]').click()
  await saidDone(publisher, 'published')
  // It is sent by the next turn of the minute's chore; the page of whoever watches it renews without a reload.
  await expect(publisher.locator('main')).toContainText(/Sent/, { timeout: 100_000 })

  const mail = await mailOf(guest, email, subject)
  await mail
    .locator('a[href*="/newsletter/leave/"]')
    .first()
    .evaluate((link) => link.setAttribute('target', '_top'))
  const leave = await mail.locator('a[href*="/newsletter/leave/"]').first().getAttribute('href')
  await guest.goto(leave ?? '')
  await guest.locator('main form button[type=submit]').click()
  await expect(guest.locator('main')).toContainText('تم إيقاف النشرة')
})

test('a draft says what it lacks, which product it leaves out, and which language nobody gets', async ({ browser }) => {
  const writer = await entered(browser.newContext(desk), 'admin')
  await write(writer, 'عروض ناقصة', '/search-product/999999999')
  await expect(writer.locator('main')).toContainText('999999999')
  await writer.locator('select[name=language]').selectOption('ar')
  await writer.locator('button[value=save]').click()
  await saidDone(writer, 'saved')
  await writer.goto(`${writer.url().split('?')[0]}?in=en`)
  await expect(writer.locator('main')).toContainText('Nobody gets this text')
})

async function entered(context: ReturnType<import('@playwright/test').Browser['newContext']>, who: string) {
  const page = await (await context).newPage()
  await enterConsole(page, 'en', who)
  return page
}

/** A draft in both languages for everybody, saved; answers its address. */
async function write(page: Page, subject: string, more = ''): Promise<string> {
  await page.goto(`${shop()}/en/ops/content/campaigns`)
  await page.locator('main button.primary, main form button[type=submit]').first().click()
  await page.waitForURL('**/ops/content/campaigns/*-*')
  const address = page.url()
  for (const language of ['Ar', 'En']) {
    await page.locator(`[name=subject${language}]`).fill(subject)
    await page
      .locator(`[name=body${language}]`)
      .fill(`# Hello\n\nNew deals, [have a look](/search-product).\n\n${more}`)
  }
  await page.locator('button[value=save]').click()
  await saidDone(page, 'saved')
  return address
}

/** The newest mail to this address with this subject, as the outbox of the shop shows it. */
async function mailOf(page: Page, email: string, subject: string) {
  const row = page.locator('tr').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect
    .poll(
      async () => {
        await page.goto(`${shop()}/dev/outbox`)
        return row.count()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  await row.getByRole('link').first().click()
  await page.waitForURL('**/dev/outbox/*')
  return page.frameLocator('iframe')
}
